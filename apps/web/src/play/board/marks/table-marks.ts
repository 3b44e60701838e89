/** Marks over the table: areas, wings, places, the active ship, attacks, arcs and measurements. */
import {
  arcAt,
  arcOutlines,
  BAND,
  bandOf,
  baseAt,
  closest,
  hasSections,
  mm,
  type Pose,
  reachOutline,
  type Section,
  sectionCentre,
} from "@broadside/geometry";
import type { PlaceRegion, Ship } from "@broadside/rules";
import type { Mark } from "@broadside/table";
import type { Scene, ShipSheet } from "@broadside/telling";
import { MARKS } from "../../../words/play/table/marks.ts";
import { boxOf } from "../choices/fleet/block.ts";
import { type PiecePlacement, PLACING } from "../choices/placing.ts";
import { hugeArcMarks } from "../pieces/huge-piece.ts";
import { objectiveMarks } from "./objective-marks.ts";
import { wingMarks } from "./wing-marks.ts";

/** How far arcs are drawn. */
const REACH = 3 * BAND;

/** The arcs of the selected ship, and its distance to a second selected ship. */
export const measureMarks = (scene: Scene, selected: readonly string[], placing?: PiecePlacement): readonly Mark[] => [
  ...selected.slice(0, 1).flatMap((id) => arcMarks(scene, id)),
  ...rulerMarks(scene, selected, placing),
];

export function marksOf(scene: Scene, placing: PiecePlacement | undefined): readonly Mark[] {
  return [
    ...areaMarks(scene),
    ...objectiveMarks(scene),
    ...(placing?.question.place ? regionMarks(scene, placing.question.place.region) : []),
    ...(placing?.fits === false ? [crossAt(placing.pose)] : []),
    ...wingMarks(scene),
    ...activeMarks(scene),
    ...attackMarks(scene),
    ...touchMarks(scene),
  ];
}

/** Draws deployment areas in their seats' colours, and special areas. Each area has marks at its corners (EB-SETUP-06, -07, -17). */
const areaMarks = ({ scenario }: Scene): readonly Mark[] =>
  (scenario?.areas ?? []).flatMap(({ points, label, seat }, at): readonly Mark[] => {
    const whose = { points, closed: true, tone: "neutral", ...(seat !== undefined && { seat: seat + 1 }) } as const;
    return [
      { id: `area ${at}`, kind: "area", label, ...whose },
      { id: `corners ${at}`, kind: "line", ...whose },
    ];
  });

const stateOf = ({ state }: Scene, id: string | undefined): Ship | undefined =>
  state.ships.find((ship) => ship.id === id) ?? state.remotes.find((remote) => remote.id === id);
const sheetOf = ({ ships, remotes }: Scene, id: string | undefined): ShipSheet | undefined =>
  ships.find((ship) => ship.id === id) ?? remotes.find((remote) => remote.id === id);

/** The zones where pieces may be placed. A zone that several pieces share is drawn only once. */
export const zoneMarks = (scene: Scene, regions: readonly PlaceRegion[]): readonly Mark[] => [
  ...new Map(regions.flatMap((region) => regionMarks(scene, region)).map((mark) => [mark.points.join(), mark])).values(),
];

function regionMarks({ table }: Scene, region: PlaceRegion): readonly Mark[] {
  const { x0, y0, x1, y1 } = boxOf(table, region);
  const id = `region ${[x0, y0, x1, y1].join(" ")}`;
  if (region.shape === "line") return [{ id, kind: "line", points: [x0, y0, x1, y1], closed: false, tone: "good" }];
  return [{ id, kind: "area", points: [x0, y0, x1, y0, x1, y1, x0, y1], closed: true, tone: "good" }];
}

const crossAt = ({ x, y }: Pose): Mark => ({
  id: "not here",
  kind: "line",
  points: [x - mm(18), y - mm(18), x, y, x + mm(18), y + mm(18), x, y, x - mm(18), y + mm(18), x, y, x + mm(18), y - mm(18)],
  closed: false,
  label: MARKS.notHere,
  tone: "bad",
});

