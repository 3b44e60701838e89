import type { Card } from "../../../language/card.ts";
import { isTouched } from "../../../language/when.ts";

export const unkarplutt: Card = {
  card: "pilot:unkarplutt",
  title: "Unkar Plutt",
  triggers: [
    { at: "endOfActivation", must: [{ verb: "each ship", among: isTouched, does: [{ verb: "gain", token: "tractor", who: "chosen" }] }] },
  ],
};
