/** Parts of card texts that several Galactic Empire pilots share. */
import type { Ship, Situation } from "@broadside/rules";
import { lockable, lockObject } from "@broadside/rules/procedures";
import type { CardText, DiceChange, FigureChange } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, isAttacker, type ShipWhen, within, withPrimary } from "../../../language/when.ts";
import { either, hasGreenToken, isThere } from "../../../language/when-second-edition.ts";
import { inSideArcs, isCalled } from "../galactic-republic/phrases.ts";

/** Acquires a lock on the defender if it is within the ship's lock range. */
export const LOCK_DEFENDER: Instruction = {
  verb: "special",
  can(scene) {
    const { game, self } = scene;
    const defender = whoIs(scene, "defender");
    return (
      defender?.status === "inPlay" &&
      game.edition.mayLock(game, self.ship) &&
      lockable(game, self.ship).some(({ ship }) => ship === defender)
    );
  },
  *perform(scene) {
    const defender = whoIs(scene, "defender");
    if (defender) yield* lockObject(scene.game, scene.self.ship, defender.id);
  },
};

/** Moves a lock to another ship, unless the holder already has a lock on that ship. */
export const moveLock = (game: Situation, holder: Ship, from: Ship, to: Ship): void =>
  game.setShip(holder, { locks: [...new Set(holder.locks.map((lock) => (lock === from.id ? to.id : lock)))] });

export const greenless: ShipWhen = (scene, ship) => !hasGreenToken(scene, ship);

/** True if the maneuver just executed came from Adaptive Ailerons, before the dial was revealed. */
export const byAilerons: When = ({ game, self }) =>
  game.state.motion?.ship === self.ship.id && !game.state.motion.revealed && self.ship.revealed === undefined;

/** Replaces a ship ability with the pilot's text. */
export const inPlaceOf = (ability: string): NonNullable<CardText["permissions"]> => ({
  useText: (_game, self, { ship, card }) => (ship === self.ship && card === ability ? false : undefined),
});

/** Gives the chosen ship a deplete or a strain token. The card's player chooses which. */
export const DEPLETE_OR_STRAIN: readonly Instruction[] = [
  {
    verb: "one of",
    choices: { deplete: [{ verb: "gain", token: "deplete", who: "chosen" }], strain: [{ verb: "gain", token: "strain", who: "chosen" }] },
  },
];

/** The ship rolls one more die in primary attacks while a friendly ship with one of these pilots is at range 0-1 in its side arcs. */
export function besideComrade(...names: readonly string[]): FigureChange {
  const isComrade = both(friendly, either(...names.map(isCalled)), inSideArcs, within(0, 1));
  return { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, isThere(isComrade)) };
}

/** Changes a blank to a hit for one Force. */
export const FORCE_FOR_BLANK: DiceChange = {
  dice: "attack",
  may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "hit" }],
};
