/** Reads an input from outside as one of the known kinds. Anything else is refused, with the path to the problem. */
import type { Pose } from "@broadside/geometry";
import { FULL_TURN, JsonReader } from "@broadside/kit";
import { type Input, type InputKind, inputShape, type Refusal } from "@broadside/protocol";
import type { Situation } from "../contract/situation.ts";
import { readChanges } from "./read-changes.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Most inputs are answers, so this function checks answers itself. It creates a reader only for other inputs, or to explain what is wrong
 * with an answer.
 */
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

/** Inputs that only a playing seat may give. The input `seat` isn't in the list, because any seat can be taken over. */
const BY_A_SEAT: readonly InputKind[] = ["answer", "propose", "agree", "concede", "draw", "undo", "standing", "away"];

function readAny(given: unknown, game: Situation): Input | Refusal {
  const reader = new JsonReader();
  const input = inputShape.read(reader, given, "");
  const fitting = input && reader.problems.length === 0 ? fit(reader, input, given as Input, game) : undefined;
  const [problem] = reader.problems;
  if (problem || !fitting) return { refused: "not understood", detail: problem && `${problem.path || "input"} ${problem.reason}` };
  return seatRefusal(fitting, game) ?? fitting;
}

/** Checks that the ships named in changes and standing orders exist. */
function fit(reader: JsonReader, input: Input, given: Input, game: Situation): Input {
  if (input.input === "standing" && input.ship !== undefined)
    reader.oneOf(
      input.ship,
      "ship",
      game.state.ships.map(({ id }) => id),
    );
  // Only the original input shows which fields a change clears, because it gives them as null.
  return "changes" in input && "changes" in given ? { ...input, changes: readChanges(reader, given.changes, "changes", game) } : input;
}

function seatRefusal(input: Input, { state }: Situation): Refusal | undefined {
  const seat = "seat" in input ? input.seat : undefined;
  if (typeof seat !== "number") return undefined;
  const status = state.seats[seat]?.status;
  if (status === undefined) return { refused: "no such seat" };
  return BY_A_SEAT.includes(input.input) && status !== "playing" ? { refused: "this seat is out of the game" } : undefined;
}
