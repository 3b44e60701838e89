/** Finds the attacks that a ship could make now: each weapon with each legal target (1E-ATK-02 to -04, -21). */
import { BAND, type Section } from "@broadside/geometry";
import { type Measurement, outlineRadius } from "../board/board.ts";
import type { WeaponNeed, WeaponPart } from "../contract/ability.ts";
import type { AttackBar } from "../contract/edition.ts";
import type { Situation } from "../contract/situation.ts";
import { isOnBarringObstacle } from "../obstacles/obstacles.ts";
import { may } from "../queries/query.ts";
import { areTouching } from "../queries/relation.ts";
import { openSections } from "../sections/sections.ts";
import { NOBODY, relationOf } from "../state/seat.ts";
import { isPrimary, type Ship, type ShipId, targetId, type Weapon } from "../state/state.ts";
import { lockHolders, locksToSpend } from "../tokens/locks.ts";
import { focusHolders } from "../tokens/tokens.ts";
import { type Obstruction, Sight } from "./sight.ts";
import { type WeaponState, weaponBearer, weaponsOf } from "./weapons.ts";

export interface OpenAttack {
  readonly weapon: Weapon;
  readonly target: Ship;
  /** For huge ships: the attacker's firing section, and the target's section. */
  readonly from: Section | undefined;
  readonly section: Section | undefined;
  readonly range: number;
  readonly obstructed: boolean;
  readonly obstructedBy: readonly ShipId[] | undefined;
  readonly obstacles: Obstruction["obstacles"];
  /** The obstruction on another line that is just as short, which the attacker may choose instead. */
  readonly otherwise: Obstruction | undefined;
  readonly inArc: boolean;
  readonly inBullseye: boolean;
}

/**
 * A ship can't attack with weapons disabled, on an asteroid (huge ships ignore this, HS-OVER-20), cloaked, or in the round in which it
 * leaves a destroyed carrier (1E-COMBAT-06, 1E-OBST-02, 1E-ACT-14, 1E-DOCK-03), unless a card lets it attack (1E-COMP-09). A ship that a
 * card forbids to attack still has its opportunity.
 */
export const hasOpportunity = (game: Situation, ship: Ship, waived?: Waiver): boolean =>
  ship.status === "inPlay" && (hasByRule(game, ship, waived) || may(game, "attack", { ship }, false));

const hasByRule = (game: Situation, ship: Ship, waived: Waiver): boolean =>
  (ship.tokens.disarm === 0 || may(game, "attackDespite", { ship, despite: "disarm" }, false)) &&
  (waived === "cloak" || !game.edition.isCloaked(ship, game)) &&
  ship.mayAttackFrom <= game.state.round &&
  (game.factsOf(ship).isHuge || !isOnBarringObstacle(game, ship) || may(game, "attackDespite", { ship, despite: "obstacle" }, false));

const NONE: readonly OpenAttack[] = [];

/** A weapon that can't be declared at a target, the reason, and the range if it was measured. */
export interface IllegalAim extends AttackAim {
  readonly weapon: Weapon;
  readonly bar: AttackBar;
  readonly range?: number | undefined;
}

/** The list to which illegal aims and their reasons are added. Most callers don't want the reasons, so they pass no list. */
export type IllegalAims = IllegalAim[] | undefined;

/**
 * What is waived by the effect that grants an attack: the tokens and locks that the weapon's header requires (2E-ENGAGE-11), the weapon's
 * charges, or the ship's cloak.
 */
export type Waiver = "needs" | "charges" | "cloak" | undefined;

/** Limits a granted attack to certain targets; a huge ship is checked section by section. */
export type Bound = ((target: Ship, section: Section | undefined) => boolean) | undefined;

export function attacksOpen(game: Situation, ship: Ship, waived?: Waiver, bound?: Bound, illegal?: IllegalAims): readonly OpenAttack[] {
  if (ship.status !== "inPlay") return NONE;
  const targets: Ship[] = [];
  const friendsToo = may(game, "attackFriends", { ship }, false);
  for (const target of game.state.ships) if (isWithinReach(game, ship, target, friendsToo)) targets.push(target);
  for (const target of game.state.remotes) if (isWithinReach(game, ship, target, friendsToo)) targets.push(target);
  if (targets.length === 0 || !may(game, "attack", { ship }, hasOpportunity(game, ship, waived))) return NONE;
  const weapons = weaponsOf(game, ship);
  const found: OpenAttack[] = [];
  for (const target of targets) addAttacks(game, ship, target, weapons, { waived, bound, illegal }, found);
  return may(game, "attackFarther", { ship }, true) ? found : nearestOf(found);
}

/** Keeps only the attacks at the shortest range found. */
function nearestOf(found: readonly OpenAttack[]): readonly OpenAttack[] {
  const nearest = Math.min(...found.map(({ range }) => range));
  return found.filter(({ range }) => range === nearest);
}

