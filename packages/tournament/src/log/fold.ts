/** Builds the event from the log: each row is checked against the event so far, and then changes it. */
import { failure, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { emptyEvent, type WorkingEvent } from "../event/working-event.ts";
import { nameOf } from "../people/display-names.ts";
import { citing, type RowProblem, type RowRefusal } from "../reasons/row-refusal.ts";
import { componentRuled, incident, inspected, mat, ruled, toolAnswered, toolAsked } from "../rows/conduct-rows.ts";
import { cut } from "../rows/cut-rows.ts";
import { changed, creationRefusal, editAccepted, finished, published, staffed } from "../rows/event-rows.ts";
import { handedIn } from "../rows/list-rows.ts";
import { amended, captained, checkedIn, disqualified, dropped, registered, returned, seated, teamed } from "../rows/people-rows.ts";
import { answered, reported, result } from "../rows/result-rows.ts";
import { begun, cancelled, clock, extended, paired, swapped } from "../rows/round-rows.ts";
import { type Row, rolesOf } from "../rows/row.ts";
import { eventFormatById } from "../settings/formats.ts";
import type { Entry, EventCreation, Happening, RowUndo } from "./log.ts";
import { millisecondsOf } from "./timestamp.ts";
import { undoneBy, undoRefusal } from "./undo.ts";

type Changing = Exclude<Happening, EventCreation | RowUndo>;

const ROWS: { readonly [Kind in Changing["kind"]]: Row<Extract<Changing, { readonly kind: Kind }>> } = {
  staffed,
  changed,
  published,
  registered,
  amended,
  teamed,
  captained,
  "checked in": checkedIn,
  "handed in": handedIn,
  "component ruled": componentRuled,
  inspected,
  paired,
  swapped,
  seated,
  "pairing cancelled": cancelled,
  clock,
  extended,
  begun,
  reported,
  answered,
  result,
  ruled,
  incident,
  mat,
  "tool asked": toolAsked,
  "tool answered": toolAnswered,
  dropped,
  returned,
  disqualified,
  cut,
  finished,
  "edit accepted": editAccepted,
};

/** Rows that a closed event still accepts: corrections, and reports of what somebody saw. */
const AFTER_THE_END: readonly Happening["kind"][] = ["result", "ruled", "incident", "disqualified", "edit accepted"];

/** Whether a row would change the final result of a closed event. */
export const changesFinalResults = ({ finished: isOver }: TournamentEvent, what: Happening): boolean =>
  isOver && (["result", "disqualified", "undone"].includes(what.kind) || (what.kind === "ruled" && what.outcome !== undefined));

/** The event that a log makes, or the first row that does not fit. */
export function fold(entries: readonly Entry[]): Result<TournamentEvent, RowProblem> {
  return build(entries);
}

export function build(entries: readonly Entry[]): Result<WorkingEvent, RowProblem> {
  const [first] = entries;
  if (first === undefined) return failure([{ refusal: { key: "no first row" } }]);
  if (!isCreated(first)) return failure([{ row: 1, refusal: { key: "first row creates no event" } }]);
  const format = eventFormatById(first.what.format);
  const against = firstRowRefusal(first);
  if (against || !format) return failure([{ row: 1, refusal: against ?? { key: "no such format", id: first.what.format } }]);
  const event = emptyEvent(first, format);
  const undone = undoneBy(entries);
  for (const [at, entry] of entries.entries()) {
    const refusal = numberRefusal(entry, at + 1) ?? (at === 0 || undone.has(entry.number) ? undefined : takeIn(event, entry, entries));
    if (refusal) return failure([{ row: at + 1, refusal }]);
  }
  return success(event);
}

/** The fold has already left out undone rows, so only the right to undo them is checked here. */
const takeIn = (event: WorkingEvent, entry: Entry, entries: readonly Entry[]): RowRefusal | undefined =>
  isUndone(entry) ? citing(event.format, undoRefusal(event, entries, entry)) : admit(event, entry);

const firstRowRefusal = (entry: Entry<EventCreation>): RowRefusal | undefined =>
  entry.what.organiser.person === entry.by ? creationRefusal(entry.what) : { key: "organiser creates the event" };

function numberRefusal(entry: Entry, expected: number): RowRefusal | undefined {
  if (entry.number !== expected) return { key: "row number is wrong", row: expected, number: entry.number };
  return entry.batch !== undefined && entry.batch >= expected
    ? { key: "batch does not come before", row: expected, batch: entry.batch }
    : momentRefusal(entry);
}

const momentRefusal = ({ at }: Entry): RowRefusal | undefined =>
  millisecondsOf(at) === undefined ? { key: "not a moment", text: at } : undefined;

/** Applies a row, or returns why not and changes nothing. */
export function admit(event: WorkingEvent, entry: Entry): RowRefusal | undefined {
  const against = rowRefusal(event, entry);
  if (!against) apply(event, entry);
  return against;
}

export function rowRefusal(event: TournamentEvent, entry: Entry): RowRefusal | undefined {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return { key: "event is created once" };
  const row: Row<Changing> = ROWS[kind];
  return citing(event.format, momentRefusal(entry) ?? personRefusal(event, entry, row.by) ?? row.against(event, entry as Entry<Changing>));
}

/** Checks that apply only to new rows. */
export function newRowRefusal(event: TournamentEvent, entry: Entry, together: readonly Happening[]): RowRefusal | undefined {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return undefined;
  const row: Row<Changing> = ROWS[kind];
  return citing(event.format, row.newly?.(event, entry as Entry<Changing>, together));
}

/** Only for rows that are not refused. */
export function apply(event: WorkingEvent, entry: Entry): void {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return;
  const row: Row<Changing> = ROWS[kind];
  row.apply(event, entry as Entry<Changing>);
}

function personRefusal(event: TournamentEvent, { by, what: { kind } }: Entry, may: Row<Changing>["by"]): RowRefusal | undefined {
  const roles = rolesOf(event, by);
  if (event.finished && !AFTER_THE_END.includes(kind)) return { key: "event is closed" };
  const player = event.players.get(by);
  if (roles.length === 0)
    return player ? { key: "not playing", side: player.name, status: player.status } : { key: "nobody has this id", id: by };
  if (roles.some((role) => may.includes(role))) return undefined;
  const rule = kind === "disqualified" ? "ET-COND-06" : undefined;
  return { key: "not for this role", person: nameOf(event, by), roles, allowed: may, rule };
}

const isUndone = (entry: Entry): entry is Entry<RowUndo> => entry.what.kind === "undone";
const isCreated = (entry: Entry): entry is Entry<EventCreation> => entry.what.kind === "created";
