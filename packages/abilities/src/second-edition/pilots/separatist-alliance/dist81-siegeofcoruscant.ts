import { type DieKind, rerollablePlaces } from "@broadside/dice";
import { assign, diceOf, rerollInAttack } from "@broadside/rules/procedures";
import type { Card, DiceChange } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const rerolled = ({ game }: CardScene, dice: DieKind): number => diceOf(game, dice).filter(({ origin }) => origin === "rerolled").length;

/** Rerolls dice. The ship gains one token for each rerolled die. */
const rerolling = (dice: DieKind, token: "deplete" | "strain"): DiceChange => ({
  dice,
  may: [
    {
      verb: "special",
      can: ({ game }) => rerollablePlaces(diceOf(game, dice)).length > 0,
      *perform(scene) {
        const { game, self } = scene;
        const before = rerolled(scene, dice);
        yield* rerollInAttack(game, dice, self.ship, { most: diceOf(game, dice).length });
        yield* assign(game, self.ship, token, rerolled(scene, dice) - before);
      },
    },
  ],
});

export const dist81Siegeofcoruscant: Card = {
  card: "pilot:dist81-siegeofcoruscant",
  title: "DIS-T81",
  dice: [rerolling("attack", "deplete"), rerolling("defense", "strain")],
};
