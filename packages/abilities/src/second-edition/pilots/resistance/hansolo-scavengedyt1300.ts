import { deploysWhere, farFromEnemies } from "../../../both-editions/deploying.ts";
import type { Card } from "../../../language/card.ts";

/** He can be placed anywhere beyond range 3 of enemies, or in the deployment area as usual. */
export const hansoloScavengedyt1300: Card = {
  card: "pilot:hansolo-scavengedyt1300",
  title: "Han Solo",
  ...deploysWhere(farFromEnemies(3)),
};
