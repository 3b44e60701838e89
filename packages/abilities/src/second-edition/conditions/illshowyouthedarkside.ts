import { whenAssigned, whenSuffering } from "../../first-edition/conditions/illshowyouthedarkside.ts";
import type { Card } from "../../language/card.ts";

/** The picked card replaces one critical damage, whatever causes that damage. */
export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [whenAssigned, whenSuffering(() => true)],
};
