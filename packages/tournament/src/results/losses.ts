/** What became of a side's ships, and what that is worth to the others. */
import type { Loss, LossKind } from "@broadside/formats";
import type { HandedShip, HandedSquad } from "../lists/event-list.ts";
import type { Count } from "../settings/formats.ts";

/** One thing that counts, and for how much. */
export interface ScoreLine {
  readonly text: string;
  readonly points: number;
}

interface Fate {
  readonly ship: HandedShip;
  /** Undefined while the ship is on the table. */
  readonly left: "destroyed" | "fled" | "escaped" | undefined;
  readonly kinds: readonly LossKind[];
  /** Health lost as told; undefined where it was not told. */
  readonly health: number | undefined;
}

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/** Every ship is known, so that losses can be ticked off one by one. */
export const isListed = (squads: readonly HandedSquad[]): boolean => squads.length > 0 && squads.every(({ ships }) => ships.length > 0);

/** The points of all that a side brought; undefined where no list is known. */
export function broughtPoints(squads: readonly HandedSquad[]): number | undefined {
  if (squads.length === 0) return undefined;
  let brought = 0;
  for (const { ships, points } of squads) {
    if (ships.length === 0) brought += points;
    for (const ship of ships) brought += ship.points;
  }
  return brought;
}

/** Everything destroyed; a paper list in one line. */
export const wholeLines = (squads: readonly HandedSquad[], count: Count): readonly ScoreLine[] => [
  ...lossLines(squads, allLost(squads, []), count),
  ...squads.filter(({ ships }) => ships.length === 0).map(({ points }) => ({ text: "the whole list", points })),
];

/** The same losses, and every ship still on the table destroyed as well (ET-MOV-05). */
export const allLost = (squads: readonly HandedSquad[], losses: readonly Loss[]): readonly Loss[] =>
  fatesOf(squads, losses).flatMap((fates, member) => fates.map(({ left }, ship): Loss => ({ member, ship, as: left ?? "destroyed" })));

/** Whether a ship is left on the table; ships that escaped are not. */
export const noneLeft = (squads: readonly HandedSquad[], losses: readonly Loss[]): boolean =>
  isListed(squads) && fatesOf(squads, losses).every((fates) => fates.every(({ left }) => left !== undefined));

/** Whether every ship was destroyed or fled. */
export const allDestroyed = (squads: readonly HandedSquad[], losses: readonly Loss[]): boolean =>
  isListed(squads) && fatesOf(squads, losses).every((fates) => fates.every(isDestroyed));

/** What counts for the others: a ship, a section or a quick build a line. Mission points are not counted from losses. */
export function lossLines(squads: readonly HandedSquad[], losses: readonly Loss[], count: Count): readonly ScoreLine[] {
  if (count === "mission" || count === "own count") return [];
  const fates = fatesOf(squads, losses);
  return count === "destroyed" ? fates.flat().flatMap(destroyedLines) : fates.flatMap(unitsOf).flatMap(standardLines);
}

/** What the losses of a side that were ticked off come to. */
export const lostPoints = (squads: readonly HandedSquad[], losses: readonly Loss[], count: Count): number =>
  totalOf(lossLines(squads, losses, count));

function fatesOf(squads: readonly HandedSquad[], losses: readonly Loss[]): readonly (readonly Fate[])[] {
  return squads.map(({ ships }, member) =>
    ships.map((ship, at) => {
      if (losses.length === 0) return { ship, kinds: [], left: undefined, health: undefined };
      const own = losses.filter((loss) => loss.member === member && loss.ship === at);
      const kinds = own.map(({ as }) => as);
      return { ship, kinds, left: leftAs(kinds), health: own.find(({ health }) => health !== undefined)?.health };
    }),
  );
}

/** A ship with both sections crippled is destroyed. */
function leftAs(kinds: readonly LossKind[]): Fate["left"] {
  for (const kind of ["destroyed", "fled", "escaped"] as const) if (kinds.includes(kind)) return kind;
  return kinds.includes("fore crippled") && kinds.includes("aft crippled") ? "destroyed" : undefined;
}

const isDestroyed = ({ left }: Fate): boolean => left === "destroyed" || left === "fled";

/** First edition: destroyed ships whole, crippled sections of the others (ET-SCORE-01 to 07); damage counts nothing. */
function destroyedLines(fate: Fate): readonly ScoreLine[] {
  const { ship, left, kinds } = fate;
  if (isDestroyed(fate)) return [{ text: `${ship.name}, ${left}`, points: ship.points }];
  return (ship.sections ?? [])
    .filter(({ name }) => kinds.includes(`${name} crippled`))
    .map(({ name, points }) => ({ text: `${ship.name}, ${name} section crippled`, points }));
}

/** The ships that are scored together: those of a quick build, otherwise each by itself (EB-SCORE-10). */
function unitsOf(fates: readonly Fate[]): readonly (readonly [Fate, ...Fate[]])[] {
  const units: [Fate, ...Fate[]][] = [];
  for (const fate of fates) {
    const number = fate.ship.build?.number;
    const unit = number === undefined ? undefined : units.find(([first]) => first.ship.build?.number === number);
    if (unit) unit.push(fate);
    else units.push([fate]);
  }
  return units;
}

/** Standard score: whole when all are destroyed or fled, half (rounded up) at half health, otherwise nothing. */
function standardLines(unit: readonly [Fate, ...Fate[]]): readonly ScoreLine[] {
  const [first, ...more] = unit;
  const worth = first.ship.build?.threat ?? first.ship.points;
  const name = more.length > 0 ? `${first.ship.name} and ${more.length} more` : first.ship.name;
  if (unit.every(isDestroyed)) return [{ text: `${name}, ${more.length > 0 ? "destroyed" : first.left}`, points: worth }];
  return isAtHalfHealth(unit) ? [{ text: `${name}, at half health`, points: Math.ceil(worth / 2) }] : [];
}

/** By the health told, or by the tick alone. A ship that escaped has lost none (EB-ESC-04-Q, EB-SCORE-21-Q). */
function isAtHalfHealth(unit: readonly [Fate, ...Fate[]]): boolean {
  const [first, ...more] = unit;
  if (more.length === 0 && first.health === undefined) return first.kinds.includes("half");
  const whole = unit.reduce((health, { ship }) => health + (ship.health ?? 0), 0);
  return whole > 0 && unit.reduce((lost, fate) => lost + lostHealth(fate), 0) >= halfOf(whole);
}

const lostHealth = (fate: Fate): number => (isDestroyed(fate) ? (fate.ship.health ?? 0) : fate.left === "escaped" ? 0 : (fate.health ?? 0));

/** From so much health lost on, a ship is at half health. */
export const halfOf = (health: number): number => Math.ceil(health / 2);
