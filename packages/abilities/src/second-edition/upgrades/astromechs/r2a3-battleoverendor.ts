import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { LOCK_ANYTHING } from "../locking.ts";

export const r2a3battleoverendor: Card = {
  card: "upgrade:r2a3-battleoverendor",
  title: "R2-A3",
  triggers: [{ at: "actionPerformed", when: toThisShip, may: [{ verb: "spend charge" }, LOCK_ANYTHING] }],
};
