import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { FLY_FIRST } from "../../ships/adaptive-ailerons.ts";
import { inPlaceOf } from "./phrases.ts";

/** Her ship's ailerons are optional, even while stressed. */
export const duchess: readonly Card[] = [
  {
    card: "pilot:duchess",
    title: "“Duchess”",
    editions: ["2.0"],
    permissions: inPlaceOf("ship:Adaptive Ailerons"),
    triggers: [{ at: "beforeReveal", when: toThisShip, may: [FLY_FIRST] }],
  },
  {
    card: "pilot:duchess",
    title: "“Duchess”",
    editions: ["2.5"],
    permissions: inPlaceOf("ship:Adaptive Ailerons"),
    triggers: [{ at: "beforeReveal", when: toThisShip, may: [{ verb: "boost" }] }],
  },
];
