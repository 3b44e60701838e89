import type { Ship, Situation } from "@broadside/rules";
import { couldTarget, isEnemy, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

/** True for huge ships. The card ignores them, both as attackers and as targets. */
const isHuge = (game: Situation, ship: Ship): boolean => game.factsOf(ship).type.size === "huge";

export const biggsdarklighter: Card = {
  card: "pilot:biggsdarklighter",
  title: "Biggs Darklighter",
  triggers: [{ at: "startOfCombat", once: "a game", may: [{ verb: "lasting", effect: "biggsdarklighter", until: "round" }] }],
  effects: {
    biggsdarklighter: {
      permissions: {
        target(game, { ship }, { attacker, target, weapon, only }) {
          if (isHuge(game, target) || isHuge(game, attacker) || target === ship || !isEnemy(game, ship, attacker)) return undefined;
          // If another card restricts the attack to certain targets, this ship must be one of them.
          if (only && !only(ship)) return undefined;
          const isCovered = isFriendly(game, ship, target) && game.board.range(ship, target) === 1;
          return isCovered && couldTarget(game, attacker, ship, weapon) ? false : undefined;
        },
      },
    },
  },
};
