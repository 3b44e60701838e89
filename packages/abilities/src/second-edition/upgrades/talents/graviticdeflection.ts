import { isInAttackArc, isTractored, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";

const tractoredInArc = ({ game }: CardScene): number =>
  shipsInPlay(game).filter((ship) => isTractored(game, ship) && isInAttackArc(game, ship)).length;

export const graviticdeflection: Card = {
  card: "upgrade:graviticdeflection",
  title: "Gravitic Deflection",
  dice: [{ dice: "defense", may: [{ verb: "reroll", most: tractoredInArc }] }],
};
