/** Which attacks a ship could make now: every weapon with every target it may be declared at (1E-ATK-02 to -04, -21). */
import type { ArcName, Area, Section } from "@broadside/geometry";
import { BAND, vectorLength } from "@broadside/geometry";
import { type Measured, outlineRadius, poseOf } from "../../board.ts";
import type { Game } from "../../game.ts";
import { may } from "../../query.ts";
import { isEnemy } from "../../relation.ts";
import { type Ship, type ShipId, targetId, type Weapon } from "../../state.ts";
import { hasLock } from "../../tokens.ts";
import { isOnAsteroid } from "../obstacles.ts";
import { openSections } from "../sections.ts";
import { isInBullseye, isInFiringArc, type WeaponState, weaponBearer, weaponsOf } from "./weapons.ts";

export interface OpenAttack {
  readonly weapon: Weapon;
  readonly target: Ship;
  /** The section of the attacker that fires, and the section of the target; of huge ships. */
  readonly from: Section | undefined;
  readonly section: Section | undefined;
  readonly range: number;
  readonly obstructed: boolean;
  readonly obstructedBy: readonly ShipId[] | undefined;
  readonly inArc: boolean;
  readonly inBullseye: boolean;
}

/**
 * Not with weapons disabled, not on an asteroid, which is nothing to a huge ship (HS-OVER-20), not cloaked, not just out of a lost carrier
 * (1E-COMBAT-06, 1E-OBST-02, 1E-ACT-14, 1E-DOCK-03), unless a card lets it attack (1E-COMP-09). A card that forbids attacks leaves the
 * opportunity.
 */
export const hasOpportunity = (game: Game, ship: Ship): boolean =>
  ship.status === "inPlay" && (hasByRule(game, ship) || may(game, "attack", { ship }, false));

const hasByRule = (game: Game, ship: Ship): boolean =>
  ship.tokens.weaponsDisabled === 0 &&
  ship.tokens.cloak === 0 &&
  ship.mayAttackFrom <= game.state.round &&
  (game.factsOf(ship).isHuge || !isOnAsteroid(game, ship) || may(game, "attackOnObstacle", { ship }, false));

const NONE: readonly OpenAttack[] = [];

export function attacksOpen(game: Game, ship: Ship): readonly OpenAttack[] {
  if (ship.status !== "inPlay") return NONE;
  const targets: Ship[] = [];
  for (const target of game.state.ships) if (isWithinReach(game, ship, target)) targets.push(target);
  if (targets.length === 0 || !may(game, "attack", { ship }, hasOpportunity(game, ship))) return NONE;
  const weapons = weaponsOf(game, ship);
  const found: OpenAttack[] = [];
  for (const target of targets) addAttacks(game, ship, target, weapons, found);
  return found;
}

/** Whether some weapon of a ship could be declared at a target. For cards. */
export function couldTarget(game: Game, ship: Ship, target: Ship): boolean {
  if (ship.status !== "inPlay" || target.status !== "inPlay" || !may(game, "attack", { ship }, hasOpportunity(game, ship))) return false;
  const found: OpenAttack[] = [];
  addAttacks(game, ship, target, weaponsOf(game, ship), found);
  return found.length > 0;
}

/** An enemy so near, by the circles about the two bases, that some weapon may reach it: most ships are never measured. */
function isWithinReach(game: Game, ship: Ship, target: Ship): boolean {
  const { pose: from } = ship;
  const { pose: to } = target;
  if (!from || !to || target.status !== "inPlay" || !isEnemy(game, ship, target)) return false;
  const { base, reach } = game.factsOf(ship);
  const far = reach * BAND + outlineRadius(base) + outlineRadius(game.board.baseOf(target));
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dx * dx + dy * dy <= far * far;
}

/** A huge ship is aimed at by sections, those that are not crippled (HS-TGT-01, -10). */
function addAttacks(game: Game, ship: Ship, target: Ship, weapons: readonly WeaponState[], found: OpenAttack[]): void {
  if (!game.factsOf(target).hasSections) addAimed(game, ship, { target, section: undefined }, weapons, found);
  else for (const section of openSections(target)) addAimed(game, ship, { target, section }, weapons, found);
}

/** A ship, or a section of a huge one. */
type Aimed = Pick<OpenAttack, "target" | "section">;

/** Ships that touch cannot attack each other, whatever section is meant (1E-BUMP-03, HS-OVER-27). */
function addAimed(game: Game, ship: Ship, aimed: Aimed, weapons: readonly WeaponState[], found: OpenAttack[]): void {
  const { target, section } = aimed;
  const untouched = !ship.touching.includes(target.id);
  const lines = new Sight(game, ship, target, section);
  for (const { weapon, from, arcs, least, most, part } of weapons) {
    const measured = lines.nearest(arcs);
    if (!measured || measured.range < least || measured.range > most) continue;
    if (section && !game.board.isAimable(ship, from, target, section)) continue;
    if (part && !canPay(game, ship, aimed, weapon, part)) continue;
    if (!may(game, "target", { attacker: ship, target, weapon }, untouched)) continue;
    const { obstructed, by } = lines.obstruction(measured);
    found.push({
      weapon,
      target,
      from,
      section,
      range: measured.range,
      obstructed,
      obstructedBy: by,
      inArc: lines.inArc(from),
      inBullseye: lines.inBullseye(),
    });
  }
}

