import { may } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender } from "../../../language/when.ts";

const DEFENDED = "has defended";
const hasDefended: When = ({ self }) => self.ship.usedThisRound.includes(DEFENDED);
/** True if the ship's Force doesn't recur. The card doesn't affect recurring Force. */
const isNonRecurring: When = ({ game, self: { ship } }) =>
  game.factsOf(ship).force.recovers === 0 || !may(game, "recover", { ship, of: "force" }, true);

export const themandalorian: Card = {
  card: "upgrade:themandalorian",
  title: "The Mandalorian",
  triggers: [
    {
      at: "attackDeclared",
      when: isDefender,
      must: [
        {
          verb: "apply",
          what: ({ game, self: { ship } }) => game.setShip(ship, { usedThisRound: [...ship.usedThisRound, DEFENDED] }),
        },
      ],
    },
    { at: "duringEnd", when: all((scene) => !hasDefended(scene), isNonRecurring), must: [{ verb: "recover force" }] },
  ],
};
