import { enemiesOf, isInArcOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, lacks, toThisShip } from "../../../language/when.ts";
import { defenderIsDestroyed } from "../../../language/when-second-edition.ts";

const hasPrey: When = ({ game, self: { ship } }) =>
  enemiesOf(game, ship).some((other) => isInArcOf(game, ship, "front", other) && game.board.range(ship, other) === 1);

export const clantraining: Card = {
  card: "upgrade:clantraining",
  title: "Clan Training",
  triggers: [
    {
      at: "becameActive",
      when: all(toThisShip, lacks("this ship", "focus"), hasPrey),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["focus"], colour: "red" }],
    },
    { at: "afterAttack", when: all(isAttacker, defenderIsDestroyed), must: [{ verb: "recover charge" }] },
  ],
};
