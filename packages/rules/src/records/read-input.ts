/** Inputs from outside, read into one of the known kinds; anything else is refused with the place where it went wrong. */
import type { Pose } from "@broadside/geometry";
import { FULL_TURN, JsonReader, join } from "@broadside/kit";
import type { Input, InputKind, Refusal } from "../driver/input.ts";
import type { Situation } from "../driver/situation.ts";
import type { Seat } from "../state/seat.ts";
import { readChanges } from "./read-change.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Answers are what a game is made of, so they are looked at by hand; a reader is made only to say what is wrong. */
export function readInput(given: unknown, game: Situation): Input | Refusal {
  return readAnswer(given as Fields, game) ?? readAny(given, game);
}

function readAnswer(given: Fields | null | undefined, { state }: Situation): Input | undefined {
  if (typeof given !== "object" || given === null || given["input"] !== "answer") return undefined;
  const { seat, ask, key, pose } = given;
  if (typeof seat !== "number" || state.seats[seat]?.status !== "playing" || !isNatural(ask)) return undefined;
  if (fieldCount(given) !== 4) return undefined;
  if (typeof key === "string") return { input: "answer", seat, ask, key };
  return isPose(pose) ? { input: "answer", seat, ask, pose: { x: pose.x + 0, y: pose.y + 0, heading: pose.heading + 0 } } : undefined;
}

const isNatural = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

function isPose(value: unknown): value is Pose {
  if (typeof value !== "object" || value === null) return false;
  const { x, y, heading } = value as Record<string, unknown>;
  return Number.isInteger(x) && Number.isInteger(y) && isNatural(heading) && heading < FULL_TURN && fieldCount(value) === 3;
}

function fieldCount(thing: object): number {
  let count = 0;
  for (const _field in thing) count += 1;
  return count;
}

const FIELDS: Readonly<Record<InputKind, readonly string[]>> = {
  answer: ["seat", "ask", "key", "pose"],
  propose: ["seat", "reason", "changes"],
  agree: ["seat", "proposal", "yes"],
  set: ["reason", "changes"],
  concede: ["seat"],
  time: [],
  seat: ["seat", "player"],
  undo: ["seat", "to"],
  standing: ["seat", "kind", "ship", "key"],
  away: ["seat", "away"],
  hurry: ["seat", "number"],
};
const KINDS = Object.keys(FIELDS) as InputKind[];

/** Inputs that a seat gives, and so only one that plays; somebody may take over a seat that does not. */
const BY_A_SEAT: readonly InputKind[] = ["answer", "propose", "agree", "concede", "undo", "standing", "away"];
const HURRIERS = ["judge", "clock"] as const;
const LONGEST_REASON = 500;
const LONGEST_NAME = 100;
const MOST = Number.MAX_SAFE_INTEGER;

function readAny(given: unknown, game: Situation): Input | Refusal {
  const reader = new JsonReader();
  const said = typeof given === "object" && given !== null && "input" in given ? given.input : undefined;
  if (typeof given !== "object" || given === null) reader.note("", "must be an object");
  const kind = reader.problems.length === 0 ? reader.oneOf(said, "input", KINDS) : undefined;
  const fields = kind && reader.object(given, "", ["input", ...FIELDS[kind]]);
  const input = kind && fields ? readFields(reader, kind, fields, game) : undefined;
  const [problem] = reader.problems;
  if (problem || !kind || !fields || !input)
    return { refused: "not understood", detail: problem && `${problem.path || "input"} ${problem.reason}` };
  return seatRefusal(kind, fields["seat"], game) ?? input;
}

function seatRefusal(kind: InputKind, seat: unknown, { state }: Situation): Refusal | undefined {
  if (typeof seat !== "number") return undefined;
  const status = state.seats[seat]?.status;
  if (status === undefined) return { refused: "no such seat" };
  return BY_A_SEAT.includes(kind) && status !== "playing" ? { refused: "this seat is out of the game" } : undefined;
}

function readFields(reader: JsonReader, kind: InputKind, fields: Fields, game: Situation): Input | undefined {
  const seat = (): Seat => reader.whole(fields["seat"], "seat", 0, MOST) ?? 0;
  const seatOrJudge = (): Seat | "judge" => (fields["seat"] === "judge" ? "judge" : seat());
  const number = (field: string): number => reader.whole(fields[field], field, 0, MOST) ?? 0;
  const text = (field: string, longest: number): string => reader.text(fields[field], field, longest) ?? "";
  switch (kind) {
    case "answer":
      return readPlainly(reader, { input: "answer", seat: seat(), ask: number("ask") }, fields);
    case "propose":
      return {
        input: kind,
        seat: seat(),
        reason: text("reason", LONGEST_REASON),
        changes: readChanges(reader, fields["changes"], "changes", game),
      };
    case "agree":
      if (typeof fields["yes"] !== "boolean") reader.note("yes", "must be true or false");
      return { input: kind, seat: seatOrJudge(), proposal: number("proposal"), yes: fields["yes"] === true };
    case "set":
      return { input: kind, reason: text("reason", LONGEST_REASON), changes: readChanges(reader, fields["changes"], "changes", game) };
    case "concede":
      return { input: kind, seat: seat() };
    case "time":
      return { input: kind };
    case "seat":
      return { input: kind, seat: seat(), player: text("player", LONGEST_NAME) };
    case "undo":
      return { input: kind, seat: seatOrJudge(), to: number("to") };
    case "standing":
      return readStanding(reader, seat(), text("kind", LONGEST_NAME), fields, game);
    case "away":
      if (typeof fields["away"] !== "boolean") reader.note("away", "must be true or false");
      return { input: kind, seat: seat(), away: fields["away"] === true };
    case "hurry":
      return { input: kind, seat: reader.oneOf(fields["seat"], "seat", HURRIERS) ?? "judge", number: number("number") };
  }
}

/** An empty ship is any, an empty key takes the instruction back. */
function readStanding(reader: JsonReader, seat: Seat, kind: string, fields: Fields, { state }: Situation): Input {
  const ids = state.ships.map(({ id }) => id);
  const ship = fields["ship"] == null ? undefined : reader.oneOf(fields["ship"], "ship", ids);
  const key = fields["key"] == null ? undefined : reader.text(fields["key"], "key", LONGEST_REASON);
  return { input: "standing", seat, kind, ...(ship !== undefined && { ship }), ...(key !== undefined && { key }) };
}

function readPlainly(
  reader: JsonReader,
  named: { readonly input: "answer"; readonly seat: Seat; readonly ask: number },
  fields: Fields,
): Input | undefined {
  if ("key" in fields === "pose" in fields) return reader.note("key", "or pose must be given, and only one of them");
  if ("key" in fields) {
    if (typeof fields["key"] !== "string") return reader.note("key", "must be a text");
    return { ...named, key: fields["key"] };
  }
  const pose = reader.object(fields["pose"], "pose", ["x", "y", "heading"]);
  if (!pose) return undefined;
  const [x, y] = (["x", "y"] as const).map((side) => reader.whole(pose[side], join("pose", side), -MOST, MOST));
  const heading = reader.whole(pose["heading"], "pose.heading", 0, FULL_TURN - 1);
  return x === undefined || y === undefined || heading === undefined ? undefined : { ...named, pose: { x, y, heading } };
}
