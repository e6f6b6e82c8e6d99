"""Runs the libraries' own test suites on the adapters."""

from __future__ import annotations

import random
import warnings

import pytest

from meadhall import env
from meadhall.core.errors import SetupError
from meadhall.env import Spec
from tests.exam.setups import NIGHTLY

SOME = ["Valhalla-2p-v1", "Valhalla-4p-Gods-v1", "BloodRage-3p-v1", "Valhalla-2p-Coop-v1", "Valhalla-1p-Solo-v1"]
LEAN = ["Valhalla-2p-v1", "bloodrage/3/powers"]  # every state is serialised, which is slow
MIXES = [
    "loki",
    "thor+tyr",
    "dwarves+elves",
    "champions+valkyries",
    "monsters",
    "hand_draft+king",
]
TABLES = [
    *(f"valhalla/{players}" for players in (2, 3, 4, 5, 6)),
    *(f"valhalla/{3 + at % 4}/{modules}" for at, modules in enumerate(MIXES)),
    "valhalla/2/clash+dwarves+elves",
    "valhalla/4/partnership",
    "valhalla/2/coop",
    "valhalla/1/solo",
    *(f"bloodrage/{players}{modules}" for players in (2, 3, 4) for modules in ("", "/two_ages", "/powers")),
]
EVERY = SOME + TABLES if NIGHTLY else SOME  # `make exam` tries every table


def spec_of(name: str) -> Spec:
    """Return a frozen environment, or one given as "game/players/modules"."""
    game, slash, rest = name.partition("/")
    players, _, modules = rest.partition("/")
    return env.spec(game, int(players), modules.split("+") if modules else []) if slash else env.frozen(name)


@pytest.mark.needs("pettingzoo")
@pytest.mark.parametrize("name", EVERY)
def test_pettingzoo_accepts_it(name: str) -> None:
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    from meadhall.env.adapters import pettingzoo

    spec = spec_of(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(spec), num_cycles=60, verbose_progress=False)
        seed_test(lambda: pettingzoo.env(spec), num_cycles=40)
        parallel_api_test(pettingzoo.parallel_env(spec), num_cycles=60)


@pytest.mark.needs("pettingzoo")
def test_pettingzoo_pays_at_the_end() -> None:
    from meadhall.env.adapters import pettingzoo

    table = pettingzoo.env("BloodRage-2p-v1")
    table.reset(seed=3)
    luck, paid = random.Random(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        paid[agent] += reward
        table.step(None if ended or cut else luck.choice(seen["action_mask"].nonzero()[0]))
    assert sum(paid.values()) == pytest.approx(0)
    assert set(paid.values()) in ({1.0, -1.0}, {0.0})


@pytest.mark.needs("pettingzoo")
def test_seats_that_are_asked_at_once_answer_at_once() -> None:
    """In Blood Rage all players draft at the same time: a step takes a card for each of them."""
    from meadhall.env.adapters import pettingzoo

    table = pettingzoo.parallel_env("BloodRage-3p-v1")
    seen, _ = table.reset(seed=1)
    again = pettingzoo.parallel_env("BloodRage-3p-v1").reset(seed=1)[0]
    assert all((seen[agent]["observation"] == again[agent]["observation"]).all() for agent in seen)
    assert table.asked() == [0, 1, 2]
    paid: dict[str, float] = {}
    luck = random.Random(4)
    while table.agents:
        waiting = [at for at in range(3) if at not in table.asked()]
        assert all(seen[f"player_{seat}"]["action_mask"].nonzero()[0].tolist() == [0] for seat in waiting)
        actions = {agent: luck.choice(observation["action_mask"].nonzero()[0]) for agent, observation in seen.items()}
        seen, paid, *_ = table.step(actions)
    assert list(paid.values()) == table.match.returns()


@pytest.mark.needs("gymnasium")
@pytest.mark.parametrize("name", EVERY)
def test_gymnasium_accepts_it(name: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import meadhall.env.adapters.gymnasium

    assert meadhall.env.adapters.gymnasium
    table = gymnasium.make("meadhall/Match-v0", spec=spec_of(name), bots="thrall")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(table.unwrapped, skip_render_check=True)


@pytest.mark.needs("gymnasium")
def test_one_seat_plays_a_match_against_bots() -> None:
    from meadhall.env.adapters.gymnasium import MatchEnv

    table, luck = MatchEnv("Valhalla-3p-v1", ["thrall", "karl"], seat=1), random.Random(2)
    _, info = table.reset(seed=5)
    ended = False
    while not ended:
        assert table.match.seat == 1
        action = luck.choice(info["action_mask"].nonzero()[0])
        _, reward, ended, _, info = table.step(action)
    assert reward == table.match.returns()[1]
    assert not table.action_masks().any()


@pytest.mark.needs("gymnasium")
def test_the_vector_plays_rows_and_starts_new_matches() -> None:
    from meadhall.env.adapters.gymnasium import SelfPlayVectorEnv

    rows = SelfPlayVectorEnv("BloodRage-2p-v1", 2)
    seen, info = rows.reset(seed=1)
    assert seen.shape == rows.observation_space.shape
    ends = 0
    while ends == 0:
        seen, _, ended, _, info = rows.step(info["action_mask"].argmax(axis=1))
        ends += int(ended.sum())
        assert (info["returns"].sum(axis=1) == 0).all()


@pytest.mark.needs("open_spiel")
@pytest.mark.parametrize("name", EVERY if NIGHTLY else LEAN)
def test_openspiel_accepts_it_with_serialisation(name: str) -> None:
    import pyspiel

    from meadhall.env.adapters import openspiel

    pyspiel.random_sim_test(openspiel.load(name, deals=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.needs("open_spiel")
@pytest.mark.parametrize("name", ["valhalla/x", "valhalla/", "valhalla/9", "chess/2", "valhalla/2/tor", "Valhalla-9p"])
def test_openspiel_reports_what_is_wrong_with_a_name(name: str) -> None:
    from meadhall.env.adapters import openspiel

    with pytest.raises(SetupError):
        openspiel.spec_for_name(name)


@pytest.mark.needs("open_spiel")
def test_openspiel_walks_through_chance_nodes() -> None:
    from meadhall.env.adapters import openspiel

    state = openspiel.load("BloodRage-2p-v1", chance_nodes=True).new_initial_state()
    luck, nodes = random.Random(3), 0
    while not state.is_terminal() and state.move_number() < 160:
        nodes += state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
        if state.is_chance_node():
            assert sum(part for _, part in state.chance_outcomes()) == pytest.approx(1)
    assert nodes > 20
    assert state.clone().history() == state.history()


@pytest.mark.needs("open_spiel")
def test_openspiel_resamples_without_a_visible_change() -> None:
    from meadhall.env.adapters import openspiel

    state = openspiel.load("Valhalla-2p-v1").new_initial_state()
    luck = random.Random(5)
    for _ in range(60):
        state.apply_action(luck.choice(state.legal_actions()))
    player = state.current_player()
    twin = openspiel.resampler(1)(state, player)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.legal_actions() == state.legal_actions()
    assert env.frozen("Valhalla-2p-v1") == state.spec
