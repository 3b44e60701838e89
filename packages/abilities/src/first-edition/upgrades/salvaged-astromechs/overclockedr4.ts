import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, spentIs, toThisShip } from "../../../language/when.ts";

const inCombat: When = ({ game }) => game.state.cursor.phase === "combat";

export const overclockedr4: Card = {
  card: "upgrade:overclockedr4",
  title: "Overclocked R4",
  triggers: [
    {
      at: "tokenSpent",
      when: all(toThisShip, spentIs("focus"), inCombat),
      may: [
        { verb: "gain", token: "stress" },
        { verb: "gain", token: "focus" },
      ],
    },
  ],
};
