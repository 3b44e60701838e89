import type { Card } from "../../../card.ts";
import type { Scene } from "../../../scene.ts";
import { toThisShip } from "../../../when.ts";

const suffered = ({ moment: { hits = 0, crits = 0 } }: Scene): number => hits + crits;

export const hate: Card = {
  card: "upgrade:hate",
  title: "Hate",
  triggers: [{ at: "damageSuffered", when: toThisShip, must: [{ verb: "recover force", count: suffered }] }],
};
