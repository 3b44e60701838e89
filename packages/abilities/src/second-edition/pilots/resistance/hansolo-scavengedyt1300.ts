import { deploysWhere, farFromEnemies } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

/** Anywhere far from enemies; in his own area as others are. */
export const hansoloScavengedyt1300: Card = {
  card: "pilot:hansolo-scavengedyt1300",
  title: "Han Solo",
  ...deploysWhere(farFromEnemies(3)),
};
