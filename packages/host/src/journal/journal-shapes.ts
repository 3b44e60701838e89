/**
 * Checks that what storage returns has the shape of a journal's rows. For rows that make up a record, only the outer structure is checked
 * here. The record is read as a whole later, and every problem is reported with its location.
 */
import {
  constant,
  either,
  type Fields,
  JsonReader,
  listOf,
  number,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tagged,
  wholeNumber,
} from "@broadside/kit";
import {
  anyRefusalShape,
  type BotReason,
  botLevelShape,
  givenShape,
  LOOK_KINDS,
  PHASES,
  playerIdShape,
  shipIdShape,
} from "@broadside/protocol";
import type { SpentTime } from "../clocks/clock-keeper.ts";
import type { SeatPlayer } from "../people/seat-player.ts";
import { tableActShape } from "../table/table-act-shape.ts";
import type { FormerPlayer } from "./former-player.ts";
import type { JournalRow } from "./journal.ts";
import type { FormerLook } from "./side-rows.ts";

const LONGEST = 10_000;
/** Names may be empty. */
const words: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST },
  read: (reader, value, path) => (typeof value === "string" && value.length <= LONGEST ? value : reader.note(path, "must be text")),
};
const seat = wholeNumber(0, 7);
const count = wholeNumber(0, 1_000_000);
const time = number(-Number.MAX_VALUE, Number.MAX_VALUE);

const seatPlayer = objectOf<SeatPlayer>({
  id: playerIdShape,
  bot: optional(objectOf<NonNullable<SeatPlayer["bot"]>>({ level: botLevelShape, seed: time, isStandIn: optional(constant(true)) })),
});

type FormerOf<Kind extends FormerPlayer["kind"]> = Extract<FormerPlayer, { readonly kind: Kind }>;
const formerPlayer = tagged<"kind", FormerPlayer>("kind", {
  person: objectOf<FormerOf<"person">>({ kind: constant("person"), name: words }),
  bot: objectOf<FormerOf<"bot">>({ kind: constant("bot"), level: words, seed: time, standsInFor: optional(words) }),
});
const journaledPlayer = either<SeatPlayer, FormerPlayer>(seatPlayer, "kind", formerPlayer);

type RowOf<Kind extends JournalRow["row"]> = Extract<JournalRow, { readonly row: Kind }>;
type BesideTheGame = RowOf<"reason" | "look" | "seat" | "clocks" | "table" | "answered">;
const rowOf = <Kind extends BesideTheGame["row"]>(fields: Fields<RowOf<Kind>>): Shape<RowOf<Kind>> => objectOf(fields);

type ReasonRow = Extract<RowOf<"reason">, { readonly reasons: unknown }>;
type ReasonAsText = Extract<RowOf<"reason">, { readonly text: string }>;
const at = optional(time);
const given = optional(givenShape);
const explained = { row: constant("reason"), at, number: count, seat, ship: optional(shipIdShape) } as const;
/** Another version may have other reasons, so any are accepted. Reasons never affect the game. */
const anyReasons: Shape<readonly BotReason[]> = {
  schema: { type: "array" },
  read: (reader, value, path) => (Array.isArray(value) ? value : reader.note(path, "must be a list")),
};

type Look = Extract<RowOf<"look">, { readonly kind: unknown }>;
const looked = { row: constant("look"), seat, number: count, round: count, phase: oneOf(PHASES) } as const;
const times = optional(listOf(time, 8));

const besideTheGame = tagged<"row", BesideTheGame>("row", {
  reason: either(objectOf<ReasonRow>({ ...explained, reasons: anyReasons }), "text", objectOf<ReasonAsText>({ ...explained, text: words })),
  look: either(
    objectOf<FormerLook>({ ...looked, at: oneOf(LOOK_KINDS) }),
    "kind",
    objectOf<Look>({ ...looked, at, given, kind: oneOf(LOOK_KINDS) }),
  ),
  table: rowOf<"table">({ row: constant("table"), at, given, act: tableActShape }),
  answered: rowOf<"answered">({ row: constant("answered"), at, given, refusal: optional(anyRefusalShape) }),
  seat: rowOf<"seat">({ row: constant("seat"), at, seat, player: journaledPlayer }),
  clocks: rowOf<"clocks">({
    row: constant("clocks"),
    at,
    spent: objectOf<SpentTime>({
      match: time,
      seats: listOf(time, 8),
      phase: objectOf<SpentTime["phase"]>({ key: words, time }),
      decisions: times,
      allowances: times,
      runsFrom: optional(time),
    }),
  }),
});

const canRead = (shape: Shape<unknown>, value: unknown): boolean => {
  const reader = new JsonReader(1, { onlyChecks: true });
  shape.read(reader, value, "");
  return reader.problems.length === 0;
};

export function isJournalRow(row: unknown): row is JournalRow {
  if (typeof row !== "object" || row === null) return false;
  const fields = row as Readonly<Record<string, unknown>>;
  switch (fields["row"]) {
    case "opened":
      return Array.isArray(fields["players"]) && fields["players"].every((player) => canRead(journaledPlayer, player));
    case "entry":
      return isObject(fields["entry"]) && Array.isArray(fields["entry"]["events"]) && fields["entry"]["events"].every(isEvent);
    case "keyframes":
      return Number.isInteger(fields["kept"]) && Array.isArray(fields["added"]);
    case "names":
      return isObject(fields["names"]) && Object.entries(fields["names"]).every(isName);
    case "resumed":
      return isObject(fields["from"]);
    default:
      return canRead(besideTheGame, row);
  }
}

const isName = ([id, name]: readonly [string, unknown]): boolean => canRead(playerIdShape, id) && (name === null || canRead(words, name));
const isEvent = (event: unknown): boolean => isObject(event) && (!("change" in event) || isObject(event["set"]));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
