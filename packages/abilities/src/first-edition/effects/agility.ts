import { figureIn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";

export const agility: Card = {
  card: "effect:agility",
  title: "Agility",
  changes: [{ of: "agility", by: ({ self }) => figureIn(self.effect) }],
};
