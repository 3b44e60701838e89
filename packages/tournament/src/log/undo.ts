/** Taking rows back: what is left out of the fold, and who may leave it out. */
import type { Match, TournamentEvent } from "../event/event.ts";
import { matchAt, membersOf, playersAt, sideAt } from "../event/working-event.ts";
import { isOrganiser, ownMatchRefusal, rolesOf } from "../rows/row.ts";
import type { Entry, Happening, RowUndo } from "./log.ts";
import { firstOf, type RowRefusal, refuse } from "./refusal.ts";

/** Rows that have been taken back; taking back what took something back brings it in again. So the last word is read first. */
export function undoneBy(entries: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { number, what } of entries.toReversed()) if (what.kind === "undone" && !undone.has(number)) undone.add(what.entry);
  return undone;
}

/** What stands against a row that takes another back, whatever the rows in between say. */
export function undoRefusal(
  event: TournamentEvent,
  entries: readonly Entry[],
  { number, by, what }: Entry<RowUndo>,
): RowRefusal | undefined {
  const target = entries[what.entry - 1];
  const meant = target && rootOf(entries, target);
  if (!target || !meant || what.entry <= 1 || what.entry >= number) return refuse(`There is no row ${what.entry} that could be taken back`);
  return firstOf(
    undoneBy(entries.slice(0, number - 1)).has(what.entry) && refuse(`Row ${what.entry} has been taken back already`),
    !isOrganiser(event, by) &&
      !(rolesOf(event, by).includes("judge") && target.by === by) &&
      refuse("Only the organiser takes back what others have written"),
    decidesOnMatchOf(event, meant, by) && ownMatchRefusal(),
  );
}

/** The row that is left out or brought in again at the end of a chain of takings back. */
function rootOf(entries: readonly Entry[], { number, what }: Entry): Entry | undefined {
  const next = what.kind === "undone" && what.entry < number ? entries[what.entry - 1] : undefined;
  return next ? rootOf(entries, next) : entries[number - 1];
}

/** Kinds of rows that decide something in a match. */
const DECIDING: readonly Happening["kind"][] = ["reported", "answered", "result", "ruled", "extended"];

/** Nobody takes back what was decided in a match that they play, or about themselves and those they play against. */
function decidesOnMatchOf(event: TournamentEvent, { what }: Entry, person: string): boolean {
  if (what.kind === "dropped" || what.kind === "disqualified" || what.kind === "component ruled") {
    const side = what.kind === "dropped" ? what.side : what.player;
    const sent = what.kind !== "dropped" && membersOf(event, side).includes(person);
    return sent || event.rounds.at(-1)?.matches.some((match) => isBetween(event, match, side, person)) === true;
  }
  if (!DECIDING.includes(what.kind) || !("round" in what) || !("table" in what)) return false;
  const match = what.round === undefined || what.table === undefined ? undefined : matchAt(event, what.round, what.table);
  return match !== undefined && playersAt(event, match).includes(person);
}

function isBetween(event: TournamentEvent, match: Match, side: string, person: string): boolean {
  const own = sideAt(event, match, person);
  const others = match.sides.filter((other) => other !== own);
  return own !== undefined && membersOf(event, side).some((member) => others.some((other) => membersOf(event, other).includes(member)));
}
