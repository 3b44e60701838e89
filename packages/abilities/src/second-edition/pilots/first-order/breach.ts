import type { Card } from "../../../language/card.ts";
import { both, enemy } from "../../../language/when.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { afterMovingThrough } from "./phrases.ts";

export const breach: Card = {
  card: "pilot:breach",
  title: "“Breach”",
  triggers: afterMovingThrough((passed) => ({
    may: [{ verb: "choose ship", among: both(enemy, passed), does: [lockTargetOf("chosen")] }],
  })),
};
