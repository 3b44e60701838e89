/** How things of a game are named. */
import { SECTIONS, type Section } from "@broadside/geometry";

/** Seat letter and number: `A1`. */
export type ShipId = string;

/** What can be locked or aimed at: a ship by its id, or a section of a huge one: `B1:aft` (HS-TOKEN-07). */
export type TargetId = string;

export const targetId = (ship: ShipId, section: Section | undefined): TargetId => (section === undefined ? ship : `${ship}:${section}`);
export function shipIn(target: TargetId): ShipId {
  const colon = target.indexOf(":");
  return colon < 0 ? target : target.slice(0, colon);
}
export function sectionIn(target: TargetId): Section | undefined {
  const colon = target.indexOf(":");
  return colon < 0 ? undefined : SECTIONS.find((section) => section === target.slice(colon + 1));
}

/** A card in the registry: `pilot:howlrunner`, `upgrade:predator`, `damage:core/Console Fire`, `condition:rattled`, `effect:glitterstim`. */
export type CardKey = `${"pilot" | "ship" | "upgrade" | "damage" | "condition" | "effect" | "remote" | "environment"}:${string}`;

/** A maneuver of a dial: speed, bearing and colour, as in `2FW`. */
export type ManeuverCode = string;
