import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const prioritizedWeaponsSystems: Card = {
  card: "ship:Prioritized Weapons Systems",
  title: "Prioritized Weapons Systems",
  triggers: [
    {
      at: "becameActive",
      when: toThisShip,
      may: [
        { verb: "gain", token: "strain" },
        { verb: "remove token", tokens: ["disarm"] },
      ],
    },
  ],
};
