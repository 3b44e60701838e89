import { isDefending } from "@broadside/rules/procedures";
import { isRememberedShip, REMEMBER_SUBJECT } from "../../../language/attack-marks.ts";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, enemy, not } from "../../../language/when.ts";
import { isSubject, subjectIs } from "../../../language/when-second-edition.ts";

const isHurt: When = subjectIs(both(enemy, ({ game }, ship) => !isDefending(game, ship)));
const inAttack: When = ({ attack }) => attack !== undefined;

/**
 * If the damage came from an attack on another ship, Jostero's bonus attack waits until that attack is finished, as bonus attacks always
 * do.
 */
export const captainjostero: Card = {
  card: "pilot:captainjostero",
  title: "Captain Jostero",
  triggers: [
    { at: "damageSuffered", once: "a round", when: all(isHurt, not(inAttack)), may: [{ verb: "attack", with: "any", at: isSubject }] },
    { at: "damageSuffered", when: all(isHurt, inAttack), must: [REMEMBER_SUBJECT] },
    { at: "afterAttack", once: "a round", may: [{ verb: "attack", with: "any", at: isRememberedShip }] },
  ],
};
