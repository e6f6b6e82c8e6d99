"""What copies of a match share is never changed, only replaced: the zones of players and clans."""

from __future__ import annotations

import ast

import pytest

from meadhall import shelf
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.core.zones import Zone
from meadhall.games.bloodrage.pieces.clan import new_clan
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.valhalla.players import new_player
from meadhall.games.valhalla.table import Valhalla
from meadhall.packing import parts_of
from tests.house.sources import python_files, short, tree_of

CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
ROWS = {"coming", "covered", "captured"}  # lists that copies share as well
AT_THEIR_PLACES = 29
FOLDERS = ("core", "games", "bots", "review", "learn", "env")


def zones_in(thing: object) -> set[str]:
    """The zones that somebody holds, by name."""
    return {name for name, value in parts_of(thing).items() if isinstance(value, Zone)}


SHARED = zones_in(new_player(0)) | zones_in(new_clan(0)) | {"jarl_box"}


def in_shared_zone(node: ast.AST) -> bool:
    """Is it `….hand.cards` or `….coming`, or a place in it?"""
    if isinstance(node, ast.Subscript):
        return in_shared_zone(node.value) or in_shared_row(node.value)
    return (
        isinstance(node, ast.Attribute)
        and node.attr in ("cards", "sight", "owner", "pool")
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in SHARED
    )


def in_shared_row(node: ast.AST) -> bool:
    """Is it `….coming`?"""
    return isinstance(node, ast.Attribute) and node.attr in ROWS


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes."""
    if isinstance(node, ast.Assign | ast.Delete):
        return [part for target in node.targets for part in getattr(target, "elts", [target])]
    return [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []


def changes(node: ast.AST) -> bool:
    """Does it change a shared zone in place?"""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        zone = node.func.value
        held = isinstance(zone, ast.Attribute) and zone.attr in SHARED
        changed = in_shared_zone(zone) or in_shared_row(zone)
        return (node.func.attr in CHANGES and changed) or (node.func.attr == "add" and held)
    return any(in_shared_zone(target) for target in targets(node))


@pytest.mark.parametrize("folder", FOLDERS)
def test_nobody_changes_a_shared_zone_in_place(folder: str) -> None:
    files = python_files(folder)
    assert files
    found = [
        f"{short(file)}: {ast.unparse(node)}" for file in files for node in ast.walk(tree_of(file)) if changes(node)
    ]
    assert not found, "copies share it: say player.hand = player.hand.plus(card)"


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("g.players[0].hand.cards.remove(kind)", True),
        ("clan.packet.cards[0] = 1", True),
        ("clan.hand.cards, clan.sealed.cards = [], []", True),
        ("player.jarls.add(kind)", True),
        ("del player.hand.cards[1:]", True),
        ("player.valhalla.sight = 0", True),
        ("player.coming.append(kind)", True),
        ("player.captured[0] += 1", True),
        ("player.coming = [kind]", False),
        ("player.hand = player.hand.plus(kind)", False),
        ("g.deck.cards.pop()", False),
        ("print(player.hand.cards[0])", False),
    ],
)
def test_a_change_is_noticed(line: str, changed: bool) -> None:
    assert any(changes(node) for node in ast.walk(ast.parse(line))) == changed


def changes_the_pile(node: ast.AST) -> bool:
    """Does it change a discard pile past the table, which keeps up how many of each kind lie there?"""
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute) and called.attr in CHANGES:
        return isinstance(called.value, ast.Attribute) and called.value.attr == "discard"
    declared = isinstance(node, ast.AnnAssign)  # where it stands in an observation
    names = {target.attr for target in targets(node) if isinstance(target, ast.Attribute)}
    return "discard" in names and "lying" not in names and not declared


def test_only_the_table_of_valhalla_changes_its_discard_pile() -> None:
    files = [file for file in python_files("games/valhalla") if file.name != "table.py"]
    found = [
        f"{short(file)}: {ast.unparse(node)}"
        for file in files
        for node in ast.walk(tree_of(file))
        if changes_the_pile(node)
    ]
    assert files
    assert not found, "say g.lay(kind)"


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("g.discard.append(kind)", True),
        ("self.g.discard = []", True),
        ("g.discard, g.lying = [], counted([])", False),
        ("g.lay(kind)", False),
        ("print(g.discard[-1])", False),
    ],
)
def test_a_change_of_the_pile_is_noticed(line: str, changed: bool) -> None:
    assert any(changes_the_pile(node) for node in ast.walk(ast.parse(line))) == changed


@pytest.mark.parametrize("key", ["valhalla", "bloodrage"])
def test_the_interpreter_finds_what_a_match_holds_at_its_place(key: str) -> None:
    """Where an object has more of its own, every attribute is looked up by name, and every method too."""
    game = shelf.take(key)
    rules = game.rulebook(game.setup(2))
    core = parts_of(Match(rules, 2, seeded("core"))).keys()
    assert len(parts_of(game.new(rules, seeded("own"))).keys() - core) <= AT_THEIR_PLACES


def test_a_copy_shares_zones_and_a_world_does_not() -> None:
    """A world goes to a bot: whatever it does with it must not touch the match."""
    for key, kind in (("valhalla", Valhalla), ("bloodrage", BloodRage)):
        game = shelf.take(key)
        match = game.new(game.rulebook(game.setup(2)), seeded("shared"))
        assert isinstance(match, kind)
        own = {id(zone) for zone in match.zones()} | {id(zone.cards) for zone in match.zones() if zone.cards}
        assert own & {id(zone) for zone in match.copy().zones()}
        world = match.determinize(0, seeded("a world"))
        assert not own & {id(thing) for zone in world.zones() for thing in (zone, zone.cards)}
