/** What lies between an attacker and its target: range by arc, arcs, and what is in the way. */
import type { ArcName, Area, ChosenLine, Section } from "@broadside/geometry";
import { vectorLength } from "@broadside/geometry";
import { type Measurement, outlineRadius, poseOf } from "../board/board.ts";
import type { Situation } from "../driver/situation.ts";
import { may } from "../queries/query.ts";
import { type Ship, type ShipId, shipOf } from "../state/state.ts";
import { isInBullseye, isInFiringArc, type WeaponState } from "./weapons.ts";

/** Whether something is in the way, which huge ships, and what else. */
export interface Obstruction {
  readonly obstructed: boolean;
  readonly by: readonly ShipId[] | undefined;
  readonly obstacles: readonly string[] | undefined;
  /** Where the line is clear, what another runs through that is just as short. */
  readonly otherwise: Obstruction | undefined;
}
const CLEAR: Obstruction = { obstructed: false, by: undefined, obstacles: undefined, otherwise: undefined };

/** What lies between two ships, each arc measured once; or between a ship and a section of a huge one. */
export class Sight {
  private readonly game: Situation;
  private readonly ship: Ship;
  private readonly target: Ship;
  private readonly section: Section | undefined;
  /** By arc, in the order in which they were asked for. */
  private readonly arcs: (ArcName | "any")[] = [];
  private readonly measured: (Measurement | undefined)[] = [];
  private obstructions: Map<Measurement, Obstruction> | undefined;
  /** What may be in the way, by id, in the order of their areas: obstacles, then ships. */
  private pieces: string[] | undefined;
  private shipsFrom = 0;
  private arc: boolean | undefined;
  private bullseye: boolean | undefined;

  constructor(game: Situation, ship: Ship, target: Ship, section: Section | undefined) {
    this.game = game;
    this.ship = ship;
    this.target = target;
    this.section = section;
  }

  /** The shortest of the arcs that hold the target (1E-ARC-02). */
  nearest(arcs: WeaponState["arcs"]): Measurement | undefined {
    let best: Measurement | undefined;
    for (const arc of arcs) {
      const one = this.measure(arc);
      if (one && (!best || one.distance < best.distance)) best = one;
    }
    return best;
  }

  /** For a weapon: in its arcs, or all round where it fires outside them too. */
  forWeapon({ arcs, outside }: Pick<WeaponState, "arcs" | "outside">): Measurement | undefined {
    return this.nearest(arcs) ?? (outside ? this.measure("any") : undefined);
  }

  private measure(arc: ArcName | "any"): Measurement | undefined {
    const known = this.arcs.indexOf(arc);
    if (known >= 0) return this.measured[known];
    const made = this.game.board.measure(this.ship, this.target, arc, this.section) ?? this.asInBullseye(arc);
    this.arcs.push(arc);
    this.measured.push(made);
    return made;
  }

  /** What a card counts as in the bullseye arc is measured in the front arc. */
  private asInBullseye(arc: ArcName | "any"): Measurement | undefined {
    return arc === "bullseye" && this.inBullseye() ? this.measure("front") : undefined;
  }

  /** In an arc of the section that fires, where there is one (HS-TURRET-91-Q). */
  inArc(from: Section | undefined): boolean {
    if (from) return isInFiringArc(this.game, this.ship, this.target, this.section, from);
    this.arc ??= isInFiringArc(this.game, this.ship, this.target, this.section);
    return this.arc;
  }

  inBullseye(): boolean {
    this.bullseye ??= isInBullseye(this.game, this.ship, this.target);
    return this.bullseye;
  }

  /** Through an obstacle, a huge ship that is neither of the two, or a ship that a card makes one (1E-OBST-08, -09, HS-OBSTR-01); a card may forbid it. */
  obstruction(measured: Measurement): Obstruction {
    this.obstructions ??= new Map();
    const known = this.obstructions.get(measured);
    if (known) return known;
    const areas = this.inTheWay();
    const found = areas.length > 0 ? this.obstructionAlong(this.game.board.lineThrough(measured, areas)) : CLEAR;
    this.obstructions.set(measured, found);
    return found;
  }

  private obstructionAlong({ crossed, most }: ChosenLine): Obstruction {
    if (most.length === 0) return CLEAR;
    return crossed.length > 0 ? this.obstructionBy(crossed) : { ...CLEAR, otherwise: this.obstructionBy(most) };
  }

  private obstructionBy(crossed: readonly number[]): Obstruction {
    let by: ShipId[] | undefined;
    let obstacles: string[] | undefined;
    for (const place of crossed) {
      const id = this.pieces?.[place] ?? "";
      if (place >= this.shipsFrom && this.game.factsOf(shipOf(this.game.state, id)).isHuge) by = [...(by ?? []), id];
      else obstacles = [...(obstacles ?? []), id];
    }
    return { obstructed: true, by, obstacles, otherwise: undefined };
  }

  private inTheWay(): readonly Area[] {
    const { game, ship, target } = this;
    const areas: Area[] = [];
    const bySome = game.bearers.onPermission(game, "obstruct").length > 0;
    for (const obstacle of game.state.obstacles)
      if (!bySome || may(game, "obstruct", { attacker: ship, target, obstacle }, true))
        this.addIfBetween(game.board.obstacle(obstacle), obstacle.id, areas);
    this.shipsFrom = areas.length;
    if (!bySome) {
      for (const place of game.facts.hugeShips) this.addShip(game.state.ships[place], areas);
      return areas;
    }
    for (const other of game.state.ships)
      if (
        other !== ship &&
        other !== target &&
        other.status === "inPlay" &&
        may(game, "obstruct", { attacker: ship, target, ship: other }, game.factsOf(other).isHuge)
      )
        this.addShip(other, areas);
    return areas;
  }

  /** Huge ships of any player (HS-OBSTR-05), except the attacker and the target (HS-OBSTR-03, -91-Q). */
  private addShip(other: Ship | undefined, areas: Area[]): void {
    if (!other?.pose || other === this.ship || other === this.target || other.status !== "inPlay") return;
    this.addIfBetween(this.game.board.base(other), other.id, areas);
  }

  /** Whether it reaches into the circle that holds both bases. */
  private addIfBetween(area: Area, id: string, areas: Area[]): void {
    const from = poseOf(this.ship);
    const to = poseOf(this.target);
    const half = vectorLength(to.x - from.x, to.y - from.y) / 2;
    const { board } = this.game;
    const reach = half + Math.max(outlineRadius(board.baseOf(this.ship)), outlineRadius(board.baseOf(this.target)));
    for (const { cx, cy, radius } of area)
      if (vectorLength(cx - (from.x + to.x) / 2, cy - (from.y + to.y) / 2) <= reach + radius) {
        areas.push(area);
        this.pieces ??= [];
        this.pieces.push(id);
        return;
      }
  }
}
