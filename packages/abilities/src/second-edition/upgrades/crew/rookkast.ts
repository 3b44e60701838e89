import type { Card } from "../../../language/card.ts";
import { all, hasToken, toThisShip } from "../../../language/when.ts";

export const rookkast: Card = {
  card: "upgrade:rookkast",
  title: "Rook Kast",
  triggers: [
    { at: "actionPerformed", when: all(toThisShip, ({ moment }) => moment.colour === "red"), may: [{ verb: "gain", token: "strain" }] },
  ],
  dice: [{ dice: "attack", when: hasToken("strain"), may: [{ verb: "change", from: ["blank", "focus"], to: "hit" }] }],
};
