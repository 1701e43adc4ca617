"""Typography: every language has its own quotes, apostrophes, dashes, minus signs and spaces, in every word file."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from signoria.game import rules as clauses
from signoria.game.game import Game
from signoria.games import find, titles
from signoria.scenario.lesson import lesson_of, page_ids, page_of
from signoria.web.guide import guide_html
from signoria.words.words import LANGUAGES, tied, title_file, typeset
from typography import NBSP, faults, file_faults, mend, mended, told_files, word_files

FILES = list(word_files())


@pytest.mark.parametrize(
    ("lang", "file"), FILES, ids=[f"{file.parent.parent.parent.name}-{lang}" for lang, file in FILES]
)
def test_a_word_file_has_the_typography_of_its_language(lang: str, file: Path) -> None:
    """`python tools/typography.py` mends most of what this finds."""
    assert file_faults(lang, file) == []


def test_rules_in_players_words_and_guides_have_the_typography_of_their_language() -> None:
    lines = [(lang, line) for lang, file in told_files() for line in file.read_text(encoding="utf-8").splitlines()]
    texts = [(lang, re.sub(r"^(#+|- |\d+\.|!\[)", "", line).strip()) for lang, line in lines]
    assert [fault for lang, text in texts for fault in faults(lang, text)] == []


@pytest.mark.parametrize(
    ("lang", "wrong", "right"),
    [
        ("en", "the King's ear", "the King’s ear"),
        ("cs", "L'Aquila – -1 bod", "L’Aquila – −1 bod"),
        ("cs", "Karel VIII..", "Karel VIII."),
        ("fr", "Luc : passe ?", f"Luc{NBSP}: passe{NBSP}?"),
        ("fr", "l'action « +3 PA »", f"l’action «{NBSP}+3 PA{NBSP}»"),
        ("fr", "3 or; Marchand", f"3 or{NBSP}; Marchand"),
        ("fr", "partagée\u202f; à Naples", f"partagée{NBSP}; à Naples"),
        ("fr", "Tout...", "Tout…"),
    ],
)
def test_what_a_person_need_not_think_about_is_mended(lang: str, wrong: str, right: str) -> None:
    assert faults(lang, wrong)
    assert mended(lang, wrong) == right
    assert faults(lang, right) == []


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", '"quoted"'),
        ("en", "„quoted“"),
        ("cs", "“quoted”"),
        ("fr", "“quoted”"),
        ("en", "what ?"),
        ("cs", "two  words"),
        ("cs", "v Vídni"),
        ("cs", "karta z Sieny"),
        ("cs", "k králi"),
        ("cs", "se kostkou, s zlatem"),
        ("fr", "si il a un contrat"),
        ("fr", "le roi et la alliance"),
        ("fr", "une ville de Italie"),
    ],
)
def test_what_a_person_must_think_about_is_found(lang: str, wrong: str) -> None:
    assert faults(lang, wrong)


@pytest.mark.parametrize(
    ("lang", "right"),
    [
        ("cs", "ve Vídni a ze Sieny vezme s sebou ke králi s žetonem, v první zimě, o 5 s dřív"),
        ("fr", "s’il l’a, prenez-le aussitôt ou laissez-la ici, si elle n’a que 11 PV"),
    ],
)
def test_what_sounds_well_is_left_alone(lang: str, right: str) -> None:
    assert faults(lang, right) == []


def test_what_is_put_in_counts_as_text(tmp_path: Path) -> None:
    """A colon after a name that is put in needs its space too; strings in braces are text, variants are not."""
    file = tmp_path / "fr.ftl"
    file.write_text('a = { $seat }: { $n ->\n    [-1] un "\n   *[other] { " : " }{ $n }\n    }\n', encoding="utf-8")
    assert len(file_faults("fr", file)) == 3
    mend("fr", file)
    assert file.read_text(encoding="utf-8").startswith(
        f'a = {{ $seat }}{NBSP}: {{ $n ->\n    [-1] un "\n   *[other] {{ "{NBSP}: " }}'
    )
    assert [fault.partition(": ")[2].split(":")[0] for fault in file_faults("fr", file)] == ["straight quote"]


def test_sentences_are_set_as_they_are_put_together() -> None:
    assert typeset("odhazuje kartu Karel VIII..") == "odhazuje kartu Karel VIII."
    assert typeset("-11 VB, o -1, EG-13.4, 2026-11-18, …") == "−11 VB, o −1, EG-13.4, 2026-11-18, …"


@pytest.mark.parametrize(
    ("lang", "text", "set_"),
    [
        ("cs", "V Toledu a v domě „U věže“ má Jana 3 VB.", "V~Toledu a~v~domě „U~věže“ má Jana 3~VB."),
        ("cs", "po 3. kole. Pravidlo 5. Potom", "po 3.~kole. Pravidlo 5. Potom"),
        ("cs", "do Toleda i k „věži“, okno a", "do Toleda i~k~„věži“, okno a"),
        ("fr", "+3 PA, 10 PV", "+3~PA, 10~PV"),
        ("en", "a tower, 10 VP", "a tower, 10 VP"),
    ],
)
def test_no_line_ends_where_its_language_ties_two_words(lang: str, text: str, set_: str) -> None:
    assert tied(text, lang).replace(NBSP, "~") == set_


@pytest.mark.parametrize("name", titles())
def test_all_that_is_told_in_czech_has_its_ties(name: str) -> None:
    """Words of the table, clauses, guides and lessons."""
    loose = re.compile(r"(?<!\w)[AIKOSUVZaikosuvz] (?=\w)")
    texts = [clause.text for clause in clauses.told(name, "cs").clauses.values()]
    texts += [step.say["cs"] for step in lesson_of(name).steps]
    texts += [part.say["cs"] for page in page_ids(name) for part in page_of(name, page).parts]
    texts += re.findall(r"<(?:p|li|h3|figcaption|strong)\b[^>]*>([^<]*)", guide_html(name, "cs"))
    game = Game(name, players=find(name).players[-1], seed=1, lang="cs")
    texts += [game.prompt(), *(move.words for move in game.moves()), *game.log(0)]
    assert [text for text in texts if loose.search(text)] == []


@pytest.mark.parametrize(
    ("lang", "before"),
    [
        ("fr", r"\b([dD]e|[qQ]ue|[jJ]usque) { \$(seat|name|host|game)"),
        ("cs", r"(?<!\w)[vskVSK] { \$\w+ }\.|(?<!\w)(?<!\] )z { \$(steps|last|count|pages|total|before)"),
    ],
    ids=["de Anne", "v 2. kole, z 4"],
)
def test_no_word_stands_before_what_would_change_it(lang: str, before: str) -> None:
    """A name may begin with a vowel (d’Anne), a number with two consonants (ve 2. kole, ze 4): go round it."""
    sources = [file.read_text(encoding="utf-8") for language, file in FILES if language == lang]
    assert [line for source in sources for line in source.splitlines() if re.search(before, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_a_line_of_the_log_is_a_sentence(name: str, lang: str) -> None:
    """No colon stands between who does something and what is done; a full stop ends it."""
    for entry in FluentParser().parse(title_file(name, lang).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("log-") and entry.value is not None:
            said = said_by(entry.value)
            assert not re.match(r"{ \$seat }[ \xa0]?:", said), f"{entry.id.name}: {said}"
            assert said.endswith(("}", ".")), f"{entry.id.name}: {said}"


def said_by(pattern: ast.Pattern) -> str:
    """A pattern as text, with the names of what is put in."""
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else f"{{ ${element.expression.id.name} }}"
        if isinstance(element.expression, ast.VariableReference)
        else "{}"
        for element in pattern.elements
    )
