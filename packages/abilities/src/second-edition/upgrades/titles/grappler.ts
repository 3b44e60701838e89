import { isTractored } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, atRange, isAttacker } from "../../../when.ts";
import { treatedAtRange } from "../../ranges.ts";
import { defenderIs } from "../../when.ts";

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
