/**
 * Shows which sections of a first-edition huge ship can be targeted. Draws the lines that decide it, and a cross where a line of sight
 * crosses a dividing line.
 */
import { hasSections, type Section } from "@broadside/geometry";
import type { ShipShapes } from "@broadside/position";
import type { Mark } from "@broadside/table";
import { sectionLabel } from "../../words/judge/verdict.ts";
import { crossingOf } from "../pieces/crossing.ts";
import type { Verdict } from "../verdict/verdict.ts";

export function sectionMarks(from: ShipShapes, to: ShipShapes, { aim, sections }: Verdict): readonly Mark[] {
  const { base, pose } = to.ship;
  const start = from.aims.find(({ arc }) => arc === aim)?.centre;
  if (!hasSections(base) || !start) return [];
  const marks = to.targets.flatMap(({ section, area, centre }): readonly Mark[] => {
    const verdict = sections.find((one) => one.section === section);
    if (!section || !verdict) return [];
    const tone = verdict.isOpen ? "good" : "bad";
    const crossing = verdict.state === "illegal" ? crossingOf(base, pose, start, centre) : undefined;
    const words = { label: sectionLabel(section, verdict.state), sign: verdict.isOpen ? "✓" : "✕" };
    return [
      ...area.map(
        ({ points }, at): Mark => ({ id: partId(section, at), kind: "part", points, closed: true, tone, ...(at === 0 && words) }),
      ),
      { id: `line ${section}`, kind: "line", points: [start.x, start.y, centre.x, centre.y], closed: false, tone },
      ...(crossing ? [{ id: `cross ${section}`, kind: "cross", points: [crossing.x, crossing.y], closed: false, tone } as const] : []),
    ];
  });
  // Draws sections first, then lines, then crosses. Because all lines start at the same point, allowed lines are drawn over illegal ones.
  return marks.toSorted((one, other) => depthOf(one) - depthOf(other));
}

const depthOf = ({ kind, tone }: Mark): number => (kind === "part" ? 0 : kind === "cross" ? 4 : 2) + (tone === "good" ? 1 : 0);

const partId = (section: Section, at: number): string => `part ${section} ${at}`;
