import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const suffered = ({ moment: { hits = 0, crits = 0 } }: CardScene): number => hits + crits;

export const hate: Card = {
  card: "upgrade:hate",
  title: "Hate",
  triggers: [{ at: "damageSuffered", when: toThisShip, must: [{ verb: "recover force", count: suffered }] }],
};
