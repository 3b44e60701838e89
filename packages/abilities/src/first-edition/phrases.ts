/** Phrases that several cards share. */
import type { Trigger } from "../language/card.ts";
import type { Deed } from "../language/deed.ts";
import { type When, whoIs } from "../language/scene.ts";
import { all, isAttacker, type ShipWhen, toThisShip, withPrimary } from "../language/when.ts";

/** An Energy header: in the Use Energy step of its ship, once a round (HS-ENERGY-14, -15). */
export const inUseEnergy = (...may: readonly Deed[]): Trigger => ({ at: "useEnergy", once: "a round", when: toThisShip, may });

/** A ship in an arc of a ship that has an auxiliary one to the rear; one in both counts as in the primary arc. */
const inPrimaryArc: ShipWhen = ({ game, self, at }, ship) => game.board.isInArc(self.ship, "front", ship, at);
export const inAuxiliaryArc: ShipWhen = (scene, ship) =>
  !inPrimaryArc(scene, ship) && scene.game.board.isInArc(scene.self.ship, "rear", ship, scene.at);

const defenderStands =
  (where: ShipWhen): When =>
  (scene) => {
    const defender = whoIs(scene, "defender");
    const { section } = scene.attack ?? {};
    return defender !== undefined && where(section ? { ...scene, at: section } : scene, defender);
  };
/** The card's ship attacks with its primary weapon, from its primary or from its auxiliary firing arc. */
export const fromPrimaryArc: When = all(isAttacker, withPrimary, defenderStands(inPrimaryArc));
export const fromAuxiliaryArc: When = all(isAttacker, withPrimary, defenderStands(inAuxiliaryArc));
