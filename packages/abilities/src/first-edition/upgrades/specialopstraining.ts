import { remember, remembered } from "../../language/attack-marks.ts";
import type { Card } from "../../language/card.ts";
import { all, not } from "../../language/when.ts";
import { fromPrimaryArc, inAuxiliaryArc } from "../phrases.ts";

const ROLLED = "rolled 1 more";

export const specialopstraining: Card = {
  card: "upgrade:specialopstraining",
  title: "Special Ops Training",
  triggers: [
    {
      at: "attackBegins",
      when: fromPrimaryArc,
      may: [remember(ROLLED), { verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
    },
    {
      at: "afterAttack",
      when: all(fromPrimaryArc, not(remembered(ROLLED))),
      may: [{ verb: "attack", with: "primary", at: inAuxiliaryArc }],
    },
  ],
};
