/**
 * Shuttle: while it defends with a friendly ship in the attack arc, it adds an evade result (2E-SREM-03). Allied ships don't count
 * (2E-SREM-12-Q).
 */
import { addResult } from "@broadside/dice";
import { isInAttackArc } from "../attack/attack-arc.ts";
import { modifyDefenseDice } from "../attack/dice.ts";
import type { RemoteRule } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { shipsInPlay } from "../queries/relation.ts";
import type { Ship } from "../state/state.ts";
import { isFriendOf } from "./rule.ts";

const isCovered = (game: Situation, shuttle: Ship): boolean =>
  shipsInPlay(game).some((ship) => isFriendOf(game, shuttle, ship) && isInAttackArc(game, ship));

export const shuttle: RemoteRule = {
  ability: {
    modifications: [
      {
        dice: "defense",
        as: "defender",
        optional: false,
        when: (game, { ship }) => game.state.attack?.defender === ship.id && isCovered(game, ship),
        perform(game) {
          const dice = game.state.attack?.defenseDice;
          if (dice) modifyDefenseDice(game, addResult(dice, "evade"));
          return NOTHING;
        },
      },
    ],
  },
};
