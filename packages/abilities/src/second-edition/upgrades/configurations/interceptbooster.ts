import type { Card } from "../../../language/card.ts";
import { all, isFront, not, toThisShip } from "../../../language/when.ts";
import { hasCharges } from "../../../language/when-second-edition.ts";
import { FLIP } from "./phrases.ts";

export const interceptbooster: Card = {
  card: "upgrade:interceptbooster",
  title: "Intercept Booster",
  triggers: [
    {
      at: "systemPhase",
      when: all(toThisShip, isFront),
      must: [{ verb: "one of", choices: { disarm: [{ verb: "gain", token: "disarm" }], flip: [FLIP] } }],
    },
    { at: "roundCloses", when: all(isFront, not(hasCharges())), must: [FLIP] },
  ],
};
