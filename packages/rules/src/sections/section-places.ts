/** Finds which sections of a huge ship are over or near something that can affect them. Ships without sections have none. */
import { type Area, areaDistance, areasOverlap, bandOf, SECTIONS, type Section, type Shape } from "@broadside/geometry";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

const NO_SECTIONS: readonly Section[] = [];

const sectionsWhere = (game: Situation, ship: Ship, holds: (section: Section) => boolean): readonly Section[] =>
  game.factsOf(ship).hasSections && ship.pose ? SECTIONS.filter(holds) : NO_SECTIONS;

/** Returns the sections that are over any part of an area, either with the base or with the guides (HS-SECT-06, 1E-COMP-07). */
export const sectionsOver = (game: Situation, ship: Ship, area: Area): readonly Section[] =>
  sectionsWhere(game, ship, (section) => areasOverlap(outlineOf(game, ship, section), area));

/** Returns the sections within a range of an area (HS-AREA-01, -03). */
export const sectionsNear = (game: Situation, ship: Ship, area: Area, range: number): readonly Section[] =>
  sectionsWhere(game, ship, (section) => Math.max(1, bandOf(areaDistance(game.board.section(ship, section), area))) <= range);

/** Returns the outline of a section, with the guides at its end. */
function outlineOf({ board }: Situation, ship: Ship, section: Section): readonly Shape[] {
  const [, frontLeft, frontRight, rearLeft, rearRight] = board.outline(ship);
  const guides = section === "fore" ? [frontLeft, frontRight] : [rearLeft, rearRight];
  return [...board.section(ship, section), ...guides.flatMap((guide) => guide ?? [])];
}
