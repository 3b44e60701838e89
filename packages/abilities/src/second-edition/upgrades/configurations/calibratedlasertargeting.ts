import type { Card } from "../../../language/card.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";

export const calibratedlasertargeting: Card = {
  card: "upgrade:calibratedlasertargeting",
  title: "Calibrated Laser Targeting",
  dice: [{ dice: "attack", when: all(withPrimary, defenderInBullseye), must: [{ verb: "add", face: "focus" }] }],
};
