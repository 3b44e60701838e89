import type { Card } from "../../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../../language/when.ts";

/** A focus action assigns a focus token, so the token trigger covers the action too. */
export const jakefarrell: Card = {
  card: "pilot:jakefarrell",
  title: "Jake Farrell",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("focus")), may: [{ verb: "free action", names: ["boost", "barrel-roll"] }] },
  ],
};
