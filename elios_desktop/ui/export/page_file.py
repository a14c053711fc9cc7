"""The page put together: one HTML file that asks nothing of any other place.

It may run its own script and use its own style sheet, known by their sums, and nothing else (`default-src 'none'`).
Whatever comes from people, names above all, goes through `escape` or, within JSON, `json_text`: nothing else is put in.
"""

import json
import zlib
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape

from elios_desktop.engine.contract import Json, Scored, seen
from elios_desktop.games import entry_of
from elios_desktop.resources import resource
from elios_desktop.storage.files import RECORD_BEGINS, RECORD_ENDS
from elios_desktop.texts.translate import LANGUAGES, fill
from elios_desktop.texts.words import find_words, result_sentence
from elios_desktop.ui.kit.i18n import translate
from elios_desktop.ui.session import controller, facts, hindsight


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of one move."""

    sentence: str
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PageWords:
    """Everything in one language."""

    title: str
    names: tuple[str, ...]
    told: tuple[Told, ...]
    """Of the beginning, and of each move."""
    outcome: str
    """How the game ended or stands."""
    labels: dict[str, str]
    """What is on buttons and above lists; the page's script knows them by these names."""


def words_of(still: controller.Controller, turning_points: Sequence[hindsight.TurningPoint], whole: bool) -> PageWords:
    """Return what the page says of a game; `whole` is whether it holds the game itself."""
    names = still.kept.names
    title = entry_of(still.session.game.id).name(translate)
    labels = _labels(whole) | {"chances": translate("Course", "Chances of winning")}
    return PageWords(title, tuple(names), _told(still, turning_points), _outcome(still), labels)


def _told(still: controller.Controller, turning_points: Sequence[hindsight.TurningPoint]) -> tuple[Told, ...]:
    session, names = still.session, still.kept.names
    words = find_words(session.game.id)
    cost = {point.ply + 1: hindsight.what_it_cost(session, point, names) for point in turning_points}
    told = [Told(translate("Course", "The game begins."))]
    for number, transition in enumerate(session.transitions, 1):
        remarks = [
            words.scored(event, names, translate)
            for event in seen(transition, None)
            if isinstance(event, Scored) and still.counts_points
        ]
        remarks += [cost[number]] if number in cost else []
        told.append(Told(words.move(transition, None, names, translate), tuple(remarks)))
    return tuple(told)


def _outcome(still: controller.Controller) -> str:
    session, names = still.session, still.kept.names
    result = session.result
    if result is None:
        return translate("Page", "The game isn’t over yet.")
    title = facts.winners_title(names, result.winners)
    reason = result_sentence(session.game.id, result, session.state, names, translate)
    return f"{title if title.endswith('!') else f'{title}.'} {reason}"


def _labels(whole: bool) -> dict[str, str]:
    alone = translate("Page", "This page is complete: it loads nothing from anywhere else.")
    opened = translate(
        "Page",
        "Open it with Elios Desktop, or drop it on the program’s window, to look back at the game there "
        "and play on from any move.",
    )
    hidden = translate("Page", "It shows what everybody at the table may see, and nothing that is hidden.")
    return {
        "language": translate("Page", "Language"),
        "table": translate("Page", "The table"),
        "first": translate("Page", "To the beginning"),
        "back": translate("Page", "One move back"),
        "play": translate("Page", "Play"),
        "stop": translate("Page", "Stop"),
        "on": translate("Page", "One move forward"),
        "last": translate("Page", "To the end"),
        "move": translate("Course", "Move"),
        "shown": translate("Page", "Move {ply} of {last}."),
        "moves": translate("Panel", "Moves"),
        "keys": translate(
            "Page", "Keys: the arrows go one move back or forward, Home and End to the beginning or the end; P plays."
        ),
        "percent": translate("Course", "A computer’s estimate, in percent, from what everybody could see."),
        "numbers": translate("Page", "The numbers"),
        "still": translate(
            "Page", "The table as it was at the end. (With scripts allowed, the page shows it after every move.)"
        ),
        "inside": f"{alone} {opened if whole else hidden}",
    }


def shown_sentence(words: PageWords, ply: int) -> str:
    """Tell where one is in the game, and what was done: what the page's script says."""
    if ply == 0:
        return words.told[0].sentence
    return f"{fill(words.labels['shown'], ply=ply, last=len(words.told) - 1)} {words.told[ply].sentence}"


