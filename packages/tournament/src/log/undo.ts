/** Undoing rows: which rows the fold leaves out, and who may undo them. */
import type { Match, TournamentEvent } from "../event/event.ts";
import { matchAt, membersOf, playersAt, sideAt } from "../event/working-event.ts";
import { firstOf, type RowRefusal } from "../reasons/row-refusal.ts";
import { isOrganiser, ownMatchRefusal, rolesOf } from "../rows/row.ts";
import type { Entry, Happening, RowUndo } from "./log.ts";

/** Finds rows that are undone. Undoing an undo restores its row, so this starts from the last row. */
export function undoneBy(entries: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { number, what } of entries.toReversed()) if (what.kind === "undone" && !undone.has(number)) undone.add(what.entry);
  return undone;
}

/** Why a row may not undo another one. */
export function undoRefusal(
  event: TournamentEvent,
  entries: readonly Entry[],
  { number, by, what }: Entry<RowUndo>,
): RowRefusal | undefined {
  const target = entries[what.entry - 1];
  const meant = target && rootOf(entries, target);
  if (!target || !meant || what.entry <= 1 || what.entry >= number) return { key: "no row to undo", row: what.entry };
  return firstOf(
    undoneBy(entries.slice(0, number - 1)).has(what.entry) && { key: "row is undone", row: what.entry },
    !isOrganiser(event, by) &&
      !(rolesOf(event, by).includes("judge") && target.by === by) && { key: "only the organiser undoes others' rows" },
    decidesOnMatchOf(event, meant, by) && ownMatchRefusal(),
  );
}

/** Follows a chain of undos to the row that the first one undid. */
function rootOf(entries: readonly Entry[], { number, what }: Entry): Entry | undefined {
  const next = what.kind === "undone" && what.entry < number ? entries[what.entry - 1] : undefined;
  return next ? rootOf(entries, next) : entries[number - 1];
}

/** Rows that decide something in a match. */
const DECIDING: readonly Happening["kind"][] = ["reported", "answered", "result", "ruled", "extended"];

/** Nobody may undo decisions in their own match, about themselves or about their opponents. */
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
