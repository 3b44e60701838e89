import { barActions } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const hasNoBoost: When = ({ game, self }) => !barActions(game, self.ship).some(({ name }) => name === "boost");

export const daredevil: Card = {
  card: "upgrade:daredevil",
  title: "Daredevil",
  action: {
    does: [
      { verb: "execute", codes: ["1TW", "1YW"], fixed: true },
      { verb: "gain", token: "stress" },
      { verb: "if", when: hasNoBoost, does: [{ verb: "roll damage", dice: 2, who: "this ship" }] },
    ],
  },
};
