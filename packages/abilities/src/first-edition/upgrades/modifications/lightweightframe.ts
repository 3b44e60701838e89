import { type DefensePool, rollDefense } from "@broadside/dice";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, reasonIs, toThisShip } from "../../../language/when.ts";

const isOutnumbered: When = ({ game, attack }) => (attack?.attackDice.length ?? 0) > (game.state.roll?.dice.length ?? 0);

function rollOneMore({ game }: CardScene): void {
  const { roll } = game.state;
  if (!roll) return;
  const more = rollDefense((below) => game.draw(below), 1);
  game.set({ roll: { ...roll, dice: [...roll.dice, ...more] as DefensePool } });
  game.note({ note: "rolled", ship: roll.ship, reason: roll.reason, faces: more.map(({ face }) => face) });
}

export const lightweightframe: Card = {
  card: "upgrade:lightweightframe",
  title: "Lightweight Frame",
  triggers: [{ at: "rolled", when: all(toThisShip, reasonIs("defense"), isOutnumbered), must: [{ verb: "apply", what: rollOneMore }] }],
};
