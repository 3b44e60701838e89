import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const SABINE_WRENS: readonly Card[] = onShips(["sabinewren", "sabinewren-tielnfighter"], {
  title: "Sabine Wren",
  triggers: [{ at: "beforeActivation", when: toThisShip, may: [{ verb: "free action", names: ["barrel-roll", "boost"] }] }],
});
