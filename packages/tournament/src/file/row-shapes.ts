/** Every kind of row in a file. If the log has a kind that is missing here, the code doesn't compile. */
import {
  boolean,
  constant,
  type Fields,
  join,
  keysIn,
  listOf,
  type NamedShape,
  named,
  objectOf,
  oneOf,
  optional,
  pairOf,
  type Shape,
  wordOf,
} from "@broadside/kit";
import {
  type ClockTurn,
  type Entry,
  type EventCreation,
  type Happening,
  INCIDENTS,
  type RecordMark,
  RULING_SUBJECTS,
  type RuledOutcome,
  SERIES,
  type Seating,
  SHARED_TOOLS,
} from "../log/log.ts";
import { EVENT_FORMATS, TIERS } from "../settings/formats.ts";
import { claim } from "./claim-shape.ts";
import { count, day, hash, id, ids, LIMITS, manyWords, moment, ordinal, seed, sides, words } from "./figures.ts";
import { submittedList } from "./list-shape.ts";
import { settings } from "./settings-shape.ts";

type Of<Kind extends Happening["kind"]> = Extract<Happening, { readonly kind: Kind }>;
type Rest<What> = Omit<What, "kind">;

/** A row's name in the schema is its kind. */
function row<Kind extends Happening["kind"]>(kind: Kind, rest: Fields<Rest<Of<Kind>>>): NamedShape<Of<Kind>> {
  const fields = { kind: constant(kind), ...rest } as unknown as Fields<Of<Kind>>;
  return named(kind, objectOf<Of<Kind>>(fields));
}

const table = { round: ordinal, table: ordinal };
const someTable = { round: optional(ordinal), table: optional(ordinal) };
const sharedTool = oneOf(SHARED_TOOLS);
export const recordMark = objectOf<RecordMark>({ key: hash, commitment: optional(hash) });

export const result = wordOf<RuledOutcome["result"]>({ win: true, "modified win": true, draw: true, loss: true });

export const ROW_SHAPES: { readonly [Kind in Happening["kind"]]: NamedShape<Of<Kind>> } = {
  created: row("created", {
    name: words,
    format: oneOf(EVENT_FORMATS.map((format) => format.id)),
    tier: oneOf(TIERS),
    series: optional(oneOf(SERIES)),
    date: day,
    place: optional(words),
    organiser: objectOf<EventCreation["organiser"]>({ person: id, name: words }),
    settings,
  }),
  staffed: row("staffed", { person: id, name: words, role: wordOf<Of<"staffed">["role"]>({ "second organiser": true, judge: true }) }),
  changed: row("changed", { settings }),
  published: row("published", {}),
  registered: row("registered", { person: id, name: words, club: optional(words), apart: optional(manyWords) }),
  amended: row("amended", { player: id, name: optional(words), club: optional(words), apart: optional(manyWords) }),
  teamed: row("teamed", { team: id, name: words, members: ids }),
  captained: row("captained", { team: id, captain: id }),
  "checked in": row("checked in", { player: id, brings: manyWords }),
  "handed in": row("handed in", { player: id, list: submittedList, override: optional(words) }),
  "component ruled": row("component ruled", {
    player: id,
    component: words,
    modification: words,
    verdict: wordOf<Of<"component ruled">["verdict"]>({ eligible: true, replaced: true, disqualified: true }),
    reason: optional(words),
  }),
  inspected: row("inspected", { player: id, note: words }),
  paired: row("paired", {
    round: ordinal,
    seed,
    tables: listOf(objectOf<Seating>({ table: ordinal, sides }), LIMITS.list),
    byes: ids,
    rematchesConfirmed: optional(boolean),
    byHand: optional(boolean),
  }),
  swapped: row("swapped", { round: ordinal, sides: pairOf(id), despite: manyWords }),
  seated: row("seated", { side: id, table: optional(ordinal) }),
  "pairing cancelled": row("pairing cancelled", { round: ordinal, reason: words }),
  clock: row("clock", { round: ordinal, does: wordOf<ClockTurn["does"]>({ start: true, pause: true, resume: true, time: true }) }),
  extended: row("extended", { ...table, minutes: count, reason: optional(words) }),
  begun: row("begun", table),
  reported: row("reported", { ...table, claim, record: optional(recordMark) }),
  answered: row("answered", {
    ...table,
    answer: wordOf<Of<"answered">["answer"]>({ confirmed: true, disputed: true }),
    report: optional(ordinal),
    note: optional(words),
  }),
  result: row("result", {
    ...table,
    claim,
    correction: optional(words),
    record: optional(recordMark),
    unproven: optional(words),
  }),
  ruled: row("ruled", {
    subject: oneOf(RULING_SUBJECTS),
    ...someTable,
    decision: words,
    faq: optional(words),
    againstFaq: optional(boolean),
    outcome: optional(listOf(objectOf<RuledOutcome>({ result, points: count, margin: count }), LIMITS.sides)),
    tool: optional(objectOf<NonNullable<Of<"ruled">["tool"]>>({ tool: sharedTool, set: words })),
  }),
  incident: row("incident", { type: oneOf(INCIDENTS), about: ids, ...someTable, note: words }),
  mat: row("mat", { ...table, from: wordOf<Of<"mat">["from"]>({ venue: true, player: true }), official: boolean }),
  "tool asked": row("tool asked", { ...table, tool: sharedTool, set: words }),
  "tool answered": row("tool answered", { ...table, tool: sharedTool, agrees: boolean }),
  dropped: row("dropped", { side: id, reason: optional(words), goesOn: optional(boolean) }),
  returned: row("returned", { side: id }),
  disqualified: row("disqualified", { player: id, reason: words, goesOn: optional(boolean) }),
  cut: row("cut", { seeds: ids, seed }),
  finished: row("finished", {}),
  undone: row("undone", { entry: ordinal }),
  "edit accepted": row("edit accepted", { rows: listOf(ordinal, LIMITS.list) }),
};

const KINDS = keysIn(ROW_SHAPES);

/** What happened, by its kind. */
const happening: Shape<Happening> = {
  schema: { oneOf: KINDS.map((kind) => ROW_SHAPES[kind].schema) },
  read(reader, value, path) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isObject) return void reader.object(value, path, []);
    const kind = oneOf(KINDS).read(reader, Object.hasOwn(value, "kind") && "kind" in value ? value.kind : undefined, join(path, "kind"));
    return kind && ROW_SHAPES[kind].read(reader, value, path);
  },
};

export const entry = named(
  "row",
  objectOf<Entry>({ number: ordinal, at: moment, by: id, what: happening, batch: optional(ordinal), hash: optional(hash) }),
);
