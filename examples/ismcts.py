"""OpenSpiel's own IS-MCTS at one seat, bots of the house at the others.

python examples/ismcts.py Valhalla-2p-v1 karl 50

Search must not foresee dice: `resampler` deals anew whatever the player cannot know, luck included.
"""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from meadhall.env.adapters import openspiel
from meadhall.env.adapters.opponents import Opponents, seat_bots


def searcher(game: openspiel.MeadhallGame, simulations: int) -> ISMCTSBot:
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, luck),
        2.0,
        simulations,
        random_state=luck,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )
    bot.set_resampler(openspiel.resampler("ismcts"))
    return bot


def main(name: str = "Valhalla-2p-v1", bot: str = "karl", simulations: int = 50, answers: int = 10**6) -> list[float]:
    game = openspiel.load(name)
    state, search = game.new_initial_state(), searcher(game, simulations)
    state.apply_action(7)  # the deal
    house = Opponents(game.spec, seat_bots(game.spec, 0, bot))
    while not state.is_terminal() and answers > 0:
        if state.current_player() == 0:
            state.apply_action(search.step(state))
            answers -= 1
        else:
            choice = house.driver.choose(state.state.match, state.current_player(), house.bots[state.current_player()])
            state.apply_action(game.spec.codes.places[choice])
    print(f"{name}: IS-MCTS with {simulations} simulations against {bot}: {state.returns()}")
    return state.returns()


if __name__ == "__main__":
    main(*sys.argv[1:3], *map(int, sys.argv[3:4]))
