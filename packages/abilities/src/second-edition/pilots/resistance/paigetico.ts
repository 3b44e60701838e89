import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";
import { DROP_DEVICE } from "../../upgrades/bombs.ts";

export const paigetico: Card = {
  card: "pilot:paigetico",
  title: "Paige Tico",
  triggers: [
    {
      at: "devicePlaced",
      when: all(placedByThisShip, ({ moment }) => moment.how === "dropped"),
      may: [{ verb: "spend charge" }, DROP_DEVICE],
    },
  ],
};
