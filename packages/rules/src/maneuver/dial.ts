/** A ship's dial: which maneuvers its player may choose, and which one is the default. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import { BANK_RADII, hasFled, type Shift, shifted } from "@broadside/geometry";
import { invariant } from "@broadside/kit";
import type { ChoiceAsk } from "../contract/ask.ts";
import type { Difficulty } from "../contract/queries.ts";
import type { Situation } from "../contract/situation.ts";
import { optionsOf } from "../driver/ask.ts";
import type { ShipFacts } from "../facts/printed-facts.ts";
import { difficultyOf, may } from "../queries/query.ts";
import type { Ship } from "../state/state.ts";
import { hugeCourseOf, wayOf } from "./course.ts";

/** Returns a maneuver by its code, whether it is on the ship's dial or not. */
export function maneuverOf(game: Situation, ship: Ship, code: string): DialManeuver {
  const maneuver = game.factsOf(ship).dial.get(code) ?? readManeuver(code);
  invariant(maneuver, `no maneuver ${code}`);
  return maneuver;
}

/**
 * Whether a ship can fly the maneuver with this code: a template exists, and the ship's dial hasn't lost the maneuver (HS-CRIP-15, -16).
 */
export function canFly(game: Situation, ship: Ship, code: string): boolean {
  const { isHuge, base } = game.factsOf(ship);
  if (!isHuge) return hasTemplate(code);
  const maneuver = readManeuver(code);
  return maneuver !== undefined && hugeCourseOf(base, maneuver) !== undefined && !isLost(game, ship, code);
}

function hasTemplate(code: string): boolean {
  const known = knownTemplates.get(code);
  if (known !== undefined) return known;
  const found = findsTemplate(readManeuver(code));
  knownTemplates.set(code, found);
  return found;
}
/** Cached, because the check is needed at every reveal and there are few codes. */
const knownTemplates = new Map<string, boolean>();

function findsTemplate(maneuver: DialManeuver | undefined): boolean {
  if (!maneuver) return false;
  const { bearing, speed } = maneuver;
  if (bearing === "stationary") return true;
  return speed > 0 && (STRAIGHT_BEARINGS.has(bearing) || speed <= BANK_RADII.length);
}
const STRAIGHT_BEARINGS: ReadonlySet<DialManeuver["bearing"]> = new Set(["straight", "koiogran", "reverse"]);

/**
 * Whether a corvette's crippled aft section removes a maneuver from its dial. Such maneuvers can't be chosen or executed (HS-CRIP-15, -16).
 */
export const isLost = (game: Situation, ship: Ship, code: string): boolean =>
  ship.crippled !== undefined && lostCodes(game, ship).some((lost) => lost.slice(0, 2) === code.slice(0, 2));

const lostCodes = (game: Situation, { crippled, place }: Ship): readonly string[] =>
  (crippled && game.facts.ships[place]?.cards?.[crippled].crippled.lostManeuvers) ?? NONE_LOST;
const NONE_LOST: readonly string[] = [];

/** Returns a maneuver in its current colour for the ship. */
export function maneuverNow(game: Situation, ship: Ship, code: string): DialManeuver {
  const maneuver = maneuverOf(game, ship, code);
  return coloured(maneuver, difficultyOf(game, ship, maneuver));
}

/** Returns the same maneuver in the given colour. */
export const coloured = (maneuver: DialManeuver, colour: Difficulty): DialManeuver =>
  maneuver.colour === colour ? maneuver : { ...maneuver, colour };

/**
 * Finds the maneuver on this ship's own dial that has the same speed and bearing as the one shown by another ship's dial. Its colour is the
 * one on this ship's dial (1E-PLAN-05). Undefined if this ship's dial doesn't have it.
 */
export function codeOnDial(game: Situation, ship: Ship, shown: string | undefined): string | undefined {
  const { dial } = game.factsOf(ship);
  if (shown === undefined || dial.has(shown)) return shown;
  for (const code of dial.keys()) if (code.slice(0, 2) === shown.slice(0, 2)) return code;
  return undefined;
}

