import type { Card } from "../../../language/card.ts";
import { all, spentIs, toThisShip } from "../../../language/when.ts";

export const drearenthal: Card = {
  card: "pilot:drearenthal",
  title: "Drea Renthal",
  triggers: [
    { at: "tokenSpent", when: all(toThisShip, spentIs("lock")), may: [{ verb: "gain", token: "stress" }, { verb: "acquire lock" }] },
  ],
};