/** Whether a ship could declare one of its weapons at a target. Used by cards. */
export function couldTarget(game: Situation, ship: Ship, target: Ship, weapon: Weapon): boolean {
  if (ship.status !== "inPlay" || target.status !== "inPlay" || !may(game, "attack", { ship }, hasOpportunity(game, ship))) return false;
  const found: OpenAttack[] = [];
  const weapons = weaponsOf(game, ship).filter((one) => one.weapon === weapon);
  addAttacks(game, ship, target, weapons, UNGRANTED, found);
  return found.length > 0;
}

/** A ship may aim at enemies, and at remotes that nobody controls (2E-ATK-06). It may aim at friendly ships only if a card says so. */
const mayBeAimedAt = (game: Situation, ship: Ship, target: Ship, friendsToo: boolean): boolean => {
  const relation = relationOf(game.setup.seats, ship.seat, target.seat);
  if (relation === "own" || (relation === "allied" && game.edition.teamMates === "friendly")) return friendsToo && target !== ship;
  return relation === "enemy" || (relation === "neutral" && ship.seat !== NOBODY);
};

/** Checks quickly, with circles around both bases, whether any weapon might reach the target. Most ships then need no exact measuring. */
function isWithinReach(game: Situation, ship: Ship, target: Ship, friendsToo: boolean): boolean {
  const { pose: from } = ship;
  const { pose: to } = target;
  if (!from || !to || target.status !== "inPlay" || !mayBeAimedAt(game, ship, target, friendsToo)) return false;
  const { base, reach } = game.factsOf(ship);
  const far = reach * BAND + outlineRadius(base) + outlineRadius(game.board.baseOf(target));
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dx * dx + dy * dy <= far * far;
}

/** Adds the attacks on a target. A huge ship is targeted by section, excluding crippled sections (HS-TGT-01, -10). */
function addAttacks(
  game: Situation,
  ship: Ship,
  target: Ship,
  weapons: readonly WeaponState[],
  granted: GrantedAttack,
  found: OpenAttack[],
): void {
  if (!game.factsOf(target).hasSections) addAimed(game, ship, { target, section: undefined }, weapons, granted, found);
  else for (const section of openSections(target)) addAimed(game, ship, { target, section }, weapons, granted, found);
  if (granted.illegal && target.crippled)
    for (const { weapon } of weapons) granted.illegal.push({ target, section: target.crippled, weapon, bar: "crippled section" });
}

/** What is waived and allowed by the effect that grants the attack, if there is such an effect. */
interface GrantedAttack {
  readonly waived: Waiver;
  readonly bound: Bound;
  readonly illegal?: IllegalAims;
}
const UNGRANTED: GrantedAttack = { waived: undefined, bound: undefined };

/** A ship, or a section of a huge ship. */
type AttackAim = Pick<OpenAttack, "target" | "section">;

/**
 * In the first edition, ships touching after an overlap can't attack each other, whichever section is targeted (1E-BUMP-03, HS-OVER-27). In
 * the second edition, ships in contact are at range 0 of each other, in every arc. In 2.5, primary weapons reach range 0; other weapons
 * need range 0 printed or, since 1.3.0, an ability that permits it (2E-ATK-08 to -10, -46-Q).
 */
function addAimed(
  game: Situation,
  ship: Ship,
  aimed: AttackAim,
  weapons: readonly WeaponState[],
  { waived, bound, illegal }: GrantedAttack,
  found: OpenAttack[],
): void {
  const { target, section } = aimed;
  const { contactBand, switches } = game.edition;
  const isAtZero = contactBand === 0 && game.board.range(ship, target) === 0;
  const isBarred = contactBand === 1 && areTouching(game, ship, target);
  const lines = new Sight(game, ship, target, section);
  const only = bound && ((other: Ship) => bound(other, undefined));
  for (const armed of weapons) {
    const { weapon, from, least, most, part } = armed;
    const measured = lines.forWeapon(armed);
    if (!measured) {
      illegal?.push({ ...aimed, weapon, bar: "out of arc" });
      continue;
    }
    const range = isAtZero ? 0 : measured.range;
    const isReached = range >= least && range <= most;
    const bar: AttackBar | undefined =
      !isReached && !(isAtZero && switches.contactAttacksByAbility)
        ? "out of range"
        : section && !game.board.isAimable(ship, from, target, section)
          ? "behind the centre line"
          : ((part && whyNotPaid(game, ship, aimed, weapon, part, waived)) ??
            (may(game, "target", { attacker: ship, target, weapon, section, only }, isReached && !isBarred)
              ? undefined
              : isBarred || isAtZero
                ? "in contact"
                : "forbidden"));
    if (bar !== undefined) {
      illegal?.push({ ...aimed, weapon, bar, range });
      continue;
    }
    found.push(new AimedAttack(aimed, weapon, from, range, lines, measured));
  }
}

