import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const enemiesNearby = ({ game, self }: CardScene): number =>
  enemiesOf(game, self.ship).filter((enemy) => game.board.range(self.ship, enemy) === 1).length;

export const bobafettScum: Card = {
  card: "pilot:bobafett-scum",
  title: "Boba Fett",
  dice: [
    { dice: "attack", may: [{ verb: "reroll", most: enemiesNearby }] },
    { dice: "defense", may: [{ verb: "reroll", most: enemiesNearby }] },
  ],
};
