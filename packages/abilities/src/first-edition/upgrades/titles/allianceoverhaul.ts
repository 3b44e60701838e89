import { remember, remembered } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import { all, not } from "../../../language/when.ts";
import { fromAuxiliaryArc, fromPrimaryArc } from "../../phrases.ts";

const ROLLED = "rolled 1 more";

/** If the ship rolls the extra die, its attack counts as made from the primary arc. */
export const allianceoverhaul: Card = {
  card: "upgrade:allianceoverhaul",
  title: "Alliance Overhaul",
  triggers: [
    {
      at: "attackBegins",
      when: fromPrimaryArc,
      may: [remember(ROLLED), { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
  ],
  dice: [{ dice: "attack", when: all(fromAuxiliaryArc, not(remembered(ROLLED))), may: [{ verb: "change", from: "focus", to: "crit" }] }],
};
