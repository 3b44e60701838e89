import { isEnemy, otherFriendsOf, pilotSkill } from "@broadside/rules/procedures";
import type { Card, Trigger } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { isAttacker } from "../../../language/when.ts";

const isAlone: When = ({ game, self }) => otherFriendsOf(game, self.ship).length === 0;
const givenUpAt = (at: Trigger["at"], when: When): Trigger => ({ at, when, must: [{ verb: "discard this card" }] });

export const capturedtie: Card = {
  card: "upgrade:capturedtie",
  title: "Captured TIE",
  permissions: {
    target: (game, self, { attacker, target }) =>
      target === self.ship &&
      isEnemy(game, attacker, target) &&
      pilotSkill(game, attacker) < pilotSkill(game, target) &&
      otherFriendsOf(game, target).length > 0
        ? false
        : undefined,
  },
  triggers: [
    givenUpAt("afterAttack", isAttacker),
    givenUpAt("shipLost", isAlone),
    givenUpAt("leftTable", isAlone),
    givenUpAt("startOfPlanning", isAlone),
  ],
};
