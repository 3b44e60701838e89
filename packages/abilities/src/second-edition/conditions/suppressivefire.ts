import { figureIn, replaceMemory } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, isAttacker, isThisCondition, not } from "../../language/when.ts";
import { REMOVE } from "./phrases.ts";

const makerDefends: When = ({ self, attack }) => attack?.defender === self.effect?.by;
const makerAttacks: When = ({ self, attack }) => attack?.attacker === self.effect?.by;
const ofMaker: When = ({ self, moment }) => moment.ship === self.effect?.by;

/** True if the ship that assigned the Condition has attacked this round. The Condition stores the round of that ship's latest attack. */
const hasAttacked: When = ({ game, self }) =>
  game.state.effects.some((effect) => effect.since === self.at && figureIn(effect) === game.state.round);
function remember({ game, self }: CardScene): void {
  replaceMemory(game, self.at, { figure: game.state.round });
}

/**
 * The ship rolls one die fewer, except against the ship that assigned this. The Condition ends once that ship has defended, is destroyed,
 * or has gone a round without attacking.
 */
export const suppressivefire: Card = {
  card: "condition:suppressivefire",
  title: "Suppressive Fire",
  changes: [{ of: "attackDice", by: -1, when: all(isAttacker, not(makerDefends)) }],
  triggers: [
    { at: "afterAttack", when: makerDefends, must: REMOVE },
    { at: "destroyed", when: ofMaker, must: REMOVE },
    // The ship assigns the Condition because of an attack. That attack already counts for this round.
    { at: "conditionAssigned", when: isThisCondition, must: [{ verb: "apply", what: remember }] },
    { at: "attackDeclared", when: makerAttacks, must: [{ verb: "apply", what: remember }] },
    { at: "endOfCombat", when: not(hasAttacked), must: REMOVE },
  ],
};
