/** Parts of card texts that several cards share. */
import type { Section } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { isEnemy, isFriendly, type LentFor, otherFriendsOf } from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../language/card.ts";
import type { Instruction } from "../language/instruction.ts";
import { sceneOf, type When, whoIs } from "../language/scene.ts";
import { all, isAttacker, type ShipWhen, toThisShip, within, withPrimary } from "../language/when.ts";

/** An Energy header: usable once a round, in its ship's Use Energy step (HS-ENERGY-14, -15). */
export const inUseEnergy = (...may: readonly Instruction[]): Trigger => ({ at: "useEnergy", once: "a round", when: toThisShip, may });

/**
 * True if the ship is in the primary arc of the card's ship, which also has a rear auxiliary arc. If a ship is in both arcs, the attacker
 * can choose either.
 */
const inPrimaryArc: ShipWhen = ({ game, self, at }, ship) => game.board.isInArc(self.ship, "front", ship, at);
export const inAuxiliaryArc: ShipWhen = ({ game, self, at }, ship) => game.board.isInArc(self.ship, "rear", ship, at);

const defenderStands =
  (where: ShipWhen): When =>
  (scene) => {
    const defender = whoIs(scene, "defender");
    const { section } = scene.attack ?? {};
    return defender !== undefined && where(section ? { ...scene, at: section } : scene, defender);
  };
/** True if the card's ship makes a primary attack, and the defender is in its primary arc. */
export const fromPrimaryArc: When = all(isAttacker, withPrimary, defenderStands(inPrimaryArc));
export const fromAuxiliaryArc: When = all(isAttacker, withPrimary, defenderStands(inAuxiliaryArc));

/** Lets other friendly ships at Range 1-2 use this ship's locks for these purposes when they attack. */
export const lentToFriends = (...uses: readonly LentFor[]): NonNullable<CardText["permissions"]> => ({
  lendLock(game, self, { ship, lender, lentFor }) {
    if (lender !== self.ship || ship === self.ship || !uses.includes(lentFor) || !isFriendly(game, self.ship, ship)) return undefined;
    return isNear(sceneOf(game, self), ship) ? true : undefined;
  },
});
const isNear = within(1, 2);

interface FarLock {
  readonly by: "lock" | "jam";
  readonly ship: Ship;
  readonly target: Ship | undefined;
  readonly section?: Section | undefined;
}

/** True if the target is an enemy at Range 1-3 of a friendly ship. For a huge ship, this applies to the targeted section. */
export const nearAnyFriend = (game: Situation, { by, ship, target, section }: FarLock): boolean =>
  by === "lock" &&
  target !== undefined &&
  isEnemy(game, ship, target) &&
  otherFriendsOf(game, ship).some((friend) => game.board.rangeTo(friend, target, section) <= FARTHEST);
const FARTHEST = 3;
