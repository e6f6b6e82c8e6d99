"""The notation of answers in tests: a verb and what it is about, as in `attack 1`, `activate bear-bjorn`, `pass`.

A verb may be cut short at a hyphen: `play fury-2` is `play-tactic fury-2`. Players are written by seat, dice by face
(`axe`, `grey-axe`), own warriors by card or by slot (0 is the leftmost), abilities of jarls as `main` and `second`,
everything else as in saved games.
"""

from __future__ import annotations

from meadhall.core.verbs import Verb
from meadhall.games.valhalla.game import GAME
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, FACE_COUNT, FACES, GREY, MATERIALS, MOST_SLOTS, STAND_IN

MATERIAL_NAMES = {0: "", GREY: "grey-", STAND_IN: "card-"}


def spellings(match: Valhalla, seat: int, verb: Verb, argument: int) -> list[str]:
    """Return the names of what an answer is about, the usual one first."""
    if verb.sort == "" or verb.count == 1:
        return [""] if verb.count == 1 else [str(argument)]
    match verb.sort:
        case "distance":
            return [str((seat + argument) % match.seats)]
        case "slot":
            return slot_names(match, seat, argument)
        case "foe-slot":
            assert match.fight is not None
            foe = match.fight.foe(seat)
            owner = match.owner(foe, argument) if foe >= 0 else EMPTY
            return [str(argument)] if owner == EMPTY else slot_names(match, owner, argument % MOST_SLOTS)
        case "lent-slot":
            lender = match.lender(seat)
            return [str(argument)] if lender == EMPTY else slot_names(match, lender, argument)
        case "die":
            return [die_name(argument)]
        case "turn":
            return [MATERIAL_NAMES[argument // FACE_COUNT] + FACES[argument % FACE_COUNT]]
        case "ability":
            return [("main", "second")[argument], str(argument)]
        case _:
            return [GAME.key_of(match, verb.sort, argument)]


def slot_names(match: Valhalla, seat: int, slot: int) -> list[str]:
    """Return the card in a slot, and the slot's number."""
    squad = match.players[seat].squad
    kind = squad[slot] if slot < len(squad) else EMPTY
    return [str(slot)] if kind == EMPTY else [match.cards.cards[kind].key, str(slot)]


def die_name(which: int) -> str:
    """Return the name of a die: `axe`, `grey-axe`."""
    return MATERIAL_NAMES[which % MATERIALS] + FACES[which // MATERIALS]


def written(match: Valhalla, seat: int, action: int) -> str:
    """Return an answer in this notation."""
    verb = match.rules.vocabulary.verb_of(action)
    return f"{verb.key} {spellings(match, seat, verb, verb.arg(action))[0]}".rstrip()


def meant(match: Valhalla, seat: int, answer: str) -> list[int]:
    """Return all actions that these words could mean, legal or not."""
    word, _, argument = answer.partition(" ")
    verbs = [verb for verb in match.rules.vocabulary.verbs.values() if f"{verb.key}-".startswith(f"{word}-")]
    exact = [verb for verb in verbs if verb.key == word]
    return [
        verb.of(number)
        for verb in exact or verbs
        for number in range(verb.count)
        if argument in spellings(match, seat, verb, number)
    ]
