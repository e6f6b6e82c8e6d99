"""Tests of the luck of live tables: a cryptographic stream by counter. Older games keep their luck."""

from __future__ import annotations

import hashlib
import hmac
import json
import lzma
from collections import Counter
from typing import Any

import pytest

from meadhall.core import record
from meadhall.core.chance import Chance, FastChance, seeded
from meadhall.core.errors import RecordError, RulebookError
from meadhall.core.fair import GENERATOR, KEY_BYTES, LiveChance, commitment, key_of, number
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from tests.exam.setups import games
from tests.house.sources import ROOT

EARLIER: dict[str, Any] = json.loads(lzma.decompress((ROOT / "tests/games/earlier/luck.json.xz").read_bytes()))
GAMES = [game for game, _ in games()]


def live(seed: str) -> LiveChance:
    return LiveChance(key_of(seed), [])


def play(saved: Recorded, answers: Chance, most: int = 100_000) -> None:
    """Give random answers of the first seat that is asked."""
    for _ in range(most):
        if saved.match.over:
            return
        seat = saved.match.asked()
        legal = saved.match.legal(seat)
        saved.answer(seat, legal[answers.pick(len(legal))])


# -- the stream


def test_the_numbers_of_docs_luck() -> None:
    """Any independent checker must find the same numbers."""
    assert key_of("a seed").hex() == "cd877ec6d66e7b999df413f2b08ee7b139d866fd80be7fe7ecfc303b21c24a1b"
    assert [number(key_of("a seed"), index, 6) for index in range(12)] == [1, 5, 0, 0, 5, 1, 4, 3, 5, 5, 1, 0]
    assert commitment("a seed") == "aaf85028f9fc16218a8016f58b9fd0fa52236b3fde48dd2a55bacef24a70177b"


def test_each_number_is_a_word_of_an_hmac_over_its_index() -> None:
    chance = live("a seed")
    given = [chance.pick(n) for n in (6, 100, 2)]
    blocks = [hmac.new(chance.key, f"draw {at} try 0".encode(), hashlib.sha256).digest() for at in range(3)]
    assert given == [int.from_bytes(block[:8], "big") % n for block, n in zip(blocks, (6, 100, 2), strict=True)]


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    n, key = 2**63 + 1, key_of("rejected")
    words = [[_word(key, index, attempt) for attempt in range(20)] for index in range(40)]
    expected = [next(word for word in row if word < n) for row in words]
    assert [number(key, index, n) for index in range(40)] == expected
    assert any(row[0] >= n for row in words), "nothing was drawn again"


def _word(key: bytes, index: int, attempt: int) -> int:
    return int.from_bytes(hmac.digest(key, f"draw {index} try {attempt}".encode(), "sha256")[:8], "big")


def test_dice_fall_evenly_alone_and_in_pairs() -> None:
    """Chi-square with 5 and 35 degrees of freedom: only one of a thousand seeds would exceed the bound."""
    chance = live("evenly")
    dice = [chance.pick(6) for _ in range(60_000)]
    assert _chi_square(Counter(dice), 6, 60_000) < 20.5
    pairs = Counter(zip(dice[::2], dice[1::2], strict=True))
    assert _chi_square(pairs, 36, 30_000) < 66.6


def _chi_square(found: Counter[Any], kinds: int, total: int) -> float:
    expected = total / kinds
    return sum((count - expected) ** 2 / expected for count in found.values()) + (kinds - len(found)) * expected


def test_public_dice_tell_nothing_of_what_a_state_could_be() -> None:
    """Each die of the fast generator reveals the difference of its halves, modulo 6. This stream is not linear.

    One changed bit of the key changes every die with the probability that two dice differ.
    """
    assert len(live("x").key) == KEY_BYTES >= 16
    first = live("x").key
    other = bytes([first[0] ^ 1]) + first[1:]
    same = sum(number(first, at, 6) == number(other, at, 6) for at in range(6_000))
    assert 860 < same < 1140


