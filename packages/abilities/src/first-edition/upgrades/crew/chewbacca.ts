import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const chewbacca: Card = {
  card: "upgrade:chewbacca",
  title: "Chewbacca",
  triggers: [
    {
      at: "damageDealt",
      when: toThisShip,
      may: [{ verb: "discard dealt card" }, { verb: "also", does: [{ verb: "recover shield" }] }, { verb: "discard this card" }],
    },
  ],
};