/** Lists the dial codes that may be chosen, with the default first. If none may be chosen, lists all that haven't been lost. */
export function codesToChoose(game: Situation, ship: Ship, allowed: (code: string) => boolean = () => true): readonly string[] {
  const { inOrder: all } = codesOf(game.factsOf(ship));
  const inOrder = ship.crippled === undefined ? all : all.filter((code) => !isLost(game, ship, code));
  const limited = isLimited(game);
  const open = inOrder.filter((code) => (!limited || may(game, "chooseManeuver", { ship, code }, true)) && allowed(code));
  const codes = open.length > 0 ? open : inOrder;
  const first = defaultCode(game, ship, codes);
  return first === undefined ? codes : [first, ...codes.filter((code) => code !== first)];
}

/** Whether any card limits the choices on dials. */
const isLimited = (game: Situation): boolean => game.bearers.onPermission(game, "chooseManeuver").length > 0;

type DialOptions = ChoiceAsk<string>["options"];
const knownOptions = new WeakMap<ShipFacts, Map<string, DialOptions>>();

/**
 * Returns the codes that may be chosen, as options for a question. Usually these are all codes on the dial, so options for whole dials are
 * cached. The first option is the default, which can vary, so the cache uses the default's code as its key.
 */
export function dialOptions(game: Situation, ship: Ship): DialOptions {
  if (ship.crippled !== undefined || isLimited(game)) return optionsFor(codesToChoose(game, ship));
  const facts = game.factsOf(ship);
  const { inOrder } = codesOf(facts);
  const first = defaultCode(game, ship, inOrder) ?? "";
  const known = knownOptions.get(facts) ?? new Map<string, DialOptions>();
  const found = known.get(first);
  if (found) return found;
  const made = optionsFor(codesToChoose(game, ship));
  knownOptions.set(facts, known.set(first, made));
  return made;
}

const optionsFor = (codes: readonly string[]): DialOptions => optionsOf(codes.map((code) => ({ key: code, value: code })));

/**
 * Chooses the slowest straight that isn't red or purple and stays on the table. If there is no such straight, chooses the slowest maneuver
 * of any bearing that isn't red or purple and stays on the table. If there is none either, chooses the slowest maneuver.
 */
function defaultCode(game: Situation, ship: Ship, codes: readonly string[]): string | undefined {
  const { inOrder, slowestFirst, straights } = codesOf(game.factsOf(ship));
  const among = codes === inOrder ? undefined : codes;
  const found = firstDull(game, ship, straights, among) ?? firstDull(game, ship, slowestFirst, among);
  return found ?? slowestFirst.find(({ code }) => codes.includes(code))?.code;
}

function firstDull(game: Situation, ship: Ship, coded: readonly CodedManeuver[], among: readonly string[] | undefined): string | undefined {
  for (const { code, maneuver, way } of coded) {
    if (among && !among.includes(code)) continue;
    if (!COSTLY.includes(difficultyOf(game, ship, maneuver)) && staysOnTable(game, ship, way)) return code;
  }
  return undefined;
}

/** Red maneuvers cost stress, and purple ones cost Force. */
const COSTLY: readonly Difficulty[] = ["red", "purple"];

const staysOnTable = ({ board }: Situation, ship: Ship, way: Shift): boolean =>
  !ship.pose || !hasFled(board.table, board.baseOf(ship), shifted(ship.pose, way));

/** Whether an unobstructed maneuver would take the ship off the table from its current position. */
export function leavesTable(game: Situation, ship: Ship, code: string): boolean {
  const maneuver = game.factsOf(ship).dial.get(code) ?? readManeuver(code);
  return maneuver !== undefined && canFly(game, ship, code) && !staysOnTable(game, ship, wayOf(game.factsOf(ship).base, maneuver));
}

interface CodedManeuver {
  readonly code: string;
  readonly maneuver: DialManeuver;
  readonly way: Shift;
}
interface Codes {
  readonly inOrder: readonly string[];
  readonly slowestFirst: readonly CodedManeuver[];
  /** The straight maneuvers in `slowestFirst`. */
  readonly straights: readonly CodedManeuver[];
}
const knownCodes = new WeakMap<ShipFacts, Codes>();

function codesOf(facts: ShipFacts): Codes {
  const known = knownCodes.get(facts);
  if (known) return known;
  const inOrder = [...facts.dial.keys()];
  const slowestFirst = [...facts.dial]
    .map(([code, maneuver]) => ({ code, maneuver, way: wayOf(facts.base, maneuver) }))
    .sort((a, b) => a.maneuver.speed - b.maneuver.speed);
  const made = { inOrder, slowestFirst, straights: slowestFirst.filter(({ maneuver }) => maneuver.bearing === "straight") };
  knownCodes.set(facts, made);
  return made;
}
