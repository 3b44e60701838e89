import { isTractored } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, atRange, isAttacker } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { treatedAtRange } from "../../ranges.ts";

const withDrillBeak: When = ({ self, attack }) =>
  typeof attack?.weapon === "number" && self.ship.upgrades[attack.weapon]?.id === "drillbeak";

export const grappler: Card = {
  card: "upgrade:grappler",
  title: "Grappler",
  triggers: [
    treatedAtRange(
      0,
      all(
        isAttacker,
        withDrillBeak,
        atRange(1),
        defenderIs(({ game }, ship) => isTractored(game, ship)),
      ),
    ),
  ],
};
