import type { Card } from "../../../language/card.ts";
import { ownDice } from "../../upgrades/phrases.ts";

export const finn: Card = {
  card: "pilot:finn",
  title: "Finn",
  dice: ownDice({
    may: [
      {
        verb: "one of",
        choices: {
          blank: [{ verb: "add", face: "blank" }],
          focus: [
            { verb: "gain", token: "strain" },
            { verb: "add", face: "focus" },
          ],
        },
      },
    ],
  }),
};
