import { rangeInArcsNow } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const isNear = within(1);
const isNearDefender: When = (scene) => {
  const defender = whoIs(scene, "defender");
  const { section } = scene.attack ?? {};
  return defender !== undefined && isNear(section ? { ...scene, at: section } : scene, defender);
};
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