/** Obstructions and arcs are only computed on demand, since most possible attacks are never made. */
class AimedAttack implements OpenAttack {
  readonly weapon: Weapon;
  readonly target: Ship;
  readonly from: Section | undefined;
  readonly section: Section | undefined;
  readonly range: number;
  readonly #lines: Sight;
  readonly #measured: Measurement;

  constructor(
    { target, section }: AttackAim,
    weapon: Weapon,
    from: Section | undefined,
    range: number,
    lines: Sight,
    measured: Measurement,
  ) {
    this.weapon = weapon;
    this.target = target;
    this.from = from;
    this.section = section;
    this.range = range;
    this.#lines = lines;
    this.#measured = measured;
  }

  get obstructed(): boolean {
    return this.#lines.obstruction(this.#measured).obstructed;
  }

  get obstructedBy(): readonly ShipId[] | undefined {
    return this.#lines.obstruction(this.#measured).by;
  }

  get obstacles(): Obstruction["obstacles"] {
    return this.#lines.obstruction(this.#measured).obstacles;
  }

  get otherwise(): Obstruction | undefined {
    return this.#lines.obstruction(this.#measured).otherwise;
  }

  get inArc(): boolean {
    return this.#lines.inArc(this.from);
  }

  get inBullseye(): boolean {
    return this.#lines.inBullseye();
  }
}

/** Checks the header's requirement, the weapon's costs, and other conditions in its text (2E-ATK-03 to -05). */
function whyNotPaid(
  game: Situation,
  ship: Ship,
  aimed: AttackAim,
  weapon: Weapon,
  part: WeaponPart,
  waived: Waiver,
): AttackBar | undefined {
  const { needs, spends = [], energy = 0, charges = 0 } = part;
  const card = isPrimary(weapon) ? undefined : ship.upgrades[weapon];
  if (energy > (card?.energy ?? 0)) return "no energy";
  if (waived !== "charges" && charges > (card?.charges ?? 0)) return "no charges";
  if (needs !== undefined && waived !== "needs" && !hasNeeded(game, ship, aimed, weapon, needs)) return missing(needs);
  for (const cost of spends) if (cost !== "card" && !canSpend(game, ship, aimed, weapon, cost)) return missing(cost);
  return (part.when?.(game, weaponBearer(game, ship, weapon), aimed.target) ?? true) ? undefined : "its card";
}

const missing = (need: NonNullable<WeaponPart["needs"]>): AttackBar =>
  need === "lock" ? "no lock" : need === "focus" ? "no focus token" : "no token";

/** Whether the ship has the token or lock and is allowed to spend it. */
function canSpend(game: Situation, ship: Ship, aimed: AttackAim, weapon: Weapon, cost: "lock" | "focus"): boolean {
  const maySpendFocus = (): boolean => may(game, "spend", { ship, token: "focus", attack: game.state.attack }, true);
  if (cost === "focus") return hasOne(game, ship, aimed, weapon, cost) && maySpendFocus();
  if (locksToSpend(game, ship, targetId(aimed.target.id, aimed.section), "firing").length > 0) return true;
  return mayUseFocusForLock(game, ship, weapon)
    ? maySpendFocus()
    : may(game, "fireWithout", { ship, target: aimed.target, weapon, need: "lock" }, false);
}

/** Whether the ship has one of the required tokens. One is enough, and it isn't spent (2E-ATK-42). */
const hasNeeded = (game: Situation, ship: Ship, aimed: AttackAim, weapon: Weapon, needs: NonNullable<WeaponPart["needs"]>): boolean =>
  typeof needs === "string" ? hasOne(game, ship, aimed, weapon, needs) : needs.some((one) => hasOne(game, ship, aimed, weapon, one));

const hasOne = (game: Situation, ship: Ship, { target, section }: AttackAim, weapon: Weapon, need: WeaponNeed): boolean =>
  need === "lock"
    ? lockHolders(game, ship, targetId(target.id, section), "firing").length > 0 ||
      mayUseFocusForLock(game, ship, weapon) ||
      may(game, "fireWithout", { ship, target, weapon, need }, false)
    : hasToken(game, ship, need) || may(game, "fireWithout", { ship, target, weapon, need }, false);

const hasToken = (game: Situation, ship: Ship, token: Exclude<WeaponNeed, "lock">): boolean =>
  token === "focus" ? focusHolders(game, ship).length > 0 : ship.tokens[token] > 0;

/** Whether a card lets a focus token replace the lock that a weapon requires. */
export const mayUseFocusForLock = (game: Situation, ship: Ship, weapon: Weapon): boolean =>
  hasToken(game, ship, "focus") && may(game, "focusForLock", { ship, weapon }, false);
