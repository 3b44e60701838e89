/** Ships and their sections by name. */
import { SECTIONS, type Section } from "@broadside/geometry";
import type { ShipId, TargetId } from "@broadside/protocol";

export type { ShipId, TargetId } from "@broadside/protocol";

export const targetId = (ship: ShipId, section: Section | undefined): TargetId => (section === undefined ? ship : `${ship}:${section}`);
export function shipIn(target: TargetId): ShipId {
  const colon = target.indexOf(":");
  return colon < 0 ? target : target.slice(0, colon);
}
export function sectionIn(target: TargetId): Section | undefined {
  const colon = target.indexOf(":");
  return colon < 0 ? undefined : SECTIONS.find((section) => section === target.slice(colon + 1));
}
