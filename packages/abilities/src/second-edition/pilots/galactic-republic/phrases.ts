/** Parts of card texts that several Galactic Republic pilots share. */
import type { TokenKind } from "@broadside/rules";
import { enemiesOf, otherFriendsOf } from "@broadside/rules/procedures";
import type { Trigger } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, type When, type Who, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { either, inArcOfThisShip, revealedBy, subjectIs } from "../../../language/when-second-edition.ts";

export const inSideArcs: ShipWhen = either(inArcOfThisShip("left"), inArcOfThisShip("right"));

/** True if the ship in the current moment has fully executed its maneuver (2E-BUMP-05). */
export const subjectFlewInFull: When = ({ game: { state }, moment }) => state.motion?.ship === moment.ship && !state.motion?.bumped;

/** Returns how many tokens of these kinds a ship has. */
export const countOf = (scene: CardScene, kinds: readonly TokenKind[], who?: Who): number => {
  const tokens = whoIs(scene, who)?.tokens;
  return tokens ? kinds.reduce((sum, kind) => sum + tokens[kind], 0) : 0;
};

/**
 * Compares the maneuvers that the two ships in an attack revealed: first the one of the card's ship, then its enemy's. False if either ship
 * has not revealed its dial (2E-ACTIV-07).
 */
export const bothRevealed = (compare: (own: NonNullable<RevealedManeuver>, enemys: NonNullable<RevealedManeuver>) => boolean): When => {
  return (scene) => {
    const { self, attack } = scene;
    const isOwnAttack = attack?.attacker === self.ship.id;
    if (!isOwnAttack && attack?.defender !== self.ship.id) return false;
    const own = revealedBy(self.ship);
    const enemys = revealedBy(whoIs(scene, isOwnAttack ? "defender" : "attacker"));
    return own !== undefined && enemys !== undefined && compare(own, enemys);
  };
};
type RevealedManeuver = ReturnType<typeof revealedBy>;
export const isFaster: When = bothRevealed((own, enemys) => own.speed > enemys.speed);

export const bornForThis: ShipWhen = ({ game }, ship) => game.factsOf(ship).pilot.shipAbility === "Born for This";

export const isCalled =
  (name: string): ShipWhen =>
  ({ game }, ship) =>
    game.factsOf(ship).pilot.name === name;
export const itself: ShipWhen = ({ self }, ship) => ship === self.ship;
/** True if more enemies than other friendly ships are at range 0-1 of the ship. */
const isOutnumbered: ShipWhen = ({ game }, ship) => {
  const isNear = (other: typeof ship): boolean => game.board.range(ship, other) <= 1;
  return enemiesOf(game, ship).filter(isNear).length > otherFriendsOf(game, ship).filter(isNear).length;
};

/** If this ship or its partner is outnumbered after its maneuver, this ship can spend one Force to carry out the instructions `does`. */
export const amongEnemies = (partner: string, does: readonly Instruction[], when: When = () => true): Trigger => ({
  at: "maneuverExecuted",
  when: all(subjectIs(both(either(itself, both(friendly, isCalled(partner), within(0, 3))), isOutnumbered)), when),
  may: [{ verb: "spend force" }, ...does],
});
