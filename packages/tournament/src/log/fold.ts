/** From the log to the event: each row is held against what the rows before it have made, and then changes it. */
import { failure, type Result, success } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { emptyEvent, type WorkingEvent } from "../event/working-event.ts";
import { nameOf } from "../people/display-names.ts";
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
import { citing, type RowRefusal, refusalInWords, refuse } from "./refusal.ts";
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

/** What still happens once an event has been closed: mending it, and telling what was seen. */
const AFTER_THE_END: readonly Happening["kind"][] = ["result", "ruled", "incident", "disqualified", "edit accepted"];

/** Whether a row would change what has been final since the event was closed. */
export const mendsAfterTheEnd = ({ finished: isOver }: TournamentEvent, what: Happening): boolean =>
  isOver && (["result", "disqualified", "undone"].includes(what.kind) || (what.kind === "ruled" && what.outcome !== undefined));

/** The event that a log makes; the first row that cannot stand is named by its place. */
export function fold(entries: readonly Entry[]): Result<TournamentEvent> {
  return build(entries);
}

export function build(entries: readonly Entry[]): Result<WorkingEvent> {
  const [first] = entries;
  if (first === undefined) return failure([{ path: "", reason: "holds no event: there is no first row" }]);
  if (!isCreated(first)) return failure([{ path: "entries[0]", reason: "does not create the event" }]);
  const against = firstRowRefusal(first);
  const format = eventFormatById(first.what.format);
  if (against || !format) return failure([{ path: "entries[0]", reason: against ? refusalInWords(against) : "names no format" }]);
  const event = emptyEvent(first, format);
  const undone = undoneBy(entries);
  for (const [at, entry] of entries.entries()) {
    const reason = numberRefusal(entry, at + 1) ?? (at === 0 || undone.has(entry.number) ? undefined : takeIn(event, entry, entries));
    if (reason) return failure([{ path: `entries[${at}]`, reason: refusalInWords(reason) }]);
  }
  return success(event);
}

/** What a row takes back has been left out from the start; it must only be one that its author may take back. */
const takeIn = (event: WorkingEvent, entry: Entry, entries: readonly Entry[]): RowRefusal | undefined =>
  isUndone(entry) ? citing(event.format, undoRefusal(event, entries, entry)) : admit(event, entry);

const firstRowRefusal = (entry: Entry<EventCreation>): RowRefusal | undefined =>
  entry.what.organiser.person === entry.by ? creationRefusal(entry.what) : refuse("The organiser makes the event");

function numberRefusal(entry: Entry, expected: number): RowRefusal | undefined {
  if (entry.number !== expected) return refuse(`Row ${expected} has the number ${entry.number}`);
  return entry.batch !== undefined && entry.batch >= expected
    ? refuse(`Row ${expected} belongs to row ${entry.batch}, which comes no earlier`)
    : momentRefusal(entry);
}

const momentRefusal = ({ at }: Entry): RowRefusal | undefined =>
  millisecondsOf(at) === undefined ? refuse(`"${at}" is no moment (UTC, like 2026-11-15T08:00:00.000Z)`) : undefined;

/** Takes a row in, or says why not and changes nothing. */
export function admit(event: WorkingEvent, entry: Entry): RowRefusal | undefined {
  const against = rowRefusal(event, entry);
  if (!against) apply(event, entry);
  return against;
}

export function rowRefusal(event: TournamentEvent, entry: Entry): RowRefusal | undefined {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return refuse("An event is made once, and taking back goes another way");
  const row: Row<Changing> = ROWS[kind];
  return citing(event.format, momentRefusal(entry) ?? personRefusal(event, entry, row.by) ?? row.against(event, entry as Entry<Changing>));
}

/** What is asked only of rows that are being written. */
export function newRowRefusal(event: TournamentEvent, entry: Entry, together: readonly Happening[]): RowRefusal | undefined {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return undefined;
  const row: Row<Changing> = ROWS[kind];
  return citing(event.format, row.newly?.(event, entry as Entry<Changing>, together));
}

/** Only for rows that nothing stands against. */
export function apply(event: WorkingEvent, entry: Entry): void {
  const { kind } = entry.what;
  if (kind === "created" || kind === "undone") return;
  const row: Row<Changing> = ROWS[kind];
  row.apply(event, entry as Entry<Changing>);
}

function personRefusal(event: TournamentEvent, { by, what: { kind } }: Entry, may: Row<Changing>["by"]): RowRefusal | undefined {
  const roles = rolesOf(event, by);
  if (event.finished && !AFTER_THE_END.includes(kind)) return refuse("The event is closed");
  const player = event.players.get(by);
  if (roles.length === 0) return refuse(player ? `${player.name} is ${player.status}` : `Nobody here has the id ${by}`);
  if (roles.some((role) => may.includes(role))) return undefined;
  return refuse(
    `${nameOf(event, by)} is ${roles.join(" and ")}; this is for ${may.join(", ")}`,
    kind === "disqualified" ? "ET-COND-06" : undefined,
  );
}

const isUndone = (entry: Entry): entry is Entry<RowUndo> => entry.what.kind === "undone";
const isCreated = (entry: Entry): entry is Entry<EventCreation> => entry.what.kind === "created";
