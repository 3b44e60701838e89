/** The shapes of inputs that reach a game from outside. */
import {
  boolean,
  constant,
  join,
  listOf,
  type NamedShape,
  named,
  type OptionalField,
  objectOf,
  optional,
  type Shape,
  tagged,
  text,
  wholeNumber,
} from "@broadside/kit";
import type { Input, InputKind } from "../input.ts";
import { seatPlayerShape } from "../player.ts";
import { MOST_SEATS } from "../seat.ts";
import { hurrier, inputNumber, MOST_ENTRIES, pose, recordedKind, shipId, words } from "./basic.ts";
import { changeShape } from "./event.ts";

const LONGEST_REASON = 500;

type Given<Kind extends InputKind> = Extract<Input, { readonly input: Kind }>;
type ByKey = Extract<Given<"answer">, { readonly key: string }>;
type ByPose = Exclude<Given<"answer">, ByKey>;

/** The game checks whether this seat exists. */
const seat: Shape<number> = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const seatOrJudge: Shape<number | "judge"> = {
  schema: { oneOf: [seat.schema, { const: "judge" }] },
  read: (reader, value, path) => (value === "judge" ? value : seat.read(reader, value, path)),
};
const seatJudgeOrClock: Shape<number | "judge" | "clock"> = {
  schema: { oneOf: [seat.schema, { const: "judge" }, { const: "clock" }] },
  read: (reader, value, path) => (value === "clock" ? value : seatOrJudge.read(reader, value, path)),
};
const anySeats = listOf(seat, MOST_SEATS);
const someSeats: Shape<readonly number[]> = {
  schema: { ...anySeats.schema, minItems: 1, uniqueItems: true },
  read(reader, value, path) {
    const given = anySeats.read(reader, value, path);
    if (!given) return undefined;
    const isEachOnce = given.length > 0 && new Set(given).size === given.length;
    return isEachOnce ? given : reader.note(path, "must name at least one seat, and each seat only once");
  },
};
const reason = text(LONGEST_REASON);
/** The game checks whether the changes fit. */
const changes = listOf(changeShape, MOST_ENTRIES);
const maybe = <Value>(shape: Shape<Value>): OptionalField<Value> => optional(shape);

const byKey = objectOf<ByKey>({ input: constant("answer"), seat, ask: inputNumber, key: words });
const byPose = objectOf<ByPose>({ input: constant("answer"), seat, ask: inputNumber, pose });
const answer: Shape<ByKey | ByPose> = {
  schema: { oneOf: [byKey.schema, byPose.schema] },
  read(reader, value, path) {
    const given = value as Readonly<Record<string, unknown>>;
    if ("key" in given === "pose" in given) return reader.note(join(path, "key"), "or pose must be given, and only one of them");
    return "pose" in given ? byPose.read(reader, value, path) : byKey.read(reader, value, path);
  },
};

export const inputShape: NamedShape<Input> = named(
  "input",
  tagged<"input", Input>("input", {
    answer: answer as Shape<Given<"answer">>,
    propose: objectOf<Given<"propose">>({ input: constant("propose"), seat, reason, changes }),
    agree: objectOf<Given<"agree">>({ input: constant("agree"), seat: seatJudgeOrClock, proposal: inputNumber, yes: boolean }),
    set: objectOf<Given<"set">>({ input: constant("set"), reason, changes }),
    concede: objectOf<Given<"concede">>({ input: constant("concede"), seat }),
    draw: objectOf<Given<"draw">>({ input: constant("draw"), seat }),
    time: objectOf<Given<"time">>({ input: constant("time") }),
    seat: objectOf<Given<"seat">>({ input: constant("seat"), seat, player: seatPlayerShape }),
    standing: objectOf<Given<"standing">>({
      input: constant("standing"),
      seat,
      kind: recordedKind,
      ship: maybe(shipId),
      key: maybe(text(LONGEST_REASON)),
    }),
    away: objectOf<Given<"away">>({ input: constant("away"), seat, away: boolean }),
    hurry: objectOf<Given<"hurry">>({ input: constant("hurry"), seat: hurrier, number: inputNumber, seats: optional(someSeats) }),
    undo: objectOf<Given<"undo">>({ input: constant("undo"), seat: seatOrJudge, to: inputNumber }),
  }),
);