def test_a_bots_search_must_not_use_the_tables_luck() -> None:
    game = GAMES[0]
    match = game.new(game.rulebook(game.setup(3)), live("thoughts"))
    with pytest.raises(RulebookError, match="must not use the randomness"):
        match.determinize(0, match.chance)
    assert type(match.determinize(0, seeded("mine")).chance) is FastChance


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_dream_is_the_same_whatever_luck_is_to_come(game: Any) -> None:
    """Two tables that differ only in their keys: no sampled world, and so no bot and no odds, can tell them apart."""
    saved = record.start(game, game.setup(3), "dreams")
    play(saved, seeded("dreams"), 40)
    one, two = saved.match, saved.match.copy()
    two.chance = live("another key")
    seat = one.asked()
    dreams = [match.determinize(seat, seeded("a dream")) for match in (one, two)]
    for dream in dreams:
        for _ in range(30):
            dream.step(dream.asked(), dream.legal(dream.asked())[0])
    assert dreams[0].observe(seat) == dreams[1].observe(seat)
    assert dreams[0].chance.state() == dreams[1].chance.state()


# -- undo


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_after_a_take_back_the_same_answers_meet_the_same_numbers(game: Any) -> None:
    saved = record.start(game, game.setup(3), "back")
    play(saved, seeded("back"), 150)
    answers, luck = saved.answers[:], saved.luck[:]
    for count in (140, 90, 0):
        saved.rewind(count)
        for seat, action in answers[count:]:
            saved.answer(seat, action)
        assert (saved.answers, saved.luck) == (answers, luck)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_other_answers_get_no_other_numbers(game: Any) -> None:
    """After any number of undos and other answers, the number with an index is always the same."""
    saved, fixed = record.start(game, game.setup(2), "shopping"), live("shopping")
    for attempt in range(12):
        saved.rewind(min(10, len(saved.answers)))
        play(saved, seeded(f"attempt {attempt}"), 60)
        assert saved.luck == [number(fixed.key, at, n) for at, n in enumerate(saved.spans)]


# -- records


def test_a_saved_game_names_its_generator_and_keeps_its_key_secret() -> None:
    saved = record.start(GAMES[0], GAMES[0].setup(2), "saved")
    public, kept = json.loads(saved.save(secret=False)), json.loads(saved.save())
    assert public["generator"] == GENERATOR
    assert "key" not in public
    assert kept["key"] == key_of("saved").hex()
    with pytest.raises(RecordError, match="can only be watched"):
        record.load(GAMES[0], public).rewind(0)


@pytest.mark.parametrize(
    ("field", "value", "hint"),
    [
        ("generator", "hmac-sha256/2", "newer"),
        ("generator", 7, "newer"),
        ("key", "abc", "hexadecimal"),
        ("key", 5, "hexadecimal"),
        ("stack", [-1], "below 0"),
        ("stack", "high", "below 0"),
    ],
)
def test_a_strange_source_of_luck_is_refused(field: str, value: object, hint: str) -> None:
    saved = record.start(GAMES[0], GAMES[0].setup(2), "saved")
    with pytest.raises(RecordError, match=hint):
        record.load(GAMES[0], json.loads(saved.save()) | {field: value})


# -- older games, recorded before live tables had this luck


def test_a_game_saved_earlier_goes_on_with_the_luck_it_had() -> None:
    game, answers = shelf.game_named("valhalla"), seeded("answers before")
    saved = record.load(game, EARLIER["saved"])
    assert type(saved.match.chance) is FastChance
    assert json.loads(saved.save()) == EARLIER["saved"]
    for _ in saved.answers:
        answers.pick(2)  # the first answers were chosen from the same source
    play(saved, answers, 40)
    assert saved.luck == EARLIER["later"]["luck"]
    saved.rewind(80)  # in those games luck continued after an undo
    play(saved, answers)
    assert {"scores": saved.match.scores(), "luck": saved.luck} == EARLIER["end"]