_MARKS = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆", "star": "★"}
_BUTTONS = {
    "first": "M5 5h2.5v14H5zM20 5v14L8.5 12z",
    "back": "M17 5v14L6 12z",
    "play": "M7 4v16l13-8z",
    "on": "M7 5v14l11-7z",
    "last": "M16.5 5H19v14h-2.5zM4 5v14l11.5-7z",
}
"""What is drawn on each."""
_SIGN = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{}"/></svg>'
_CHART = (720, 160)


@dataclass(frozen=True, slots=True)
class Player:
    """How a seat is told from the others, beside its name."""

    colour: str
    mark: str


@dataclass(frozen=True, slots=True)
class Pictures:
    """WebP files: the table without what lies on it (and below it, how it looks later), all that lies there cut into
    cells, and the end."""

    background: bytes
    sheet: bytes
    end: bytes


@dataclass(frozen=True, slots=True)
class PageContent:
    """All that is on a page."""

    language: str
    """That in which it opens."""
    words: Mapping[str, PageWords]
    players: Sequence[Player]
    movers: Sequence[int]
    """The seat that made each move."""
    chances: Sequence[Sequence[float]]
    """Each seat's chance to win after 0, 1, … moves; may be empty."""
    size: tuple[int, int]
    data: Json
    record: Json | None
    """The game itself, if all of it may be known."""


