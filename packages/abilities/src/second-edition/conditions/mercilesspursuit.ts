import type { Card } from "../../language/card.ts";
import { all, isAttacker, withUpgrade } from "../../language/when.ts";
import { defenderIs } from "../../language/when-second-edition.ts";
import { lockInReach } from "../upgrades/locking.ts";

export const mercilesspursuit: Card = {
  card: "condition:mercilesspursuit",
  title: "Merciless Pursuit",
  triggers: [{ at: "afterAttack", when: all(isAttacker, defenderIs(withUpgrade("thechild"))), may: [lockInReach("defender")] }],
};