/** What the header asks for, what it costs, and what else the text says. */
function canPay(game: Game, ship: Ship, { target, section }: Aimed, weapon: Weapon, part: NonNullable<WeaponState["part"]>): boolean {
  const { needs, spends = [], energy = 0 } = part;
  if (energy > 0 && weapon !== "primary" && (ship.upgrades[weapon]?.energy ?? 0) < energy) return false;
  if (
    (needs === "lock" || spends.includes("lock")) &&
    !hasLock(ship, targetId(target.id, section)) &&
    !mayUseFocusForLock(game, ship, weapon)
  )
    return false;
  if ((needs === "focus" || spends.includes("focus")) && ship.tokens.focus === 0) return false;
  return part.when?.(game, weaponBearer(game, ship, weapon), target) ?? true;
}

/** A card may let a focus token stand for the lock that a weapon asks for. */
export const mayUseFocusForLock = (game: Game, ship: Ship, weapon: Weapon): boolean =>
  ship.tokens.focus > 0 && may(game, "focusForLock", { ship, weapon }, false);

/** Whether something is in the way, and which huge ships are. */
interface Obstruction {
  readonly obstructed: boolean;
  readonly by: readonly ShipId[] | undefined;
}
const CLEAR: Obstruction = { obstructed: false, by: undefined };
const OBSTRUCTED: Obstruction = { obstructed: true, by: undefined };
const NOTHING_CROSSED: readonly number[] = [];

/** What lies between two ships, each arc measured once; or between a ship and a section of a huge one. */
class Sight {
  private readonly game: Game;
  private readonly ship: Ship;
  private readonly target: Ship;
  private readonly section: Section | undefined;
  /** By arc, in the order in which they were asked for. */
  private readonly arcs: (ArcName | "any")[] = [];
  private readonly measured: (Measured | undefined)[] = [];
  private obstructions: Map<Measured, Obstruction> | undefined;
  /** Whose the bases in the way are. */
  private hugeShips: Map<Area, ShipId> | undefined;
  private arc: boolean | undefined;
  private bullseye: boolean | undefined;

  constructor(game: Game, ship: Ship, target: Ship, section: Section | undefined) {
    this.game = game;
    this.ship = ship;
    this.target = target;
    this.section = section;
  }

  /** The shortest of the arcs that hold the target (1E-ARC-02). */
  nearest(arcs: WeaponState["arcs"]): Measured | undefined {
    let best: Measured | undefined;
    for (const arc of arcs) {
      const one = this.measure(arc);
      if (one && (!best || one.distance < best.distance)) best = one;
    }
    return best;
  }

  private measure(arc: ArcName | "any"): Measured | undefined {
    const known = this.arcs.indexOf(arc);
    if (known >= 0) return this.measured[known];
    const made = this.game.board.measure(this.ship, this.target, arc, this.section);
    this.arcs.push(arc);
    this.measured.push(made);
    return made;
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
  obstruction(measured: Measured): Obstruction {
    this.obstructions ??= new Map();
    const known = this.obstructions.get(measured);
    if (known) return known;
    const areas = this.inTheWay();
    const crossed = areas.length > 0 ? this.game.board.crossed(measured, areas) : NOTHING_CROSSED;
    const isClear = crossed.length === 0 || !may(this.game, "beObstructed", { ship: this.ship }, true);
    const found = isClear ? CLEAR : this.obstructionBy(crossed, areas);
    this.obstructions.set(measured, found);
    return found;
  }

  private obstructionBy(crossed: readonly number[], areas: readonly Area[]): Obstruction {
    if (!this.hugeShips) return OBSTRUCTED;
    const by = crossed.flatMap((place) => this.hugeShips?.get(areas[place] as Area) ?? []);
    return by.length > 0 ? { obstructed: true, by } : OBSTRUCTED;
  }

  private inTheWay(): readonly Area[] {
    const { game, ship, target } = this;
    const areas: Area[] = [];
    for (const obstacle of game.state.obstacles) this.addIfBetween(game.board.obstacle(obstacle), areas);
    if (game.bearers.onPermission(game, "obstruct").length === 0) {
      for (const place of game.facts.hugeShips) this.addShip(game.state.ships[place], areas);
      return areas;
    }
    for (const other of game.state.ships)
      if (
        other !== ship &&
        other !== target &&
        other.status === "inPlay" &&
        may(game, "obstruct", { ship: other, attacker: ship, target }, game.factsOf(other).isHuge)
      )
        this.addShip(other, areas);
    return areas;
  }

  /** Whoever's it is (HS-OBSTR-05); neither the attacker nor the ship that is the target (HS-OBSTR-03, -91-Q). */
  private addShip(other: Ship | undefined, areas: Area[]): void {
    if (!other?.pose || other === this.ship || other === this.target || other.status !== "inPlay") return;
    const base = this.game.board.base(other);
    this.addIfBetween(base, areas);
    if (!this.game.factsOf(other).isHuge) return;
    this.hugeShips ??= new Map();
    this.hugeShips.set(base, other.id);
  }

  /** Whether it reaches into the circle that holds both bases. */
  private addIfBetween(area: Area, areas: Area[]): void {
    const from = poseOf(this.ship);
    const to = poseOf(this.target);
    const half = vectorLength(to.x - from.x, to.y - from.y) / 2;
    const [base] = this.game.board.base(this.ship);
    const [other] = this.game.board.base(this.target);
    const reach = half + Math.max(base.radius, other.radius);
    for (const { cx, cy, radius } of area)
      if (vectorLength(cx - (from.x + to.x) / 2, cy - (from.y + to.y) / 2) <= reach + radius) {
        areas.push(area);
        return;
      }
  }
}
