"""A moment as people say it: "5 minutes ago", "yesterday at 14:05"."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime

from elios_desktop.texts.translate import fill
from elios_desktop.ui.kit.i18n import translate


def when_text(moment: datetime, now: datetime) -> str:
    """How long ago a moment was, or its date when that is long ago; in the language in force."""
    moment, now = moment.astimezone(), now.astimezone()
    minutes = int((now - moment).total_seconds() // 60)
    if minutes < 1:
        return translate("When", "just now")
    if minutes < 60:
        return translate("When", "%n minute(s) ago", None, minutes)
    locale = QLocale()
    time = locale.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    days = (now.date() - moment.date()).days
    if days == 0:
        return fill(translate("When", "today at {time}"), time=time)
    if days == 1:
        return fill(translate("When", "yesterday at {time}"), time=time)
    if days < 7:
        return translate("When", "%n day(s) ago", None, days)
    return locale.toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
