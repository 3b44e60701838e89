import type { Card } from "../../card.ts";
import { all, isAttacker, withUpgrade } from "../../when.ts";
import { lockInReach } from "../upgrades/locking.ts";
import { defenderIs } from "../when.ts";

export const mercilesspursuit: Card = {
  card: "condition:mercilesspursuit",
  title: "Merciless Pursuit",
  triggers: [{ at: "afterAttack", when: all(isAttacker, defenderIs(withUpgrade("thechild"))), may: [lockInReach("defender")] }],
};
