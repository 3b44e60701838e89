import type { Card } from "../../../card.ts";
import { both, friendly, other } from "../../../when.ts";
import { inFiringArc } from "../../when-firing.ts";
import { transfer } from "../phrases.ts";

export const kylekatarn: Card = {
  card: "pilot:kylekatarn",
  title: "Kyle Katarn",
  triggers: [{ at: "startOfCombat", may: [{ verb: "choose ship", among: both(friendly, other, inFiringArc), does: [transfer("focus")] }] }],
};
