import type { Card } from "../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../language/when.ts";

/** A focus action assigns a token, so the token is all that has to be waited for. */
export const jakefarrell: Card = {
  card: "pilot:jakefarrell",
  title: "Jake Farrell",
  triggers: [
    { at: "tokenAssigned", when: all(toThisShip, tokenIs("focus")), may: [{ verb: "free action", names: ["boost", "barrel-roll"] }] },
  ],
};
