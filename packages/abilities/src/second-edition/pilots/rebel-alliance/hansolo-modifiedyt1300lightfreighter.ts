import { rollAttack, rollDefense } from "@broadside/dice";
import type { Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { nearObstacle } from "../../../language/when-second-edition.ts";

const isNear = nearObstacle(1);

/** The dice count as rolled for the first time, so they can still be rerolled. */
function* rollAgain({ game }: CardScene): Procedure {
  const { roll } = game.state;
  if (!roll) return;
  const draw = (below: number) => game.draw(below);
  const dice = roll.kind === "attack" ? rollAttack(draw, roll.dice.length) : rollDefense(draw, roll.dice.length);
  game.set({ roll: { ...roll, dice } });
  game.note({ note: "rolled", ship: roll.ship, reason: roll.reason, faces: dice.map(({ face }) => face) });
}

export const hansoloModifiedyt1300lightfreighter: Card = {
  card: "pilot:hansolo-modifiedyt1300lightfreighter",
  title: "Han Solo",
  triggers: [
    {
      at: "rolled",
      when: all(toThisShip, ({ game, self, ...scene }) => isNear({ game, self, ...scene }, self.ship)),
      may: [{ verb: "special", can: ({ game }) => (game.state.roll?.dice.length ?? 0) > 0, perform: rollAgain }],
    },
  ],
};
