import { barActions } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";

const hasNoIcon: When = ({ game, self }) => barActions(game, self.ship).every(({ name }) => name !== "barrel-roll");

export const experthandling: Card = {
  card: "upgrade:experthandling",
  title: "Expert Handling",
  action: {
    mayFail: true,
    does: [
      { verb: "free action", names: ["barrel-roll"] },
      { verb: "if", when: hasNoIcon, does: [{ verb: "gain", token: "stress" }] },
      { verb: "also", does: [{ verb: "remove enemy lock", orNone: true }] },
    ],
  },
};
