import type { Card } from "../../language/card.ts";
import { fromAuxiliaryArc, fromPrimaryArc } from "../phrases.ts";

export const allianceoverhaul: Card = {
  card: "upgrade:allianceoverhaul",
  title: "Alliance Overhaul",
  triggers: [
    { at: "attackBegins", when: fromPrimaryArc, may: [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }] },
  ],
  dice: [{ dice: "attack", when: fromAuxiliaryArc, may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
