import { deploysWhere, farFromEnemies } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

/** He can be placed anywhere far enough from enemies, or in his own area as usual. */
export const hansoloScavengedyt1300: Card = {
  card: "pilot:hansolo-scavengedyt1300",
  title: "Han Solo",
  ...deploysWhere(farFromEnemies(3)),
};
