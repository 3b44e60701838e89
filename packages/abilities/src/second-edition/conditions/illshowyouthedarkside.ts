import { whenAssigned, whenSuffering } from "../../first-edition/conditions/illshowyouthedarkside.ts";
import type { Card } from "../../language/card.ts";

/** The waiting card is dealt in place of one critical damage, whatever does it. */
export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [whenAssigned, whenSuffering(() => true)],
};
