import type { Card } from "../../../card.ts";
import { all, withPrimary } from "../../../when.ts";
import { defenderInBullseye } from "../../when.ts";

export const calibratedlasertargeting: Card = {
  card: "upgrade:calibratedlasertargeting",
  title: "Calibrated Laser Targeting",
  dice: [{ dice: "attack", when: all(withPrimary, defenderInBullseye), must: [{ verb: "add", face: "focus" }] }],
};
