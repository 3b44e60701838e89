/** What happened to a side's ships, and how much that scores for the others. */
import type { Loss, LossKind } from "@broadside/formats";
import type { SubmittedShip, SubmittedSquad } from "../lists/event-list.ts";
import type { ScoreItem } from "../reasons/score-items.ts";
import type { Count } from "../settings/formats.ts";

/** One item of a score, and its points. */
export interface ScoreLine {
  readonly item: ScoreItem;
  readonly points: number;
}

interface Fate {
  readonly ship: SubmittedShip;
  /** Undefined while the ship is on the table. */
  readonly left: "destroyed" | "fled" | "escaped" | undefined;
  readonly kinds: readonly LossKind[];
  /** Lost health; undefined if nobody entered it. */
  readonly health: number | undefined;
}

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/** Whether every ship is known, so that players can enter losses individually. */
export const isListed = (squads: readonly SubmittedSquad[]): boolean => squads.length > 0 && squads.every(({ ships }) => ships.length > 0);

/** The points of everything that a side brought; undefined if no list is known. */
export function broughtPoints(squads: readonly SubmittedSquad[]): number | undefined {
  if (squads.length === 0) return undefined;
  let brought = 0;
  for (const { ships, points } of squads) {
    if (ships.length === 0) brought += points;
    for (const ship of ships) brought += ship.points;
  }
  return brought;
}

/** Scores everything as destroyed; a paper list is one line. */
export const wholeLines = (squads: readonly SubmittedSquad[], count: Count): readonly ScoreLine[] => [
  ...lossLines(squads, allLost(squads, []), count),
  ...squads.filter(({ ships }) => ships.length === 0).map(({ points }) => ({ item: { key: "whole list" as const }, points })),
];

/** Adds every ship still on the table to the losses, as destroyed (ET-MOV-05). */
export const allLost = (squads: readonly SubmittedSquad[], losses: readonly Loss[]): readonly Loss[] =>
  fatesOf(squads, losses).flatMap((fates, member) => fates.map(({ left }, ship): Loss => ({ member, ship, as: left ?? "destroyed" })));

/** Whether no ship is left on the table. Escaped ships aren't on the table either. */
export const noneLeft = (squads: readonly SubmittedSquad[], losses: readonly Loss[]): boolean =>
  isListed(squads) && fatesOf(squads, losses).every((fates) => fates.every(({ left }) => left !== undefined));

/** Whether every ship was destroyed or fled. */
export const allDestroyed = (squads: readonly SubmittedSquad[], losses: readonly Loss[]): boolean =>
  isListed(squads) && fatesOf(squads, losses).every((fates) => fates.every(isDestroyed));

/** What scores for the others, with one line for each ship, section or quick build. Losses don't give mission points. */
export function lossLines(squads: readonly SubmittedSquad[], losses: readonly Loss[], count: Count): readonly ScoreLine[] {
  if (count === "mission" || count === "own count") return [];
  const fates = fatesOf(squads, losses);
  return count === "destroyed" ? fates.flat().flatMap(destroyedLines) : fates.flatMap(unitsOf).flatMap(standardLines);
}

/** The points that the others get for a side's listed losses. */
export const lostPoints = (squads: readonly SubmittedSquad[], losses: readonly Loss[], count: Count): number =>
  totalOf(lossLines(squads, losses, count));

function fatesOf(squads: readonly SubmittedSquad[], losses: readonly Loss[]): readonly (readonly Fate[])[] {
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

const isDestroyed = (fate: Fate): fate is Fate & { readonly left: "destroyed" | "fled" } =>
  fate.left === "destroyed" || fate.left === "fled";

/** First edition: destroyed ships score in full, and so do crippled sections of other ships (ET-SCORE-01 to 07). Damage scores nothing. */
function destroyedLines(fate: Fate): readonly ScoreLine[] {
  const { ship, kinds } = fate;
  if (isDestroyed(fate)) return [{ item: { key: "lost ship", ship: ship.name, as: fate.left }, points: ship.points }];
  return (ship.sections ?? [])
    .filter(({ name }) => kinds.includes(`${name} crippled`))
    .map(({ name, points }) => ({ item: { key: "crippled section" as const, ship: ship.name, section: name }, points }));
}

/** The ships that score together: those of a quick build, otherwise each ship alone (EB-SCORE-10). */
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

/** Standard score: in full if all are destroyed or fled, half (rounded up) at half health, otherwise nothing. */
function standardLines(unit: readonly [Fate, ...Fate[]]): readonly ScoreLine[] {
  const [first, ...more] = unit;
  const worth = first.ship.build?.threat ?? first.ship.points;
  const ships = { ship: first.ship.name, more: more.length };
  if (unit.every(isDestroyed) && isDestroyed(first))
    return more.length > 0
      ? [{ item: { key: "lost quick build", ...ships }, points: worth }]
      : [{ item: { key: "lost ship", ship: first.ship.name, as: first.left }, points: worth }];
  return isAtHalfHealth(unit) ? [{ item: { key: "half health", ...ships }, points: Math.ceil(worth / 2) }] : [];
}

/**
 * The lost health decides or, if nobody entered it, the way in which the ship is marked as lost. An escaped ship has lost none
 * (EB-ESC-04-Q, EB-SCORE-21-Q).
 */
function isAtHalfHealth(unit: readonly [Fate, ...Fate[]]): boolean {
  const [first, ...more] = unit;
  if (more.length === 0 && first.health === undefined) return first.kinds.includes("half");
  const whole = unit.reduce((health, { ship }) => health + (ship.health ?? 0), 0);
  return whole > 0 && unit.reduce((lost, fate) => lost + lostHealth(fate), 0) >= halfOf(whole);
}

const lostHealth = (fate: Fate): number => (isDestroyed(fate) ? (fate.ship.health ?? 0) : fate.left === "escaped" ? 0 : (fate.health ?? 0));

/** The lost health at which a ship is at half health. */
export const halfOf = (health: number): number => Math.ceil(health / 2);
