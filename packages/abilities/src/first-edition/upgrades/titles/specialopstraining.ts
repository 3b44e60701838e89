import { remember, remembered, rememberedBefore } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import { all, isAttacker, not } from "../../../language/when.ts";
import { fromPrimaryArc, inAuxiliaryArc } from "../../phrases.ts";

const DECLINED = "rolls no more dice";
const ADDS = "adds an attack";

/** The extra attack uses the auxiliary arc, even if the target is also in the primary arc. */
export const specialopstraining: Card = {
  card: "upgrade:specialopstraining",
  title: "Special Ops Training",
  triggers: [
    {
      at: "attackBegins",
      when: all(fromPrimaryArc, not(rememberedBefore(ADDS))),
      must: [
        {
          verb: "one of",
          choices: {
            "1 more die": [{ verb: "lasting", effect: "more attack dice", until: "attack", value: 1 }],
            "no more dice": [remember(DECLINED)],
          },
        },
      ],
    },
    {
      at: "afterAttack",
      when: all(isAttacker, remembered(DECLINED)),
      may: [remember(ADDS), { verb: "attack", with: "primary", at: inAuxiliaryArc }],
    },
  ],
};
