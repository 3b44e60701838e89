/** Phrases that several cards share. */
import type { Section } from "@broadside/geometry";
import type { Ship, Situation } from "@broadside/rules";
import { isEnemy, isFriendly, type LentFor, otherFriendsOf } from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../language/card.ts";
import type { Deed } from "../language/deed.ts";
import { sceneOf, type When, whoIs } from "../language/scene.ts";
import { all, isAttacker, type ShipWhen, toThisShip, within, withPrimary } from "../language/when.ts";

/** An Energy header: in the Use Energy step of its ship, once a round (HS-ENERGY-14, -15). */
export const inUseEnergy = (...may: readonly Deed[]): Trigger => ({ at: "useEnergy", once: "a round", when: toThisShip, may });

/** A ship in an arc of a ship that has an auxiliary one to the rear; a ship that is in both is attacked from either, as the attacker likes. */
const inPrimaryArc: ShipWhen = ({ game, self, at }, ship) => game.board.isInArc(self.ship, "front", ship, at);
export const inAuxiliaryArc: ShipWhen = ({ game, self, at }, ship) => game.board.isInArc(self.ship, "rear", ship, at);

const defenderStands =
  (where: ShipWhen): When =>
  (scene) => {
    const defender = whoIs(scene, "defender");
    const { section } = scene.attack ?? {};
    return defender !== undefined && where(section ? { ...scene, at: section } : scene, defender);
  };
/** The card's ship attacks with its primary weapon, and may do so from its primary or from its auxiliary firing arc. */
export const fromPrimaryArc: When = all(isAttacker, withPrimary, defenderStands(inPrimaryArc));
export const fromAuxiliaryArc: When = all(isAttacker, withPrimary, defenderStands(inAuxiliaryArc));

/** Other friends at Range 1-2 may use locks of this ship when they attack, for what is named. */
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

/** What a ship would lock is an enemy at Range 1-3 of one of its friends; of a huge ship the section is. */
export const nearAnyFriend = (game: Situation, { by, ship, target, section }: FarLock): boolean =>
  by === "lock" &&
  target !== undefined &&
  isEnemy(game, ship, target) &&
  otherFriendsOf(game, ship).some((friend) => game.board.rangeTo(friend, target, section) <= FARTHEST);
const FARTHEST = 3;
