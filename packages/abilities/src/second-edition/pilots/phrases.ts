/** What several pilots say, whatever their faction. */
import type { Colour } from "@broadside/cards";
import type { Situation } from "@broadside/rules";
import { figureIn, GREEN } from "@broadside/rules/procedures";
import { canGiveAny, giveAll } from "../../both-editions/tokens-moved.ts";
import type { Card, CardText, DiceChange, Trigger } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import { sceneOf, type When } from "../../language/scene.ts";
import { all, enemy, hasBoostedOrRolled, toThisShip } from "../../language/when.ts";
import { flownIn } from "../../language/when-firing.ts";
import { fullyExecuted } from "../../language/when-second-edition.ts";

/** All of its green tokens go to the chosen ship, as far as that may have them. */
export const TRANSFER_GREEN: Deed = {
  verb: "special",
  can: (scene) => canGiveAny(scene, GREEN),
  perform: (scene) => giveAll(scene, GREEN),
};

/** Nobody modifies the dice of the other ship in its attacks, where that holds. */
export const leavesEnemysDice = (when: When): NonNullable<CardText["permissions"]> => ({
  modify(game, self, { dice, attack }) {
    const enemys = attack.attacker === self.ship.id ? "defense" : "attack";
    return dice === enemys && when({ ...sceneOf(game, self), attack }) ? false : undefined;
  },
});

const HARDER: Readonly<Partial<Record<Colour, Colour>>> = { blue: "white", white: "red" };
/** The colour of the maneuver under way, one step harder; none where there is no such step (2E-MOVE-23, -24). */
export const harderColour = ({ state: { motion } }: Situation): Colour | undefined => motion && HARDER[motion.colour];

/** After a red maneuver flown in full, or a red action. */
export const afterSomethingRed = (may: readonly Deed[]): readonly Trigger[] => [
  { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("red")), may },
  { at: "actionPerformed", when: all(toThisShip, ({ moment }) => moment.colour === "red"), may },
];

/** When forces stand an enemy is given a Condition. */
export const marksAnEnemy = (id: string): Trigger => ({
  at: "afterForces",
  must: [{ verb: "choose ship", among: enemy, does: [{ verb: "condition", id, who: "chosen" }] }],
});

export const afterRollOrBoost = (may: readonly Deed[]): Trigger => ({
  at: "actionPerformed",
  when: hasBoostedOrRolled,
  may,
});

/** The same with attack dice and with defense dice, each to the result that counts there. */
export const bySide = (change: (to: "hit" | "evade") => Omit<DiceChange, "dice">): readonly DiceChange[] => [
  { dice: "attack", ...change("hit") },
  { dice: "defense", ...change("evade") },
];

/** Defense dice that a ship is given; by the value of the effect. */
export const MORE_DEFENSE: NonNullable<Card["effects"]> = {
  "more defense dice": { changes: [{ of: "defenseDice", by: ({ self }) => figureIn(self.effect) }] },
};

/** The attack under way has no range bonus, for either side. */
export const NO_RANGE_BONUS: Deed = { verb: "lasting", effect: "no range bonus", until: "attack" };
export const WITHOUT_RANGE_BONUS: NonNullable<Card["effects"]> = { "no range bonus": { permissions: { rangeBonus: () => false } } };
