import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { deploysWhere } from "../../deploying.ts";

const FAR = 3;

/** Anywhere far from enemies; in his own area as others are. */
export const hansoloScavengedyt1300: Card = {
  card: "pilot:hansolo-scavengedyt1300",
  title: "Han Solo",
  ...deploysWhere((game, ship, area) => enemiesOf(game, ship).every((foe) => game.board.rangeToArea(foe, area) > FAR)),
};
