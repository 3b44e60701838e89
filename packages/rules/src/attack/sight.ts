/** How an attacker sees its target: the range in each arc, the arcs, and what obstructs the line. */
import type { ArcName, Area, ChosenLine, Section } from "@broadside/geometry";
import { vectorLength } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import { type Measurement, outlineRadius, poseOf } from "../board/board.ts";
import type { Situation } from "../contract/situation.ts";
import { may } from "../queries/query.ts";
import { isShipId, type PlacedObstacleId, type Ship, type ShipId, shipOf } from "../state/state.ts";
import { isInBullseye, isInFiringArc, type WeaponState } from "./weapons.ts";

/** Whether the line is obstructed, by which huge ships, and by which other objects. */
export interface Obstruction {
  readonly obstructed: boolean;
  readonly by: readonly ShipId[] | undefined;
  readonly obstacles: readonly (PlacedObstacleId | ShipId)[] | undefined;
  /** If this line is clear: the obstruction on another line that is just as short, if any. */
  readonly otherwise: Obstruction | undefined;
}
const CLEAR: Obstruction = { obstructed: false, by: undefined, obstacles: undefined, otherwise: undefined };

/** How one ship sees another, or a section of a huge ship. Each arc is measured only once. */
export class Sight {
  private readonly game: Situation;
  private readonly ship: Ship;
  private readonly target: Ship;
  private readonly section: Section | undefined;
  /** Arcs, in the order they were requested. */
  private readonly arcs: (ArcName | "any")[] = [];
  private readonly measured: (Measurement | undefined)[] = [];
  private obstructions: Map<Measurement, Obstruction> | undefined;
  /** Ids of possible obstructions, in the order of their areas: obstacles, then ships. */
  private pieces: (PlacedObstacleId | ShipId)[] | undefined;
  private shipsFrom = 0;
  private arc: boolean | undefined;
  private bullseye: boolean | undefined;

  constructor(game: Situation, ship: Ship, target: Ship, section: Section | undefined) {
    this.game = game;
    this.ship = ship;
    this.target = target;
    this.section = section;
  }

  /** Returns the shortest measurement among the arcs that contain the target (1E-ARC-02). */
  nearest(arcs: WeaponState["arcs"]): Measurement | undefined {
    let best: Measurement | undefined;
    for (const arc of arcs) {
      const one = this.measure(arc);
      if (one && (!best || one.distance < best.distance)) best = one;
    }
    return best;
  }

  /** Measures for a weapon: in its arcs, or in any direction if it also fires outside them. */
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

  /** If a card counts a target as in the bullseye arc, the target is measured in the front arc. */
  private asInBullseye(arc: ArcName | "any"): Measurement | undefined {
    return arc === "bullseye" && this.inBullseye() ? this.measure("front") : undefined;
  }

  /** If a section fires, only that section's arcs count (HS-TURRET-91-Q). */
  inArc(from: Section | undefined): boolean {
    if (from) return isInFiringArc(this.game, this.ship, this.target, this.section, from);
    this.arc ??= isInFiringArc(this.game, this.ship, this.target, this.section);
    return this.arc;
  }

  inBullseye(): boolean {
    this.bullseye ??= isInBullseye(this.game, this.ship, this.target);
    return this.bullseye;
  }

  /**
   * Finds what obstructs the line: an obstacle, a huge ship that is neither attacker nor target, or a ship that obstructs because a card
   * says so (1E-OBST-08, -09, HS-OBSTR-01). A card may prevent this.
   */
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
    let obstacles: (PlacedObstacleId | ShipId)[] | undefined;
    for (const place of crossed) {
      const id = this.pieces?.[place];
      invariant(id, "an area in the way belongs to something");
      if (place >= this.shipsFrom && isShipId(id) && this.game.factsOf(shipOf(this.game.state, id)).isHuge) by = [...(by ?? []), id];
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

  /** Adds huge ships of any player (HS-OBSTR-05), except the attacker and the target (HS-OBSTR-03, -91-Q). */
  private addShip(other: Ship | undefined, areas: Area[]): void {
    if (!other?.pose || other === this.ship || other === this.target || other.status !== "inPlay") return;
    this.addIfBetween(this.game.board.base(other), other.id, areas);
  }

  /** Adds the area if it reaches into the circle around both bases. */
  private addIfBetween(area: Area, id: PlacedObstacleId | ShipId, areas: Area[]): void {
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
