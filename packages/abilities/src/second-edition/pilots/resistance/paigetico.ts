import type { Card } from "../../../card.ts";
import { all } from "../../../when.ts";
import { DROP_DEVICE } from "../../upgrades/bombs.ts";
import { placedByThisShip } from "../../when.ts";

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
