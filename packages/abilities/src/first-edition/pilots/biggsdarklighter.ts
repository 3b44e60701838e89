import { couldTarget, isEnemy, isFriendly } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";

export const biggsdarklighter: Card = {
  card: "pilot:biggsdarklighter",
  title: "Biggs Darklighter",
  triggers: [{ at: "startOfCombat", once: "a game", may: [{ verb: "lasting", effect: "biggsdarklighter", until: "round" }] }],
  effects: {
    biggsdarklighter: {
      permissions: {
        target(game, { ship }, { attacker, target }) {
          const isCovered =
            target !== ship && isFriendly(game, ship, target) && isEnemy(game, ship, attacker) && game.board.range(ship, target) === 1;
          return isCovered && couldTarget(game, attacker, ship) ? false : undefined;
        },
      },
    },
  },
};
