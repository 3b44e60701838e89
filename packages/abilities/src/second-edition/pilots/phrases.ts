/** Parts of card texts that pilots in several factions share. */
import type { Colour } from "@broadside/cards";
import type { Situation } from "@broadside/rules";
import { figureIn, GREEN } from "@broadside/rules/procedures";
import { canGiveAny, giveAll } from "../../both-editions/tokens-moved.ts";
import type { Card, CardText, DiceChange, Trigger } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { sceneOf, type When } from "../../language/scene.ts";
import { all, enemy, hasBoostedOrRolled, toThisShip } from "../../language/when.ts";
import { flownIn } from "../../language/when-firing.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

/** Transfers all the ship's green tokens to the chosen ship, except tokens that the chosen ship can't have. */
export const TRANSFER_GREEN: Instruction = {
  verb: "special",
  can: (scene) => canGiveAny(scene, GREEN),
  perform: (scene) => giveAll(scene, GREEN),
};

/** While the condition holds, the other ship can't modify its dice. */
export const leavesEnemysDice = (when: When): NonNullable<CardText["permissions"]> => ({
  modify(game, self, { dice, attack }) {
    const enemys = attack.attacker === self.ship.id ? "defense" : "attack";
    return dice === enemys && when({ ...sceneOf(game, self), attack }) ? false : undefined;
  },
});

const HARDER: Readonly<Partial<Record<Colour, Colour>>> = { blue: "white", white: "red" };
/** Returns the current maneuver's colour, made one step harder. Undefined if no colour is harder (2E-MOVE-23, -24). */
export const harderColour = ({ state: { motion } }: Situation): Colour | undefined => motion && HARDER[motion.colour];

/** Triggers after a fully executed red maneuver or a red action. */
export const afterSomethingRed = (may: readonly Instruction[]): readonly Trigger[] => [
  { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), may },
  { at: "actionPerformed", when: all(toThisShip, ({ moment }) => moment.colour === "red"), may },
];

/** Assigns a Condition to an enemy after forces are placed. */
export const marksAnEnemy = (id: string): Trigger => ({
  at: "afterForces",
  must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id, who: "chosen" }] }],
});

export const afterRollOrBoost = (may: readonly Instruction[]): Trigger => ({
  at: "actionPerformed",
  when: hasBoostedOrRolled,
  may,
});

/** Defines two dice changes: an attack die can be changed to a hit, and a defense die to an evade. */
export const bySide = (change: (to: "hit" | "evade") => Omit<DiceChange, "dice">): readonly DiceChange[] => [
  { dice: "attack", ...change("hit") },
  { dice: "defense", ...change("evade") },
];

/** Adds as many defense dice as the effect's value. */
export const MORE_DEFENSE: NonNullable<Card["effects"]> = {
  "more defense dice": { changes: [{ of: "defenseDice", by: ({ self }) => figureIn(self.effect) }] },
};

/** Neither side gets a range bonus in this attack. */
export const NO_RANGE_BONUS: Instruction = { verb: "lasting", effect: "no range bonus", until: "attack" };
export const WITHOUT_RANGE_BONUS: NonNullable<Card["effects"]> = { "no range bonus": { permissions: { rangeBonus: () => false } } };
