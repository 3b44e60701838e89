/**
 * Computes one attack declaration with our geometry and with a general library: range in arc, obstruction by ships and obstacles, sections.
 */
import {
  type Arc,
  type Area,
  arcAt,
  baseAt,
  CONTACT,
  chooseLine,
  closest,
  isInArc,
  LIST_OBSTACLES,
  obstacleAt,
  type Pose,
  partInArc,
  type Solid,
  sectionAt,
  targetableSections,
} from "@broadside/geometry";
import type { Geometry } from "jsts/org/locationtech/jts/geom/GeometryFactory.js";
import DistanceOp from "jsts/org/locationtech/jts/operation/distance/DistanceOp.js";
import OverlayOp from "jsts/org/locationtech/jts/operation/overlay/OverlayOp.js";
import RelateOp from "jsts/org/locationtech/jts/operation/relate/RelateOp.js";
import { wedgeOutline } from "./agreement.ts";
import { lineOfJsts, polygonOfJsts, type Random } from "./random-shapes.ts";

const FIRST_SMALL_HALF = 40_450;
/** Every shot targets the corvette. The other ships are a transport and these small ships, all checked as if any ship could obstruct. */
const SMALL_SHIPS = 22;
const OBSTACLE_COUNT = 12;

interface Attacker {
  readonly pose: Pose;
  readonly area: Area;
  readonly arc: Arc;
  readonly jsts: Geometry;
  readonly wedge: Geometry;
  /** Every obstacle, and every ship except attacker and target. */
  readonly inTheWay: readonly Area[];
  readonly jstsInTheWay: readonly Geometry[];
}

interface Table {
  readonly attackers: readonly Attacker[];
  readonly target: Pose;
  readonly sections: Readonly<Record<"fore" | "aft", Area>>;
  readonly jstsSections: Readonly<Record<"fore" | "aft", Geometry>>;
  readonly centreLine: Geometry;
}

export interface Answer {
  /** Distance to the nearest targetable section in arc, in micrometres; −1 if no section can be targeted. */
  readonly distance: number;
  readonly obstructed: boolean;
}

export function randomTable(random: Random): Table {
  const poseAt = () => ({ x: random(1_828_800), y: random(914_400), heading: random(360_000) });
  const ids = LIST_OBSTACLES;
  const small = Array.from({ length: SMALL_SHIPS }, poseAt);
  const target = poseAt();
  const bases = [...small.map((pose) => baseAt("small", pose)), baseAt("gr75", poseAt())];
  const obstacles = Array.from({ length: OBSTACLE_COUNT }, () => obstacleAt(poseAt(), ids[random(ids.length)] ?? "coreasteroid0"));
  const sections = { fore: sectionAt("cr90", "fore", target), aft: sectionAt("cr90", "aft", target) };
  const outlines = { fore: sections.fore[0]?.points ?? [], aft: sections.aft[0]?.points ?? [] };
  const [, , , , ax = 0, ay = 0, bx = 0, by = 0] = outlines.fore;
  return {
    attackers: small.map((pose, index) => attackerAt(pose, [...bases.filter((_, other) => other !== index), ...obstacles])),
    target,
    sections,
    jstsSections: { fore: polygonOfJsts(outlines.fore), aft: polygonOfJsts(outlines.aft) },
    centreLine: lineOfJsts(ax, ay, bx, by),
  };
}

function attackerAt(pose: Pose, others: readonly Solid[]): Attacker {
  const box = baseAt("small", pose);
  const arc = arcAt("first", "small", "front", pose);
  if (!arc) throw new Error("every small ship has a front arc");
  return {
    pose,
    area: [box],
    arc,
    jsts: polygonOfJsts(box.points),
    wedge: polygonOfJsts(wedgeOutline(pose, FIRST_SMALL_HALF)),
    inTheWay: others.map((other) => [other]),
    jstsInTheWay: others.map(({ points }) => polygonOfJsts(points)),
  };
}

export function declareOurs({ attackers, target, sections }: Table, by: number): Answer {
  const attacker = attackers[by];
  let best: Answer = { distance: -1, obstructed: false };
  if (!attacker) return best;
  for (const section of targetableSections("cr90", target, attacker.pose)) {
    if (!isInArc(attacker.arc, sections[section])) continue;
    const measured = closest(attacker.area, partInArc(attacker.arc, sections[section]));
    if (best.distance >= 0 && measured.distance >= best.distance) continue;
    best = { distance: measured.distance, obstructed: chooseLine(measured, attacker.inTheWay).crossed.length > 0 };
  }
  return best;
}

export function declareTheirs({ attackers, target, jstsSections, centreLine, sections }: Table, by: number): Answer {
  const attacker = attackers[by];
  let best: Answer = { distance: -1, obstructed: false };
  if (!attacker) return best;
  for (const section of ["fore", "aft"] as const) {
    const box = sections[section][0];
    if (!box) continue;
    // The centre of the section's base: 40 mm from its end of the ship.
    const cx = target.x + (box.cx - target.x) * (72_500 / 56_250);
    const cy = target.y + (box.cy - target.y) * (72_500 / 56_250);
    if (RelateOp.intersects(lineOfJsts(attacker.pose.x, attacker.pose.y, cx, cy), centreLine)) continue;
    const part = OverlayOp.intersection(attacker.wedge, jstsSections[section]);
    if (part.isEmpty()) continue;
    const [from, to] = DistanceOp.nearestPoints(attacker.jsts, part);
    const distance = Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2));
    if (best.distance >= 0 && distance >= best.distance) continue;
    const line = lineOfJsts(from.x, from.y, to.x, to.y);
    best = { distance, obstructed: distance > 0 && attacker.jstsInTheWay.some((shape) => RelateOp.intersects(line, shape)) };
  }
  return best;
}

/** Whether two answers agree; distances may differ by `give` micrometres. */
const agree = (a: Answer, b: Answer, give: number): boolean => Math.abs(a.distance - b.distance) <= give && a.obstructed === b.obstructed;

/**
 * Whether the peer agrees with us. A case on the edge counts as agreement too: there the peer would agree if the attacker moved by the
 * tolerance in some direction.
 */
export function isSame(table: Table, by: number, ours: Answer, theirs: Answer): boolean {
  const attacker = table.attackers[by];
  if (!attacker || agree(ours, theirs, 1)) return true;
  const edge = 2 * CONTACT;
  const solids = attacker.inTheWay.flat();
  return [-edge, 0, edge].some((dx) =>
    [-edge, 0, edge].some((dy) => {
      const moved = attackerAt({ ...attacker.pose, x: attacker.pose.x + dx, y: attacker.pose.y + dy }, solids);
      return agree(declareOurs({ ...table, attackers: [moved] }, 0), theirs, 2 * edge);
    }),
  );
}
