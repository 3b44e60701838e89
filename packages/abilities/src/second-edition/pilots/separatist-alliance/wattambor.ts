import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../card.ts";
import type { Scene } from "../../../scene.ts";
import { both, friendly, withPrimary } from "../../../when.ts";
import { withinOfDefender } from "../../when.ts";

const calculates = both(friendly, withinOfDefender(1, 1), (_, { tokens }) => tokens.calculate > 0);
const calculating = (scene: Scene): number => shipsInPlay(scene.game).filter((ship) => calculates(scene, ship)).length;

export const wattambor: Card = {
  card: "pilot:wattambor",
  title: "Wat Tambor",
  dice: [{ dice: "attack", when: withPrimary, may: [{ verb: "reroll", most: calculating }] }],
};
