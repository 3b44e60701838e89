import type { Card } from "../../../language/card.ts";
import { both, enemy, within } from "../../../language/when.ts";

export const commanderalozen: Card = {
  card: "pilot:commanderalozen",
  title: "Commander Alozen",
  triggers: [{ at: "startOfCombat", may: [{ verb: "acquire lock", among: both(enemy, within(1)) }] }],
};
