import type { Card } from "../../language/card.ts";

/** One up or, on its other side, one down (1E-SQUAD-10). */
export const adaptability: Card = {
  card: "upgrade:adaptability",
  title: "Adaptability",
  changes: [{ of: "pilotSkill", by: ({ self: { ship, at } }) => (ship.upgrades[at]?.side === "back" ? -1 : 1) }],
};
