/**
 * A ship at a pose, where it stands or where it might stand: its shapes, each made when it is first asked for, and what lies between two such.
 * Programs try many poses against many others; each is made once.
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

/** How the edition measures. */
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
  /** The base without guides: for range and arcs. */
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

  /** The base, and of a remote its token: guides of a device count for range (2E-COMP-10). */
  get body(): Area {
    const { token } = this.facts;
    if (!token) return this.base;
    this.token ??= [tokenAt(this.pose, token)];
    return this.token;
  }

  /** The base with its guides: for overlaps with obstacles and devices (1E-COMP-07). */
  get outline(): readonly Box[] {
    this.outlined ??= footprint(this.baseId, this.pose, "counted");
    return this.outlined;
  }

  /** A section of a huge ship: its base and its half of the token (HS-SECT-03, -04). */
  section(section: Section): Area {
    this[section] ??= sectionAt(this.baseId, section, this.pose);
    return this[section];
  }

  /** What is aimed at or struck: a section, or the whole ship. */
  target(section: Section | undefined): Area {
    return section === undefined ? this.body : this.section(section);
  }

  /** Some remotes have no arcs: nothing is inside or outside of them (2E-REMOTE-04). */
  get hasArcs(): boolean {
    const { remote } = this.facts;
    return remote === undefined || REMOTES[remote].hasArcs;
  }

  arc(name: ArcName): Arc | undefined {
    this.arcs ??= new Map();
    if (!this.arcs.has(name)) this.arcs.set(name, this.hasArcs ? arcAt(this.measures.arcs, this.baseId, name, this.pose) : undefined);
    return this.arcs.get(name);
  }

  /** The exact middle of a base, or of that of a section. */
  centre(section: Section | undefined): Point {
    return section === undefined ? this.pose : sectionCentre(this.baseId, section, this.pose);
  }

  /** The range band of a distance. */
  bandOf(distance: number): number {
    return Math.max(this.measures.contactBand, bandOf(distance));
  }

  /** Range from anywhere on this ship to anywhere on another, or on a section of it. Ships that touch since an overlap may be nearer by the rules. */
  rangeTo(target: Stance, section?: Section): number {
    return this.bandOf(areaDistance(this.body, target.target(section)));
  }

  isInArc(name: ArcName, target: Stance, section?: Section): boolean {
    const arc = this.arc(name);
    return arc !== undefined && isInArc(arc, target.target(section));
  }

  /** Range as an attack in this arc measures it; undefined where the target is outside it. */
  rangeInArc(name: ArcName | "any", target: Stance, section?: Section): number | undefined {
    const between = this.between(name, target, section);
    return between && this.bandOf(areaDistance(between.from, between.to));
  }

  /** The same with its lines. */
  measure(name: ArcName | "any", target: Stance, section?: Section): Measurement | undefined {
    const between = this.between(name, target, section);
    if (!between) return undefined;
    const found = closest(between.from, between.to);
    return { distance: found.distance, range: this.bandOf(found.distance), closest: found };
  }

  /**
   * Measured to the nearest point of the target, or of the section aimed at, inside the arc (1E-ARC-02, HS-TGT-06), or to the nearest of
   * all (1E-ARC-03, HS-TGT-07); undefined out of arc, and where its own line bars a turret (HS-TURRET-03).
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
   * Where an attack is measured from: a turret primary weapon from the base of its section, an arc of a section from that section, all else
   * from the whole ship (HS-TURRET-02, -06, HS-ARC-91-Q, -92-Q).
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
