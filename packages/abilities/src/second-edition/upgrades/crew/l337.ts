import { rerollablePlaces } from "@broadside/dice";
import { diceOf, rerollInAttack } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { all, not } from "../../../language/when.ts";
import { hasShields, showsSide } from "../../../language/when-second-edition.ts";

const rerollable = ({ game }: CardScene): number => rerollablePlaces(diceOf(game, "attack")).length;

/** Rerolls all the attacker's dice, so the game doesn't have to ask which ones. */
const ATTACKER_REROLLS: Instruction = {
  verb: "special",
  can: (scene) => rerollable(scene) > 0,
  *perform(scene) {
    const attacker = whoIs(scene, "attacker");
    const all = rerollable(scene);
    if (attacker) yield* rerollInAttack(scene.game, "attack", attacker, { most: all, least: all });
  },
};

/** The player can flip the card to make the attacker reroll. Once it is flipped, banks are easier while the ship has no shields. */
export const l337: Card = {
  card: "upgrade:l337",
  title: "L3-37",
  dice: [{ dice: "attack", as: "defender", when: showsSide("front"), may: [{ verb: "flip this card" }, ATTACKER_REROLLS] }],
  changes: [
    {
      of: "difficulty",
      by: -1,
      when: all(showsSide("back"), not(hasShields()), ({ moment }) => moment.maneuver?.bearing === "bank"),
    },
  ],
};
