import { rangeInArcsNow } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { all, both, friendly, nearDefender, other } from "../../language/when.ts";
import { defenderIs } from "../../language/when-second-edition.ts";

const isNearDefender: When = (scene) => nearDefender(scene, scene.self.ship);
const inAttackersArc: When = (scene) => {
  const attacker = whoIs(scene, "attacker");
  return attacker !== undefined && rangeInArcsNow(scene.game, attacker, scene.self.ship) <= 3;
};

export const deathtroopers: Card = {
  card: "upgrade:deathtroopers",
  title: "Death Troopers",
  triggers: [
    {
      at: "attackDeclared",
      when: all(defenderIs(both(friendly, other)), isNearDefender, inAttackersArc),
      must: [{ verb: "gain", token: "stress", who: "attacker" }],
    },
  ],
};
