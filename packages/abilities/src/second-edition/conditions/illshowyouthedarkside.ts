import { whenAssigned, whenSuffering } from "../../first-edition/conditions/illshowyouthedarkside.ts";
import type { Card } from "../../language/card.ts";

/** The Damage card that the assigning player picked replaces one critical damage, even outside attacks. */
export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [whenAssigned, whenSuffering(() => true)],
};
