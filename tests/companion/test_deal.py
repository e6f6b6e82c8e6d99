"""The random setup: the engine's own, with luck that no player decides alone."""

from __future__ import annotations

import pytest

from meadhall.core.errors import FieldError, SetupError
from meadhall.core.fair import commitment
from meadhall.games.valhalla.game import GAME
from meadhall.interface import shelf
from meadhall.interface.companion.deal import Deal, Deck, deal
from meadhall.server.tables.luck import whole_seed
from tests.companion.asking import Json

SEED = "0123456789abcdef" * 4
GAMES = shelf.builtin_games()


def lots(deck: Deck, of: str) -> list[list[str]]:
    return [[subject.key for subject in lot.subjects] for lot in deck.dealt if lot.of == of]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_words_deal_the_same_and_any_other_word_differently(game: str) -> None:
    words = ["mead", "axe", "rune"]
    first = deal(game, Deal(SEED, words))
    assert first == deal(game, Deal(SEED, words))
    others = [deal(game, Deal(SEED, [*words[:at], "other", *words[at + 1 :]])) for at in range(3)]
    others.append(deal(game, Deal(SEED[::-1], words)))
    assert all(other.dealt != first.dealt for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_the_commitment_is_that_of_the_seed_alone(game: str) -> None:
    assert deal(game, Deal(SEED, ["a", "b"])).commitment == commitment(SEED) != commitment(SEED[::-1])


def test_jarls_are_dealt_by_the_rules_each_once() -> None:
    for players in range(2, 7):
        found = deal("valhalla", Deal(SEED, [""] * players))
        jarls = lots(found, "jarls")
        assert len(jarls) == players
        assert len({key for one in jarls for key in one}) == sum(len(one) for one in jarls) == 3 * players
        assert sum(1 for lot in found.dealt if lot.of == "first") == 1


def test_expansions_in_use_change_the_deal() -> None:
    assert {len(one) for one in lots(deal("valhalla", Deal(SEED, ["", ""], ["five_jarls"])), "jarls")} == {5}
    with pytest.raises(SetupError):
        deal("valhalla", Deal(SEED, ["", ""], ["no-such"]))


def test_options_are_used_and_checked() -> None:
    begins = GAME.base[0].choices()[0].key
    found = deal("valhalla", Deal(SEED, ["", "", ""], [], {begins: "2"}))
    assert [lot.seat for lot in found.dealt if lot.of == "first"] == [1]
    with pytest.raises(SetupError):
        deal("valhalla", Deal(SEED, ["", ""], [], {begins: "9"}))


def test_clans_provinces_and_tokens_of_blood_rage() -> None:
    for players in (2, 3, 4):
        found = deal("bloodrage", Deal(SEED, [""] * players))
        clans = [key for one in lots(found, "clan") for key in one]
        assert len(set(clans)) == players
        doomed, gone = lots(found, "doomed")[0], [key for one in lots(found, "destroyed") for key in one]
        assert len(doomed) == 3
        assert not set(doomed) & set(gone)
        tokens = lots(found, "token")
        assert ["yggdrasil", "all"] in tokens
        assert len(tokens) == 9 - len(gone)


def test_a_seed_that_could_be_guessed_is_refused() -> None:
    with pytest.raises(FieldError) as no:
        deal("valhalla", Deal("42", ["", ""]))
    assert no.value.values["field"] == "seed"


def test_the_luck_is_made_as_that_of_a_hall() -> None:
    """A player who can check a hall's luck can check this one."""
    from meadhall.interface.companion import deal as dealing

    wish = Deal(SEED, ["mead", "axe"])
    assert dealing.luck(wish) == whole_seed(SEED, ["mead", "axe"])


def test_all_lots_come_about() -> None:
    """In many deals every jarl and every clan comes first at least once."""
    seen: Json = {"jarls": set(), "clan": set()}
    for number in range(120):
        seed = f"{number:064x}"
        seen["jarls"] |= {key for one in lots(deal("valhalla", Deal(seed, ["", ""])), "jarls") for key in one}
        seen["clan"].add(lots(deal("bloodrage", Deal(seed, ["", ""])), "clan")[0][0])
    assert len(seen["clan"]) == 4
    two = [
        jarl.key for jarl in GAME.card_table(GAME.setup(2), GAME.rulebook(GAME.setup(2))).jarls if jarl.min_players < 3
    ]
    assert seen["jarls"] == set(two)
