import type { Card } from "../../../card.ts";
import { all } from "../../../when.ts";
import { attackerIn } from "../../when.ts";
import { attackShows } from "../../when-firing.ts";

export const slaveiSwz82: Card = {
  card: "upgrade:slavei-swz82",
  title: "Slave I",
  dice: [{ dice: "attack", when: all(attackShows("front"), attackerIn("fullRear")), may: [{ verb: "change", from: "hit", to: "crit" }] }],
};
