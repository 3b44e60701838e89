/** What several pilots of the Galactic Empire say. */
import type { Ship, Situation } from "@broadside/rules";
import { lockable, lockObject } from "@broadside/rules/procedures";
import type { CardText, DiceChange, FigureChange } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, isAttacker, type ShipWhen, within, withPrimary } from "../../../language/when.ts";
import { either, hasGreenToken, isThere } from "../../../language/when-second-edition.ts";
import { inSideArcs, isCalled } from "../galactic-republic/phrases.ts";

/** A lock on the defender, in reach of the ship's locks. */
export const LOCK_DEFENDER: Deed = {
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

/** A lock that a ship holds on one comes to lie on another; it has only one on each. */
export const moveLock = (game: Situation, holder: Ship, from: Ship, to: Ship): void =>
  game.setShip(holder, { locks: [...new Set(holder.locks.map((lock) => (lock === from.id ? to.id : lock)))] });

export const greenless: ShipWhen = (scene, ship) => !hasGreenToken(scene, ship);

/** The maneuver just flown is none of the dial: the one of Adaptive Ailerons, before the dial is revealed. */
export const byAilerons: When = ({ game, self }) =>
  game.state.motion?.ship === self.ship.id && !game.state.motion.revealed && self.ship.revealed === undefined;

/** The pilot's own text stands for an ability of the ship. */
export const inPlaceOf = (ability: string): NonNullable<CardText["permissions"]> => ({
  useText: (_game, self, { ship, card }) => (ship === self.ship && card === ability ? false : undefined),
});

/** The chosen ship gains one of the two, by the choice of the card's player. */
export const DEPLETE_OR_STRAIN: readonly Deed[] = [
  {
    verb: "one of",
    choices: { deplete: [{ verb: "gain", token: "deplete", who: "chosen" }], strain: [{ verb: "gain", token: "strain", who: "chosen" }] },
  },
];

/** A die more in primary attacks, with one of these pilots at its side. */
export function besideComrade(...names: readonly string[]): FigureChange {
  const isComrade = both(friendly, either(...names.map(isCalled)), inSideArcs, within(0, 1));
  return { of: "attackDice", by: 1, when: all(isAttacker, withPrimary, isThere(isComrade)) };
}

/** A blank becomes a hit, for one Force. */
export const FORCE_FOR_BLANK: DiceChange = {
  dice: "attack",
  may: [{ verb: "spend force" }, { verb: "change", from: "blank", to: "hit" }],
};
