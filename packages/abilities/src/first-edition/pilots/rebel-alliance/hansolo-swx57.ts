import { deploysWhere, farFromEnemies } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

export const hansoloSwx57: Card = {
  card: "pilot:hansolo-swx57",
  title: "Han Solo",
  ...deploysWhere(farFromEnemies(3)),
};
