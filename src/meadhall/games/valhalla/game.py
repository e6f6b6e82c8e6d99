"""The description of the game: the chapters of the base game in order, the expansions, and how a match begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.strings import BytesWriter

from meadhall.core.cards import keep_bounded
from meadhall.core.chance import Chance
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook, Setup
from meadhall.core.procedure import Course, Procedure
from meadhall.games.valhalla.battles.battle import Battles
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.cards.deck import CardTable, counted
from meadhall.games.valhalla.cards.editions import EDITIONS
from meadhall.games.valhalla.dice import Dice, die, face_of, material_of
from meadhall.games.valhalla.jarls.book import BookJarls
from meadhall.games.valhalla.jarls.chapter import Jarls
from meadhall.games.valhalla.jarls.house import HouseJarls
from meadhall.games.valhalla.ragnarok import EndOfTheWorld, Ragnarok
from meadhall.games.valhalla.scoring import score, winners
from meadhall.games.valhalla.setup import SettingUp
from meadhall.games.valhalla.shared.bonus import Bonuses
from meadhall.games.valhalla.shared.sets import Sets
from meadhall.games.valhalla.table import READING, Reading, Valhalla
from meadhall.games.valhalla.tactics import Tactics
from meadhall.games.valhalla.terms import (
    BATTLE_PAGE,
    BONUS_PAGE,
    CLOSED_WINDOWS,
    DICE_PAGE,
    EMPTY,
    FACE_COUNT,
    FACES,
    FOE_SLOT,
    JARL_PAGE,
    LENT_SLOT,
    MOST_SLOTS,
    SETUP_PAGE,
    SPANS,
    TACTIC_PAGE,
    TURN_PAGE,
    VERBS,
    WARRIOR_PAGE,
    WINDOWS,
    Courses,
)
from meadhall.games.valhalla.turn import TakingTurns, Turns
from meadhall.games.valhalla.views.observe import observe
from meadhall.games.valhalla.warriors import DECLINE_ABILITY, Warriors

OWN_CARDS: Final = "meadhall"
RULES_VERSION: Final = 3
ENDINGS: Final = ("", "shields", "deck")
FATES: Final = ("", "victory", "defeat")  # of players who win or lose together


PlayedValhalla = Valhalla  # the name of this class in states saved as bytes by earlier versions


class ByTheBook(Reading):
    """Scores and winners by chapter 10, and what a seat may know."""

    def scores(self, g: Valhalla) -> list[int]:
        """VAL-SCORE-01."""
        return [score(g, seat) for seat in range(g.seats)]

    def winners(self, g: Valhalla) -> list[int]:
        """VAL-SCORE-11…14."""
        return winners(g)

    def observe(self, g: Valhalla, seat: int, out: BytesWriter) -> None:
        observe(g, seat, out)


class WholeGame(Procedure[Valhalla]):
    """Setup, the turns, Ragnarök, the ending (VAL-END-07)."""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def copy(self) -> WholeGame:
        return WholeGame(self.at)

    def run(self, g: Valhalla) -> None:
        self.at += 1
        match self.at:
            case 1:
                g.call(Course(Courses.SETUP))
            case 2:
                g.call(Turns())
            case 3:
                g.call(Ragnarok())
            case 4:
                g.call(Course(Courses.ENDING))
            case _:
                g.learned += 1  # at the end everything is public
                g.done()


class ValhallaGame(Game):
    """Valhalla for the rest of Meadhall: two to six players; one player needs an expansion (VAL-COMP-01).

    Expansions combine freely (VAL-EXP-01). They come after the chapters and override them (VAL-META-02).
    """

    def __init__(self) -> None:
        super().__init__("valhalla", RULES_VERSION, 2, 6, VERBS, SPANS)
        self.refusals.append(DECLINE_ABILITY.key)
        self.base = [
            SettingUp("setup", SETUP_PAGE),
            TakingTurns("turn", TURN_PAGE),
            Dice("dice", DICE_PAGE),
            Warriors("warriors", WARRIOR_PAGE),
            Tactics("tactics", TACTIC_PAGE),
            Jarls("jarls", JARL_PAGE),
            BookJarls("jarls-book"),
            HouseJarls("jarls-house"),
            Battles("battle", BATTLE_PAGE),
            EndOfTheWorld("ragnarok"),
            Bonuses("bonus", BONUS_PAGE),
            Sets("sets"),
        ]
        self.sets: dict[str, CardTable] = {}

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Valhalla:
        match = Valhalla(rules, rules.setup.seats, chance, self.card_table(rules.setup, rules))
        match.discard, match.lying, match.deck.cards = [], counted([]), []
        match.call(WholeGame())
        return match

    def card_table(self, setup: Setup, rules: Rulebook[Any]) -> CardTable:
        """Return the cards of a setup. They are read once."""
        key = "|".join([setup.cards, *setup.modules, *(f"{k}={v}" for k, v in sorted(setup.options.items()))])
        if key not in self.sets:
            keep_bounded(self.sets, key, read_cards(setup, rules))
        return self.sets[key]

    def moment_rule(self, moment: int) -> str:
        return WINDOWS[moment][1] if moment in WINDOWS else ""

    def moment_key(self, moment: int) -> str:
        return WINDOWS[moment][0] if moment in WINDOWS else CLOSED_WINDOWS.get(moment, str(moment))

    def ended_by(self, match: Match) -> str:
        """VAL-END-01, VAL-END-02: the loss of a last shield, or an empty deck."""
        assert isinstance(match, Valhalla)
        return FATES[match.fate] or ENDINGS[match.armed]

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return self.card_table(rules.setup, rules).digest

    def card_files(self, cards: str) -> list[Path]:
        return [] if cards == OWN_CARDS else sorted(EDITIONS.folder(cards).glob("*.toml"))

    def older_cards(self, cards: str) -> list[str]:
        return EDITIONS.older(cards)

    def spoken(self, match: Match, seat: int, sort: str, number: int) -> tuple[str, int]:
        """Name slots of the opponent's or an allied squad by the warriors in them."""
        assert isinstance(match, Valhalla)
        if sort == FOE_SLOT and match.fight is not None and match.fight.fights(seat):
            return ("card", match.kind_at(match.fight.foe(seat), number))
        if sort == LENT_SLOT and match.fight is not None and match.lender(seat) != EMPTY:
            return ("card", match.kind_at(seat, MOST_SLOTS + number))
        return super().spoken(match, seat, sort, number)

    def key_of(self, match: Match, sort: str, number: int) -> str:
        assert isinstance(match, Valhalla)
        if sort in match.cards.beside:
            return match.cards.beside[sort][number].key
        match sort:
            case "card":
                return match.cards.cards[number].key
            case "jarl":
                return match.cards.jarls[number].key
            case "face":
                return FACES[number]
            case "die":
                return f"{FACES[face_of(number)]}-{material_of(number)}"
            case "turn":
                return f"{FACES[number % FACE_COUNT]}-{number // FACE_COUNT}"
            case _:
                return str(number)

    def number_of(self, match: Match, sort: str, key: str) -> int:
        assert isinstance(match, Valhalla)
        if sort in match.cards.beside:
            return next(card.number for card in match.cards.beside[sort] if card.key == key)
        match sort:
            case "card":
                return match.cards.by_key(key)
            case "jarl":
                return next(jarl.number for jarl in match.cards.jarls if jarl.key == key)
            case "face":
                return FACES.index(key)
            case "die":
                face, material = key.rsplit("-", 1)
                return die(FACES.index(face), int(material))
            case "turn":
                face, material = key.rsplit("-", 1)
                return FACES.index(face) + FACE_COUNT * int(material)
            case _:
                return int(key)


def read_cards(setup: Setup, rules: Rulebook[Any]) -> CardTable:
    """Read all cards of the modules in use."""
    return read_set(setup, rules).finish()


def read_set(setup: Setup, rules: Rulebook[Any]) -> CardSet:
    """Return the cards and the fields of their files. The effects are loaded before the cards that name them."""
    book = CardSet(setup)
    chapters = [module for module in rules.modules if isinstance(module, Chapter)]
    for chapter in chapters:
        chapter.makers(book)
    for chapter in chapters:
        chapter.cards(book)
    return book


READING.append(ByTheBook())
GAME: Final = ValhallaGame()
GAME.discover("meadhall.games.valhalla.expansions")