function arcMarks(scene: Scene, id: string): readonly Mark[] {
  const pose = stateOf(scene, id)?.pose;
  const sheet = sheetOf(scene, id);
  if (!pose || !sheet) return [];
  if (hasSections(sheet.base)) return hugeArcMarks(sheet, pose, scene.edition.id);
  return [...new Set([...sheet.arcs, ...(sheet.turret ?? [])])].flatMap((name) => {
    const arc = arcAt(scene.edition.arcs, sheet.base, name, pose);
    const outlines = arc ? arcOutlines(arc, baseAt(sheet.base, pose), REACH) : [];
    const bands = [1, 2].flatMap((band) => (arc ? arcOutlines(arc, baseAt(sheet.base, pose), band * BAND) : []));
    const whose = { closed: true, tone: "neutral", seat: sheet.seat + 1 } as const;
    return [
      ...outlines.map((points, at): Mark => ({ id: `arc ${name} ${at}`, kind: "arc", points, ...whose })),
      ...bands.map((points, at): Mark => ({ id: `band ${name} ${at}`, kind: "band", points, ...whose })),
    ];
  });
}

/** A ring around the ship whose turn it is. */
function activeMarks(scene: Scene): readonly Mark[] {
  const { active } = scene.state.cursor;
  const pose = stateOf(scene, active)?.pose;
  const base = sheetOf(scene, active)?.base;
  return pose && base
    ? [{ id: "active", kind: "ghost", points: reachOutline(baseAt(base, pose), mm(8)), closed: true, tone: "first" }]
    : [];
}

/** Lines between the ships, or sections of huge ships, in the current attack. */
function attackMarks(scene: Scene): readonly Mark[] {
  const attack = scene.state.outcome ? undefined : scene.state.attack;
  const middleOf = (id: string | undefined, section: Section | undefined) => {
    const pose = stateOf(scene, id)?.pose;
    const base = sheetOf(scene, id)?.base;
    return pose && base && section && hasSections(base) ? sectionCentre(base, section, pose) : pose;
  };
  const from = middleOf(attack?.attacker, attack?.from);
  const to = middleOf(attack?.defender, attack?.section);
  if (!attack || !from || !to) return [];
  const label = (attack.obstructed ? MARKS.obstructedAttack : MARKS.attack)({ range: attack.range });
  return [
    { id: "attack", kind: "ruler", points: [from.x, from.y, to.x, to.y], closed: false, label, tone: attack.obstructed ? "bad" : "good" },
  ];
}

/**
 * The distance between two ships. This also works for a ship that is being placed, because players may measure to build a formation
 * (ET-COMP-15).
 */
function rulerMarks(scene: Scene, selected: readonly string[], placing: PiecePlacement | undefined): readonly Mark[] {
  const bases = selected.flatMap((id) => {
    const pose = id === PLACING ? placing?.pose : stateOf(scene, id)?.pose;
    const sheet = sheetOf(scene, id === PLACING ? placing?.question.about.ship : id);
    return pose && sheet ? [[baseAt(sheet.base, pose)]] : [];
  });
  const [from, to] = bases;
  if (!from || !to) return [];
  const { distance, bands } = closest(from, to);
  const line = bands[0]?.first;
  if (!line) return [];
  const label = MARKS.ruler({ range: Math.max(1, bandOf(distance)), millimetres: Math.round(distance / mm(1)) });
  return [{ id: "ruler", kind: "ruler", points: [line.ax, line.ay, line.bx, line.by], closed: false, label, tone: "choice" }];
}

/** Lines between ships in contact. The explanations are in the panels, because in a swarm they would cover the ships. */
const touchMarks = ({ state }: Scene): readonly Mark[] =>
  state.ships.flatMap(({ id, pose, touching }) =>
    touching.flatMap((other): Mark[] => {
      const there = state.ships.find((ship) => ship.id === other)?.pose;
      if (!pose || !there || (id > other && state.ships.some((ship) => ship.id === other && ship.touching.includes(id)))) return [];
      return [
        {
          id: `touch ${id} ${other}`,
          kind: "line",
          points: [pose.x, pose.y, there.x, there.y],
          closed: false,
          tone: "second",
        },
      ];
    }),
  );
