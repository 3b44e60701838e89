import type { Card } from "../../language/card.ts";
import { discardOneOf, inDecksOf } from "./huge-ships.ts";
import { FACEDOWN, whenFaceup } from "./phrases.ts";

export const lifeSupportFailure: readonly Card[] = inDecksOf(["CR90", "Raider"], "Life Support Failure", {
  triggers: [whenFaceup(discardOneOf("1E-DCRF-04", "crew", "team"), ...FACEDOWN)],
});
