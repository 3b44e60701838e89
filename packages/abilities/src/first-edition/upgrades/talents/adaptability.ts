import type { Card } from "../../../language/card.ts";

/** Raises the skill by one or, on the card's other side, lowers it by one (1E-SQUAD-10). */
export const adaptability: Card = {
  card: "upgrade:adaptability",
  title: "Adaptability",
  changes: [{ of: "pilotSkill", by: ({ self: { ship, at } }) => (ship.upgrades[at]?.side === "back" ? -1 : 1) }],
};
