"""Sheets: HTML files that can be read, sent and printed, all in one look."""

from functools import cache
from pathlib import Path

from jinja2 import ChoiceLoader, Environment, PackageLoader, Template

from signoria.kernel.errors import SignoriaError


@cache
def template(package: str, name: str) -> Template:
    """A template of a package; the sheet that it extends is here."""
    places = ChoiceLoader([PackageLoader(package), PackageLoader("signoria.lab")])
    return Environment(loader=places, autoescape=True, trim_blocks=True, lstrip_blocks=True).get_template(name)


def write(file: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    half = file.with_name(f".{file.name}.part")
    try:
        half.write_text(text, encoding="utf-8", newline="\n")
        half.replace(file)
    except OSError as error:
        raise SignoriaError(f"{file}: {error.strerror}") from error
