import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { BURST } from "../phrases.ts";

export const deadmansswitch: Card = {
  card: "upgrade:deadmansswitch",
  title: "Deadman's Switch",
  triggers: [{ at: "destroyed", when: toThisShip, must: BURST }],
};
