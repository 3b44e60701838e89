import type { Card } from "../../../language/card.ts";
import { all } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { attackerIn } from "../../../language/when-second-edition.ts";

export const slaveiSwz82: Card = {
  card: "upgrade:slavei-swz82",
  title: "Slave I",
  dice: [{ dice: "attack", when: all(attackShows("front"), attackerIn("fullRear")), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
