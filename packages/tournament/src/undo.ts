/** Taking rows back: what is left out of the fold, and who may leave it out. */
import type { TournamentEvent } from "./event.ts";
import type { Entry, Undone } from "./log.ts";
import { firstOf, type Refusal, refuse } from "./refusal.ts";
import { isOrganiser, ownMatchRefusal, rolesOf } from "./rows/row.ts";
import { matchAt, playersAt } from "./working.ts";

/** Rows that have been taken back; taking back what took something back brings it in again. */
export function undoneBy(entries: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { number, what } of entries) if (what.kind === "undone" && !undone.has(number)) takeBack(undone, entries, what.entry);
  return undone;
}

function takeBack(undone: Set<number>, entries: readonly Entry[], number: number): void {
  undone.add(number);
  const target = entries[number - 1]?.what;
  if (target?.kind === "undone") undone.delete(target.entry);
}

/** What stands against a row that takes another back, whatever the rows in between say. */
export function undoRefusal(event: TournamentEvent, entries: readonly Entry[], { number, by, what }: Entry<Undone>): Refusal | undefined {
  const target = entries[what.entry - 1];
  if (!target || what.entry <= 1 || what.entry >= number) return refuse(`There is no row ${what.entry} that could be taken back`);
  return firstOf(
    undoneBy(entries.slice(0, number - 1)).has(what.entry) && refuse(`Row ${what.entry} has been taken back already`),
    !isOrganiser(event, by) &&
      !(rolesOf(event, by).includes("judge") && target.by === by) &&
      refuse("Only the organiser takes back what others have written"),
    decidesOnMatchOf(event, target, by) && ownMatchRefusal(),
  );
}

/** Rulings and corrections in a match are not for those who play it. */
function decidesOnMatchOf(event: TournamentEvent, { what }: Entry, person: string): boolean {
  const decides = what.kind === "ruled" || (what.kind === "result" && what.correction !== undefined);
  if (!decides || what.round === undefined || what.table === undefined) return false;
  const match = matchAt(event, what.round, what.table);
  return match !== undefined && playersAt(event, match).includes(person);
}
