import { isSafeFrom } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { whoIs } from "../../../language/scene.ts";
import { all, both, enemy, friendly, type ShipWhen, toThisShip } from "../../../language/when.ts";
import { targetIs } from "../../../language/when-second-edition.ts";

const nearThatShip: ShipWhen = (scene, ship) => {
  const target = whoIs(scene, "target");
  return target?.pose !== undefined && scene.game.board.range(target, ship) <= 2;
};
const jammable: ShipWhen = ({ game }, ship) => !isSafeFrom(game, ship, "jam");

export const suppressor: Card = {
  card: "upgrade:suppressor",
  title: "Suppressor",
  triggers: [
    {
      at: "coordinated",
      when: all(toThisShip, targetIs(friendly)),
      may: [
        {
          verb: "choose ship",
          among: both(enemy, jammable, nearThatShip),
          does: [
            { verb: "spend energy", amount: 1 },
            { verb: "gain", token: "jam", who: "chosen" },
          ],
        },
      ],
    },
  ],
};
