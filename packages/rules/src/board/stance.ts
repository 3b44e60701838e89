/**
 * A ship at an actual or hypothetical pose, with its shapes and the measurements to other stances. Bots try many poses against many others,
 * so each shape is computed only when needed, and only once.
 */
import {
  type Arc,
  type ArcName,
  type Area,
  arcAt,
  arcOwner,
  areaDistance,
  type BaseId,
  type Box,
  bandOf,
  baseAt,
  type Closest,
  type ContactBand,
  closest,
  type EditionArcs,
  footprint,
  isInArc,
  type Point,
  type Pose,
  partInArc,
  plateAt,
  type Section,
  sectionAt,
  sectionCentre,
  TURRET_PRIMARIES,
  tokenAt,
  turretMayAim,
} from "@broadside/geometry";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { REMOTES } from "../facts/remote-kinds.ts";

/** How the edition measures range and arcs. */
export interface Measures {
  readonly arcs: EditionArcs;
  readonly contactBand: ContactBand;
}

export interface Measurement {
  readonly distance: number;
  readonly range: number;
  readonly closest: Closest;
}

export class Stance {
  readonly pose: Pose;
  readonly baseId: BaseId;
  /** The base without guides, used for range and arcs. */
  readonly base: readonly [Box];
  readonly measures: Measures;
  readonly facts: Pick<ShipFacts, "base" | "token" | "remote" | "hasSections">;
  private outlined: readonly Box[] | undefined = undefined;
  private token: Area | undefined = undefined;
  private fore: Area | undefined = undefined;
  private aft: Area | undefined = undefined;
  private arcs: Map<ArcName, Arc | undefined> | undefined = undefined;

  constructor(facts: Pick<ShipFacts, "base" | "token" | "remote" | "hasSections">, measures: Measures, pose: Pose) {
    this.facts = facts;
    this.measures = measures;
    this.pose = pose;
    this.baseId = facts.base;
    this.base = [baseAt(facts.base, pose)];
  }

  /** The base; for a remote, its token. A remote is a device, so its guides count for range (2E-COMP-10). */
  get body(): Area {
    const { token } = this.facts;
    if (!token) return this.base;
    this.token ??= [tokenAt(this.pose, token)];
    return this.token;
  }

  /** The base with its guides, used for overlaps with obstacles and devices (1E-COMP-07). */
  get outline(): readonly Box[] {
    this.outlined ??= footprint(this.baseId, this.pose, "counted");
    return this.outlined;
  }

  /** Returns a section of a huge ship: its base and its half of the token (HS-SECT-03, -04). */
  section(section: Section): Area {
    this[section] ??= sectionAt(this.baseId, section, this.pose);
    return this[section];
  }

  /** Returns the area that is targeted or hit: a section, or the whole ship. */
  target(section: Section | undefined): Area {
    return section === undefined ? this.body : this.section(section);
  }

  /** Some remotes have no arcs, so nothing is inside or outside them (2E-REMOTE-04). */
  get hasArcs(): boolean {
    const { remote } = this.facts;
    return remote === undefined || REMOTES[remote].hasArcs;
  }

  arc(name: ArcName): Arc | undefined {
    this.arcs ??= new Map();
    if (!this.arcs.has(name)) this.arcs.set(name, this.hasArcs ? arcAt(this.measures.arcs, this.baseId, name, this.pose) : undefined);
    return this.arcs.get(name);
  }

  /** Returns the exact centre of the base, or of a section's base. */
  centre(section: Section | undefined): Point {
    return section === undefined ? this.pose : sectionCentre(this.baseId, section, this.pose);
  }

  /** Returns the range band of a distance. */
  bandOf(distance: number): number {
    return Math.max(this.measures.contactBand, bandOf(distance));
  }

  /**
   * Returns the range from any part of this ship to any part of another ship, or of one of its sections. The rules may treat ships touching
   * after an overlap as closer.
   */
  rangeTo(target: Stance, section?: Section): number {
    return this.bandOf(areaDistance(this.body, target.target(section)));
  }

  isInArc(name: ArcName, target: Stance, section?: Section): boolean {
    const arc = this.arc(name);
    return arc !== undefined && isInArc(arc, target.target(section));
  }

  /** Returns the range as measured for an attack in this arc; undefined if the target is outside the arc. */
  rangeInArc(name: ArcName | "any", target: Stance, section?: Section): number | undefined {
    const between = this.between(name, target, section);
    return between && this.bandOf(areaDistance(between.from, between.to));
  }

  /** Measures the range for an attack in this arc, and also returns the shortest lines. Undefined if the target is outside the arc. */
  measure(name: ArcName | "any", target: Stance, section?: Section): Measurement | undefined {
    const between = this.between(name, target, section);
    if (!between) return undefined;
    const found = closest(between.from, between.to);
    return { distance: found.distance, range: this.bandOf(found.distance), closest: found };
  }

  /**
   * Measures to the nearest point of the target (or targeted section) inside the arc (1E-ARC-02, HS-TGT-06), or to the nearest point
   * overall (1E-ARC-03, HS-TGT-07). Undefined if the target is out of arc, or if the ship's centre line blocks a turret (HS-TURRET-03).
   */
  private between(
    name: ArcName | "any",
    target: Stance,
    section: Section | undefined,
  ): { readonly from: Area; readonly to: Area } | undefined {
    const area = target.target(section);
    const isAnyDirection = name === "any" || name === "mainWeapon";
    const arc = isAnyDirection ? undefined : this.arc(name);
    if (!isAnyDirection && (!arc || !isInArc(arc, area))) return undefined;
    if (name === "mainWeapon" && !this.turretMayAim(area, target.centre(section))) return undefined;
    return { from: this.muzzle(name), to: arc ? partInArc(arc, area) : area };
  }

  /**
   * The area that an attack is measured from. A primary turret weapon uses its section's base, a section's arc uses that section, and
   * everything else uses the whole ship (HS-TURRET-02, -06, HS-ARC-91-Q, -92-Q).
   */
  private muzzle(name: ArcName | "any"): Area {
    if (name === "any" || !this.facts.hasSections) return this.body;
    if (name === "mainWeapon") return [plateAt(this.baseId, TURRET_PRIMARIES[this.baseId] ?? "fore", this.pose)];
    const owner = arcOwner(this.baseId, name);
    return owner ? this.section(owner) : this.base;
  }

  private turretMayAim(area: Area, centre: Point): boolean {
    return turretMayAim(this.baseId, this.pose, TURRET_PRIMARIES[this.baseId] ?? "fore", area, centre);
  }
}