def page(content: PageContent, pictures: Pictures) -> bytes:
    """Return the file."""
    style, script = _part("page.css") + _language_rules(content.words) + _colours(content.players), _part("page.js")
    policy = "; ".join(
        (
            "default-src 'none'",
            "img-src data:",
            f"style-src '{_sum(style)}'",
            f"script-src '{_sum(script)}'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )
    words = content.words[content.language]
    title = escape(f"{words.title}: {', '.join(words.names)}")
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    scene = packed.compress(json_text(content.data).encode()) + packed.flush()
    labels = {language: each.labels for language, each in content.words.items()}
    record = f"{RECORD_BEGINS}{json_text(content.record)}{RECORD_ENDS}\n" if content.record is not None else ""
    width, height = content.size
    return f"""<!DOCTYPE html>
<html lang="{content.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Elios Desktop">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{_radios(content)}
<header>
<h1>{_all(content, "title")}</h1>
<p class="players">{_players(content)}</p>
<p class="languages" role="group">{_language_labels(content)}</p>
</header>
<main>
<figure>
<img id="end" width="{width}" height="{height}" src="{_image(pictures.end)}" alt="{escape(words.outcome)}">
<canvas id="table" width="{width}" height="{height}" role="img" hidden></canvas>
<figcaption class="without">{_label(content, "still")}</figcaption>
</figure>
<div class="controls" hidden>
{"".join(f'<button id="{name}">{_SIGN.format(shape)}</button>' for name, shape in _BUTTONS.items())}
<input id="ply" type="range" min="0" max="{len(content.movers)}" value="0">
</div>
<p id="said" role="status"></p>
<p class="with keys">{_label(content, "keys")}</p>
<p class="outcome">{_all(content, "outcome")}</p>
<section>
<h2>{_label(content, "moves")}</h2>
{_list(content)}
</section>
{_chances(content)}
</main>
<footer><p>{_label(content, "inside")}</p></footer>
<img id="background" src="{_image(pictures.background)}" alt="" hidden>
<img id="sheet" src="{_image(pictures.sheet)}" alt="" hidden>
<script type="text/plain" id="scene">{b64encode(scene).decode()}</script>
<script type="application/json" id="labels">{json_text(labels)}</script>
{record}<script>{script}</script>
</body>
</html>
""".encode()


def json_text(value: object) -> str:
    """JSON that ends no element and begins none, whatever stands in it."""
    text = json.dumps(value, separators=(",", ":"), allow_nan=False)
    for letter in "<>&":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return text


def _part(name: str) -> str:
    return resource("page", name).read_text(encoding="utf-8")


def _sum(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _image(data: bytes) -> str:
    return f"data:image/webp;base64,{b64encode(data).decode()}"


def _language_rules(languages: Iterable[str]) -> str:
    """Show one language, that of the button that is pressed; no script is needed for this."""
    rules = []
    for code in languages:
        chosen = f"~header [for=in-{code}]"
        rules += [
            f"#in-{code}:checked~* span[lang]:not([lang={code}]){{display:none}}",
            f"#in-{code}:checked{chosen}{{background:var(--accent);border-color:var(--accent);color:var(--panel)}}",
            f"#in-{code}:focus-visible{chosen}{{outline:3px solid var(--focus);outline-offset:2px}}",
        ]
    return "".join(rules)


def _colours(players: Sequence[Player]) -> str:
    rules = []
    for seat, player in enumerate(players, 1):
        sign = f'"{_MARKS[player.mark]}"'  # and nothing for screen readers, where that can be said
        rules += [
            f'.p{seat}::before{{content:{sign};content:{sign}/"";color:{player.colour}}}',
            f".c{seat}{{stroke:{player.colour}}}",
        ]
    return "".join(rules)


def _spans(texts: Mapping[str, str]) -> str:
    """Return the same in every language, of which one is seen. `texts` is HTML; one text for all of them needs no
    language."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "".join(f"<span lang={language}>{text}</span>" for language, text in texts.items())


def _all(content: PageContent, field: str) -> str:
    return _spans({language: escape(getattr(words, field)) for language, words in content.words.items()})


def _label(content: PageContent, name: str) -> str:
    return _spans({language: escape(words.labels[name]) for language, words in content.words.items()})


def _radios(content: PageContent) -> str:
    return "".join(
        f'<input type="radio" name="language" id="in-{code}" value="{code}" aria-label="{escape(LANGUAGES[code].name)}"'
        f' lang="{code}"{" checked" if code == content.language else ""}>'
        for code in content.words
    )


def _language_labels(content: PageContent) -> str:
    return "".join(
        f'<label for="in-{code}" lang="{code}" class="always">{escape(LANGUAGES[code].name)}</label>'
        for code in content.words
    )


def _mark(seat: int) -> str:
    return f"<i class=p{seat}></i>"


def _name(content: PageContent, seat: int) -> str:
    return _spans({language: escape(words.names[seat - 1]) for language, words in content.words.items()})


def _players(content: PageContent) -> str:
    return " ".join(f"<span>{_mark(seat)} {_name(content, seat)}</span>" for seat in range(1, len(content.players) + 1))


def _list(content: PageContent) -> str:
    lines = []
    for ply in range(len(content.movers) + 1):
        texts = {}
        for language, words in content.words.items():
            told = words.told[ply]
            remarks = "".join(f"<small>{escape(remark)}</small>" for remark in told.remarks)
            texts[language] = f"{escape(told.sentence)}{remarks}"
        mark = _mark(content.movers[ply - 1]) if ply else ""
        lines.append(f"<li id=m{ply} value={ply}><a href=#m{ply}>{mark}{_spans(texts)}</a></li>")
    return "<ol>\n" + "\n".join(lines) + "\n</ol>"


def _chances(content: PageContent) -> str:
    known = content.chances
    if len(known) < 2:
        return ""
    width, height = _CHART
    lines = []
    for seat in range(1, len(content.players) + 1):
        places = " ".join(
            f"{ply * width / (len(known) - 1):.0f},{height * (1 - each[seat - 1]):.0f}"
            for ply, each in enumerate(known)
        )
        lines.append(f'<polyline class="c{seat}" points="{places}"/>')
    heads = "".join(
        f'<th scope="col">{_mark(seat)} {_name(content, seat)}</th>' for seat in range(1, len(content.players) + 1)
    )
    rows = "".join(
        f'<tr><th scope="row">{ply}</th>{"".join(f"<td>{round(100 * chance)}</td>" for chance in each)}</tr>'
        for ply, each in enumerate(known)
    )
    return f"""<section class="chances">
<h2>{_label(content, "chances")}</h2>
<p>{_label(content, "percent")}</p>
<svg id="chart" viewBox="0 0 {width} {height}" preserveAspectRatio="none" aria-hidden="true">
<path class="half" d="M0 {height // 2}H{width}"/>{"".join(lines)}<path id="here" d="M0 0V{height}"/></svg>
<details><summary>{_label(content, "numbers")}</summary>
<table><tr><th scope="col">{_label(content, "move")}</th>{heads}</tr>{rows}</table></details>
</section>"""
