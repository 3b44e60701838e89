import { discardCard, isRemembered, rememberInAttacks } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { all, faceupOf, isAttacker } from "../../../language/when.ts";

/** True if the ship is attacking the ship that has just been dealt a card. */
const toItsDefender: When = ({ self, moment, attack }) => {
  for (let one = attack; one; one = one.outer) if (one.attacker === self.ship.id && one.defender === moment.ship) return true;
  return false;
};
const dealtFaceup: When = ({ self, attack }) => attack !== undefined && isRemembered(attack, self.key);

const cardsOfDefender = (scene: CardScene) => {
  const defender = whoIs(scene, "defender");
  return defender?.status === "inPlay" ? upgradesAt(defender, faceupOf(defender)) : [];
};

/** Instead of discarding the card, its owner can discard a token on it. */
const DISCARD_ONE = pick({
  kind: "discard upgrade",
  rule: "1E-SQUAD-07",
  about: "defender",
  among: cardsOfDefender,
  *perform(scene, at) {
    const defender = whoIs(scene, "defender");
    if (defender) yield* discardCard(scene.game, defender, at, scene.self.ship);
  },
});

export const bobafett: Card = {
  card: "upgrade:bobafett",
  title: "Boba Fett",
  triggers: [
    { at: "dealtFaceup", when: toItsDefender, must: [{ verb: "apply", what: ({ game, self }) => rememberInAttacks(game, self) }] },
    { at: "afterAttack", when: all(isAttacker, dealtFaceup), may: [{ verb: "discard this card" }, DISCARD_ONE] },
  ],
};
