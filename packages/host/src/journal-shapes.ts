/**
 * What the rows of a journal look like; storage may give back anything. Of the rows that a record is made from, only the frame is checked
 * here: the record is read as a whole later, with the place of every problem.
 */
import { constant, type Fields, JsonReader, listOf, number, objectOf, oneOf, optional, type Shape, tagged, whole } from "@broadside/kit";
import { PHASES } from "@broadside/protocol";
import { LOOKED_AT } from "@broadside/telling";
import type { SpentTime } from "./clock-keeper.ts";
import type { JournalRow } from "./journal.ts";
import type { SeatPlayer } from "./seat-player.ts";

const LONGEST = 10_000;
/** Names may be empty. */
const words: Shape<string> = {
  schema: { type: "string", maxLength: LONGEST },
  read: (reader, value, path) => (typeof value === "string" && value.length <= LONGEST ? value : reader.note(path, "must be a text")),
};
const seat = whole(0, 7);
const count = whole(0, 1_000_000);
const time = number(-Number.MAX_VALUE, Number.MAX_VALUE);

type PlayerOf<Kind extends SeatPlayer["kind"]> = Extract<SeatPlayer, { readonly kind: Kind }>;
const seatPlayer = tagged<"kind", SeatPlayer>("kind", {
  person: objectOf<PlayerOf<"person">>({ kind: constant("person"), name: words }),
  bot: objectOf<PlayerOf<"bot">>({ kind: constant("bot"), level: words, seed: time, standsInFor: optional(words) }),
});

type RowOf<Kind extends JournalRow["row"]> = Extract<JournalRow, { readonly row: Kind }>;
type BesideTheGame = RowOf<"reason" | "look" | "seat" | "clocks">;
const rowOf = <Kind extends BesideTheGame["row"]>(fields: Fields<RowOf<Kind>>): Shape<RowOf<Kind>> => objectOf(fields);

const besideTheGame = tagged<"row", BesideTheGame>("row", {
  reason: rowOf<"reason">({ row: constant("reason"), number: count, seat, ship: optional(words), text: words }),
  look: rowOf<"look">({ row: constant("look"), seat, at: oneOf(LOOKED_AT), number: count, round: count, phase: oneOf(PHASES) }),
  seat: rowOf<"seat">({ row: constant("seat"), seat, player: seatPlayer }),
  clocks: rowOf<"clocks">({
    row: constant("clocks"),
    spent: objectOf<SpentTime>({ match: time, seats: listOf(time, 8), phase: objectOf<SpentTime["phase"]>({ key: words, time }) }),
  }),
});

const canRead = (shape: Shape<unknown>, value: unknown): boolean => {
  const reader = new JsonReader(1, { onlyChecks: true });
  shape.read(reader, value, "");
  return reader.problems.length === 0;
};

export const isSeatPlayer = (player: unknown): player is SeatPlayer => canRead(seatPlayer, player);

export function isJournalRow(row: unknown): row is JournalRow {
  if (typeof row !== "object" || row === null) return false;
  const fields = row as Readonly<Record<string, unknown>>;
  switch (fields["row"]) {
    case "opened":
      return Array.isArray(fields["players"]) && fields["players"].every(isSeatPlayer);
    case "entry":
      return isObject(fields["entry"]) && Array.isArray(fields["entry"]["events"]) && fields["entry"]["events"].every(isEvent);
    case "keyframes":
      return Number.isInteger(fields["kept"]) && Array.isArray(fields["added"]);
    case "resumed":
      return isObject(fields["from"]);
    default:
      return canRead(besideTheGame, row);
  }
}

const isEvent = (event: unknown): boolean => isObject(event) && (!("change" in event) || isObject(event["set"]));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
