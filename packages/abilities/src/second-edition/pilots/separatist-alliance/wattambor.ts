import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { both, friendly, withPrimary } from "../../../language/when.ts";
import { withinOfDefender } from "../../../language/when-second-edition.ts";

const calculates = both(friendly, withinOfDefender(1, 1), (_, { tokens }) => tokens.calculate > 0);
const calculating = (scene: CardScene): number => shipsInPlay(scene.game).filter((ship) => calculates(scene, ship)).length;

export const wattambor: Card = {
  card: "pilot:wattambor",
  title: "Wat Tambor",
  dice: [{ dice: "attack", when: withPrimary, may: [{ verb: "reroll", most: calculating }] }],
};
