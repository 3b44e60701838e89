import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, spentIs, toThisShip } from "../../../language/when.ts";

/** True once costs are paid. While they are being paid, the target is not the defender yet (1E-ATK-02). */
const costsArePaid: When = ({ attack }) => attack?.step !== "declare target";

export const r4agromech: Card = {
  card: "upgrade:r4agromech",
  title: "R4 Agromech",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, isAttacker, spentIs("focus"), costsArePaid),
      may: [{ verb: "lock", on: "defender" }],
    },
  ],
};
