import { figureIn, replaceMemory } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import type { CardScene, When } from "../../language/scene.ts";
import { all, isAttacker, not } from "../../language/when.ts";

const atItsMaker: When = ({ self, attack }) => attack?.defender === self.effect?.by;
const byItsMaker: When = ({ self, moment }) => moment.ship === self.effect?.by;
const REMOVE: readonly Instruction[] = [{ verb: "discard this card" }];

/** True if the ship that assigned the Condition has attacked this round. The Condition stores the round of that ship's latest attack. */
const makerHasAttacked: When = ({ game, self }) =>
  game.state.effects.some((effect) => effect.since === self.at && figureIn(effect) === game.state.round);

function remember({ game, self }: CardScene): void {
  replaceMemory(game, self.at, { figure: game.state.round });
}

export const suppressivefire: Card = {
  card: "condition:suppressivefire",
  title: "Suppressive Fire",
  changes: [{ of: "attackDice", by: -1, when: all(isAttacker, not(atItsMaker)) }],
  triggers: [
    { at: "attackDeclared", when: all(isAttacker, atItsMaker), must: REMOVE },
    { at: "destroyed", when: byItsMaker, must: REMOVE },
    { at: "afterAttack", when: byItsMaker, must: [{ verb: "apply", what: remember }] },
    { at: "endOfCombat", when: not(makerHasAttacked), must: REMOVE },
  ],
};
