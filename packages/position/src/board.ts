/** Builds the shapes of all pieces in a position once, so that the judge can measure them. */
import {
  type Arc,
  type ArcName,
  type Area,
  arcAt,
  arcOwner,
  BASES,
  type BaseId,
  type Box,
  baseAt,
  CORE_BANDS,
  DEVICES,
  footprint,
  HUGE_BANDS,
  hasSections,
  MISSION_TOKENS,
  obstacleAt,
  type Point,
  plateAt,
  SECTIONS,
  type Section,
  type Solid,
  sectionAt,
  sectionCentre,
  TURRET_PRIMARIES,
  tokenAt,
} from "@broadside/geometry";
import { type Reason, rulesOf } from "./edition.ts";
import type { PlacedFeature, PlacedShip, Position } from "./position.ts";

/** A way for a ship to aim: an arc, the part of the ship from which the arc is measured, and the point where a line to a section starts. */
export interface Aim {
  readonly arc: ArcName;
  readonly region: Arc;
  readonly from: Area;
  readonly centre: Point;
  readonly owner: Section | undefined;
  /** The nearest and farthest range band, if the ship aims a single weapon with its own range in this way (HS-PRIM-01). */
  readonly bands?: WeaponBands;
}
export type WeaponBands = readonly [nearest: number, farthest: number];

/** The printed ranges of turret primary weapons, which aim separately. Every other arc serves weapons of any range. */
export const TURRET_PRIMARY_BANDS: Readonly<Partial<Record<BaseId, WeaponBands>>> = { cr90: [3, 5] };

/** A possible target: a whole ship, or one section of a first-edition huge ship. */
export interface Target {
  readonly section: Section | undefined;
  readonly area: Area;
  readonly centre: Point;
}

export interface ShipShapes {
  readonly ship: PlacedShip;
  readonly base: Box;
  readonly outline: readonly Box[];
  readonly aims: readonly Aim[];
  readonly targets: readonly Target[];
  readonly isHuge: boolean;
  /** How many range bands the ruler for its weapons has: huge ships may have weapons beyond range 3 (HS-RULER-02, 2E-HUGE-36). */
  readonly reach: number;
}

/** The shapes of something that can be on a line or under a ship. */
interface TokenShapes {
  readonly id: string;
  readonly area: Area;
}

export interface Board {
  readonly position: Position;
  readonly ships: readonly ShipShapes[];
  readonly obstacles: readonly TokenShapes[];
  readonly features: readonly TokenShapes[];
  readonly obstructors: readonly Obstructor[];
}

/** Something that obstructs a shot passing over it. */
export interface Obstructor {
  readonly id: string;
  readonly shape: Solid;
  /** The shape alone, as an area. */
  readonly area: Area;
  /** Why a shot is obstructed. */
  readonly reason: Reason;
}

export function buildBoard(position: Position): Board {
  const { rules } = rulesOf(position.edition);
  const ships = position.ships.map((ship) => shapesOf(position, ship));
  const obstacles = position.obstacles.map(({ id, token, pose, flipped }) => {
    const shape = obstacleAt(pose, token, flipped);
    return { id, shape, area: [shape], reason: { ...rules.obstacle, piece: id } };
  });
  const features = position.features.map((feature) => ({ id: feature.id, area: [tokenAt(feature.pose, featureToken(feature))] }));
  const obstructors: readonly Obstructor[] = [
    ...obstacles,
    ...ships
      .filter(({ isHuge }) => isHuge)
      .map(({ ship, base }) => ({ id: ship.id, shape: base, area: [base], reason: { ...rules.hugeShip, piece: ship.id } })),
  ];
  return { position, ships, obstacles, features, obstructors };
}

export const featureToken = ({ token }: PlacedFeature) => ({ ...DEVICES, ...MISSION_TOKENS })[token];

function shapesOf(position: Position, ship: PlacedShip): ShipShapes {
  const { base: id, pose } = ship;
  const base = baseAt(id, pose);
  const middle = { x: pose.x, y: pose.y };
  const isHuge = BASES[id].size === "huge";
  return {
    ship,
    base,
    outline: footprint(id, pose, "counted"),
    aims: ship.arcs.flatMap((arc) => aimOf(position, ship, arc) ?? []),
    targets: hasSections(id)
      ? SECTIONS.map((section) => ({ section, area: sectionAt(id, section, pose), centre: sectionCentre(id, section, pose) }))
      : [{ section: undefined, area: [base], centre: middle }],
    isHuge,
    reach: isHuge ? HUGE_BANDS : CORE_BANDS,
  };
}

/**
 * Returns how a ship aims. A section's arc is measured from that section, its turret primary weapon from the section's base, and everything
 * else from the whole ship (HS-ARC-91-Q, HS-ARC-92-Q, HS-TURRET-02, HS-TURRET-06). Lines to a target's section start at the base of the
 * section that owns the weapon (HS-TGT-91-Q). A ship with one card has its weapons in the fore section.
 */
function aimOf({ edition }: Position, { base, pose }: PlacedShip, arc: ArcName): Aim | undefined {
  const { arcs } = rulesOf(edition);
  const region = arcAt(arcs, base, arc, pose);
  if (!region) return undefined;
  const owner = arc === "mainWeapon" ? TURRET_PRIMARIES[base] : arcOwner(base, arc);
  const from = arc === "mainWeapon" && owner ? [plateAt(base, owner, pose)] : owner ? sectionAt(base, owner, pose) : [baseAt(base, pose)];
  const centre = hasSections(base) ? sectionCentre(base, owner ?? "fore", pose) : { x: pose.x, y: pose.y };
  const bands = arc === "mainWeapon" ? TURRET_PRIMARY_BANDS[base] : undefined;
  return { arc, region, from, centre, owner, ...(bands && { bands }) };
}
