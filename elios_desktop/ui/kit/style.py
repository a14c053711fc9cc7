"""The style sheet of the whole program, made from the theme in force.

Widgets choose among a few looks by the dynamic property `look`: "primary" (the one button that goes on), "quiet" (no
frame), "segment" (one of a row of choices), "drop" (opens a menu of choices), "small" (one of many little ones),
"brass" (a plate on the shelf), "card" (a frame on home and the pages), "title", "soft". What is pressed in play has
the property `finger`: it is at least 44 pixels high and wide.
"""

from elios_desktop.ui.kit.theme import BRASS, BRASS_EDGE, BRASS_INK, CONTROL, SHEET, SIZES, Theme

_SHEET = """
QMainWindow, QDialog, QMessageBox, #page {{ background: {window}; }}
QWidget {{ color: {text}; }}
QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
QLabel[look="display"] {{ font-size: {display}pt; font-weight: bold; }}
QLabel[look="title"] {{ font-size: {title}pt; font-weight: bold; }}
QLabel[look="large"] {{ font-size: {large}pt; font-weight: bold; }}
QLabel[look="soft"] {{ color: {text_soft}; font-size: {small}pt; }}

QScrollArea {{ background: transparent; border: none; }}
QScrollArea > #qt_scrollarea_viewport, #scrolled {{ background: transparent; }}

QFrame[look="card"] {{ background: {panel}; border: 1px solid {line}; border-radius: {sheet}px; }}
QFrame[look="card"]#scrolled {{ background: {panel}; }}
QFrame[look="line"] {{ background: {line}; border: none; max-height: 1px; }}

QPushButton {{
    background: {panel}; border: 1px solid {border}; border-radius: {control}px; padding: 6px 15px; min-height: 1.35em;
}}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:pressed {{ background: {surface}; }}
QPushButton:disabled {{ color: {faded}; border-color: {line}; }}
QPushButton:focus {{ border: 2px solid {focus}; padding: 5px 14px; outline: none; }}
QPushButton[look="primary"], QPushButton:default {{
    background: {accent}; color: {accent_text}; border-color: {accent}; font-weight: bold;
}}
QPushButton[look="primary"]:hover, QPushButton:default:hover {{ background: {accent_hover}; }}
QPushButton[look="primary"]:focus, QPushButton:default:focus {{ border: 2px solid {focus}; }}
QPushButton[look="primary"]:disabled {{ background: {line}; color: {text_soft}; border-color: {line}; }}
QPushButton[look="primary"][large="true"] {{ min-height: 44px; font-size: {title}pt; }}
QPushButton[look="quiet"] {{ background: transparent; border: 1px solid transparent; }}
QPushButton[look="quiet"]:hover {{ background: {surface}; }}
QPushButton[look="quiet"]:focus {{ border: 2px solid {focus}; }}
QPushButton[near="true"] {{ padding: 6px 7px; }}
QPushButton[near="true"]:focus {{ padding: 5px 6px; }}
QPushButton[look="segment"] {{ padding: 5px 14px; }}
QPushButton[look="segment"]:checked {{ background: {accent}; color: {accent_text}; border-color: {accent}; }}
QPushButton[look="segment"]:focus {{ border: 2px solid {focus}; padding: 4px 13px; }}
QPushButton[look="drop"] {{ padding: 6px 8px; }}
QPushButton[look="drop"]:focus {{ padding: 5px 7px; }}
QPushButton[look="drop"][arrow="true"] {{ padding-right: 26px; text-align: left; }}
QPushButton[look="drop"][arrow="true"]:focus {{ padding-right: 25px; }}
QPushButton[look="small"] {{ padding: 1px 10px; font-size: {small}pt; }}
QPushButton[look="small"]:focus {{ border: 2px solid {focus}; padding: 0 9px; }}
QPushButton[look="small"]:disabled {{ background: transparent; }}
QPushButton[look="brass"] {{
    background: {brass}; color: {brass_ink}; border: 1px solid {brass_edge}; padding: 1px 12px; font-size: {small}pt;
}}
QPushButton[look="brass"]:hover {{ border-color: {brass_ink}; }}
QPushButton[look="brass"]:focus {{ border: 2px solid {focus}; padding: 0 11px; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}

QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: {control}px; padding: 3px 8px; }}
QToolButton:hover {{ background: {surface}; }}
QToolButton:pressed, QToolButton:open {{ background: {surface}; border-color: {line}; }}
QToolButton:focus {{ border: 2px solid {focus}; padding: 2px 7px; }}
QToolButton:disabled {{ color: {faded}; }}
QToolButton::menu-indicator {{ image: none; width: 0; }}

QPushButton[finger="true"] {{ min-height: 30px; min-width: 14px; }}
QPushButton[finger="true"][lines="2"] {{ min-height: 2.05em; }}
QToolButton[finger="true"] {{ min-height: 36px; min-width: 28px; }}
QToolButton[finger="bar"] {{ min-height: 33px; min-width: 32px; }}

QLineEdit, QKeySequenceEdit QLineEdit, QPlainTextEdit, QTextEdit {{
    background: {input}; border: 1px solid {border}; border-radius: {control}px; padding: 5px 9px; min-height: 1.35em;
    selection-background-color: {accent}; selection-color: {accent_text}; placeholder-text-color: {text_soft};
}}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {focus}; padding: 4px 8px;
}}
QComboBox {{
    background: {panel}; border: 1px solid {border}; border-radius: {control}px; padding: 5px 12px; min-height: 1.35em;
}}
QComboBox:hover {{ border-color: {accent}; }}
QComboBox:focus {{ border: 2px solid {focus}; padding: 4px 11px; }}
QComboBox::drop-down {{ border: none; background: transparent; width: 26px; }}
QTableView::item {{ padding: 0 6px; border: none; }}
#puzzle-grid {{ background: transparent; border: none; }}
#puzzle-grid::item {{ background: {panel}; border: 1px solid {border}; border-radius: {control}px; color: {text}; }}
#puzzle-grid::item:hover {{ border-color: {accent}; }}
#puzzle-grid::item:selected {{ border: 2px solid {accent}; }}
#puzzle-grid::item:selected:focus {{ border: 2px solid {focus}; }}
QAbstractItemView {{
    background: {panel}; border: 1px solid {line}; border-radius: {control}px; outline: none;
    selection-background-color: {accent}; selection-color: {accent_text};
}}
QHeaderView::section {{ background: {panel}; color: {text_soft}; border: none; border-bottom: 1px solid {line};
    padding: 5px 8px; }}

QTabWidget::pane {{ border: none; border-top: 1px solid {line}; }}
QTabBar::tab {{
    background: transparent; color: {text_soft}; border: none; border-bottom: 3px solid transparent;
    padding: 6px 12px 4px 12px;
}}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; }}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:focus {{ border-bottom-color: {focus}; }}

QMenuBar {{ background: {window}; border-bottom: 1px solid {line}; padding: 1px 6px; }}
QMenuBar::item {{ background: transparent; padding: 5px 10px; border-radius: {control}px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {surface}; }}
QMenu {{ background: {panel}; border: 1px solid {line}; padding: 5px; }}
QMenu::item {{ padding: 6px 28px 6px 26px; border-radius: {control}px; }}
QMenu::item:selected {{ background: {accent}; color: {accent_text}; }}
QMenu::item:disabled {{ color: {faded}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 5px 8px; }}
QMenu::indicator {{ width: 12px; height: 12px; left: 8px; }}

QToolTip {{ background: {panel}; color: {text}; border: 1px solid {line}; padding: 5px 8px; font-size: {small}pt; }}

QScrollBar:vertical {{ background: transparent; width: 12px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 2px; }}
QScrollBar::handle {{ background: {border}; border-radius: 4px; min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {text_soft}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QSlider:horizontal {{ min-height: 24px; }}
QSlider::groove:horizontal {{ height: 6px; background: {border}; border-radius: 3px; }}
QSlider::sub-page:horizontal {{ background: {accent}; border-radius: 3px; }}
QSlider::handle:horizontal {{
    background: {panel}; border: 2px solid {accent}; width: 14px; height: 14px; margin: -6px 0; border-radius: 9px;
}}
QSlider::handle:horizontal:focus {{ border-color: {focus}; }}

#notice {{ background: {surface}; border-bottom: 2px solid {accent}; }}
#notice[place="menu"] {{ border: 1px solid {accent}; border-radius: {control}px; }}
#notice[level="bad"] {{ border-bottom: 2px solid {bad}; }}
#notice[place="menu"][level="bad"] {{ border: 2px solid {bad}; }}
#notice QPushButton {{ min-height: 0; padding: 1px 10px; }}
#notice QPushButton:focus {{ padding: 0 9px; }}
#notice QToolButton {{ padding: 1px 4px; }}
#notice QToolButton:focus {{ padding: 0 3px; }}
QSplitter::handle {{ background: {line}; }}
"""


def style_sheet(theme: Theme) -> str:
    """Return the style sheet for this palette and text size."""
    p = theme.palette
    sizes = {name: f"{points * theme.text_scale:.1f}" for name, points in SIZES.items()}
    return _SHEET.format(
        **sizes,
        control=CONTROL,
        sheet=SHEET,
        window=p.window,
        brass=BRASS[1],
        brass_edge=BRASS_EDGE,
        brass_ink=BRASS_INK,
        surface=p.surface,
        panel=p.panel,
        line=p.line,
        border=p.border,
        text=p.text,
        text_soft=p.text_soft,
        accent=p.accent,
        accent_text=p.accent_text,
        accent_hover="#ffb367" if p.dark else "#8f3c0b",
        focus=p.focus,
        bad=p.bad,
        input=p.input,
        faded="#8a7b6b" if p.dark else "#9a8b7b",
    )
