/** What is laid over the table: areas and wings, places, whose turn it is, attacks, arcs and measures. */
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
import { hugeArcMarks } from "./huge-piece.ts";
import type { Placing } from "./placing.ts";

/** How far arcs are drawn. */
const REACH = 3 * BAND;

/** While a target is chosen or an attack is under way, and at no other time (1E-ARC-12). */
export const mayMeasure = ({ state, questions }: Scene): boolean =>
  (state.attack !== undefined && !state.outcome) || questions.some(({ kind }) => kind === "attack");

/** Arcs of the selected ship, and how far it is to a second one. */
export const measures = (scene: Scene, selected: readonly string[]): readonly Mark[] => [
  ...selected.slice(0, 1).flatMap((id) => arcMarks(scene, id)),
  ...rulerMarks(scene, selected),
];

export function marksOf(scene: Scene, placing: Placing | undefined): readonly Mark[] {
  return [
    ...areaMarks(scene),
    ...(placing?.question.place ? regionMarks(scene, placing.question.place.region) : []),
    ...(placing?.fits === false ? [crossAt(placing.pose)] : []),
    ...wingMarks(scene),
    ...activeMarks(scene),
    ...attackMarks(scene),
    ...touchMarks(scene),
  ];
}

/** Deployment areas in the colours of their seats, and special areas, each with marks at its corners (EB-SETUP-06, -07, -17). */
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

/** A wingmate in formation is joined to its leader; one that has split is not (EB-WID-02, -03). */
const wingMarks = (scene: Scene): readonly Mark[] =>
  scene.state.ships.flatMap(({ id, seat, pose, wing, status }): readonly Mark[] => {
    const leader = wing && wing.position !== "leader" && !wing.split ? stateOf(scene, wing.leader) : undefined;
    if (!pose || status !== "inPlay" || !leader?.pose || leader.status !== "inPlay") return [];
    const points = [leader.pose.x, leader.pose.y, pose.x, pose.y];
    return [{ id: `wing ${id}`, kind: "line", points, closed: false, tone: "neutral", seat: seat + 1 }];
  });

function regionMarks({ table: { width, height } }: Scene, region: PlaceRegion): readonly Mark[] {
  const area = (points: readonly number[]): Mark => ({ id: "region", kind: "area", points, closed: true, tone: "good" });
  if (region.shape === "line")
    return [{ id: "region", kind: "line", points: [region.from.x, region.from.y, region.to.x, region.to.y], closed: false, tone: "good" }];
  if (region.shape === "table") {
    const { margin } = region;
    return [area([margin, margin, width - margin, margin, width - margin, height - margin, margin, height - margin])];
  }
  if (region.shape === "box") {
    const { from, to } = region;
    return [area([from.x, from.y, to.x, from.y, to.x, to.y, from.x, to.y])];
  }
  const { edge, depth } = region;
  const [left, right] = edge === "left" ? [0, depth] : edge === "right" ? [width - depth, width] : [0, width];
  const [low, high] = edge === "bottom" ? [0, depth] : edge === "top" ? [height - depth, height] : [0, height];
  return [area([left, low, right, low, right, high, left, high])];
}

const crossAt = ({ x, y }: Pose): Mark => ({
  id: "not here",
  kind: "line",
  points: [x - mm(18), y - mm(18), x, y, x + mm(18), y + mm(18), x, y, x - mm(18), y + mm(18), x, y, x + mm(18), y - mm(18)],
  closed: false,
  label: "not here",
  tone: "bad",
});

function arcMarks(scene: Scene, id: string): readonly Mark[] {
  const pose = stateOf(scene, id)?.pose;
  const sheet = sheetOf(scene, id);
  if (!pose || !sheet) return [];
  if (hasSections(sheet.base)) return hugeArcMarks(sheet, pose);
  return [...new Set([...sheet.arcs, ...(sheet.turret ?? [])])].flatMap((name) => {
    const arc = arcAt(scene.edition.arcs, sheet.base, name, pose);
    const outlines = arc ? arcOutlines(arc, baseAt(sheet.base, pose), REACH) : [];
    return outlines.map((points, at): Mark => ({ id: `arc ${name} ${at}`, kind: "arc", points, closed: true, tone: "neutral" }));
  });
}

/** A ring round the ship whose turn it is. */
function activeMarks(scene: Scene): readonly Mark[] {
  const { active } = scene.state.cursor;
  const pose = stateOf(scene, active)?.pose;
  const base = sheetOf(scene, active)?.base;
  return pose && base
    ? [{ id: "active", kind: "ghost", points: reachOutline(baseAt(base, pose), mm(8)), closed: true, tone: "first" }]
    : [];
}

/** From middle to middle; of a huge ship of the section that fires or is fired at. */
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
  const label = `Range ${attack.range}${attack.obstructed ? ", obstructed" : ""}`;
  return [
    { id: "attack", kind: "ruler", points: [from.x, from.y, to.x, to.y], closed: false, label, tone: attack.obstructed ? "bad" : "good" },
  ];
}

/** Between two selected ships. */
function rulerMarks(scene: Scene, selected: readonly string[]): readonly Mark[] {
  const bases = selected.flatMap((id) => {
    const pose = stateOf(scene, id)?.pose;
    const sheet = sheetOf(scene, id);
    return pose && sheet ? [[baseAt(sheet.base, pose)]] : [];
  });
  const [from, to] = bases;
  if (!from || !to) return [];
  const { distance, bands } = closest(from, to);
  const line = bands[0]?.first;
  if (!line) return [];
  const label = `Range ${Math.max(1, bandOf(distance))}, ${Math.round(distance / mm(1))} mm`;
  return [{ id: "ruler", kind: "ruler", points: [line.ax, line.ay, line.bx, line.by], closed: false, label, tone: "neutral" }];
}

/** Ships in contact are joined by a line; their cards say so, for in a swarm words would cover the ships. */
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
