/** The shape of a game as some seats see it. */
import { constant, either, listOf, nullable, objectOf, optional, type Shape, tagged } from "@broadside/kit";
import type { Input } from "../input.ts";
import type { WaitingFor } from "../question.ts";
import type { SeenDraw, SeenEntry, SeenInput, SeenSince, SeenUse, View } from "../view.ts";
import { count, inputNumber, MOST_ENTRIES, MOST_INPUTS, name, seat, seats, shipId, words } from "./basic.ts";
import { inputShape } from "./input.ts";
import { questionKind, questionShape, secrecy } from "./question.ts";
import { proposalShape } from "./record.ts";
import { setupShape } from "./setup.ts";
import { outcome, stateShape } from "./state.ts";

const list = <Item>(item: Shape<Item>): Shape<readonly Item[]> => listOf(item, MOST_INPUTS);

type Hidden = Exclude<SeenInput, Input>;
const hidden: Shape<Hidden> = tagged<"input", Hidden>("input", {
  "secret answer": objectOf({ input: constant("secret answer"), seat, ask: inputNumber }),
  "secret standing answer": objectOf({ input: constant("secret standing answer"), seat }),
});
const seenInput: Shape<SeenInput> = {
  schema: { oneOf: [inputShape.schema, hidden.schema] },
  read(reader, value, path) {
    const kind = typeof value === "object" && value !== null && "input" in value ? String(value.input) : "";
    return kind.startsWith("secret ") ? hidden.read(reader, value, path) : inputShape.read(reader, value, path);
  },
};

const seenEntry = objectOf<SeenEntry>({
  number: inputNumber,
  input: seenInput,
  secret: optional(secrecy),
  undone: optional(constant(true)),
});

const drawnCard = either<{ readonly deck: number }, { readonly deck: number; readonly card: number }>(
  objectOf({ deck: count }),
  "card",
  objectOf({ deck: count, card: count }),
);
/** `null` if nobody may know the draw. */
const seenDraw: Shape<SeenDraw> = nullable<number | { readonly deck: number }>({
  schema: { oneOf: [count.schema, drawnCard.schema] },
  read: (reader, value, path) => (typeof value === "number" ? count.read(reader, value, path) : drawnCard.read(reader, value, path)),
});

const use = objectOf<SeenUse>({ number: inputNumber, seat, kind: questionKind, ship: optional(shipId), key: optional(words) });

const since = objectOf<SeenSince>({
  state: stateShape,
  number: inputNumber,
  drawn: count,
  learnt: inputNumber,
  told: count,
  proposal: nullable(proposalShape),
  inputs: list(seenEntry),
  draws: list(seenDraw),
  uses: list(use),
});

export const viewShape = objectOf<View>({
  rulesVersion: name,
  setup: setupShape,
  seats,
  number: inputNumber,
  state: stateShape,
  questions: listOf(questionShape, MOST_ENTRIES),
  waiting: listOf(objectOf<WaitingFor>({ seat, open: count }), MOST_ENTRIES),
  proposal: nullable(proposalShape),
  canUndo: listOf(objectOf<View["canUndo"][number]>({ seat, to: inputNumber, last: inputNumber }), MOST_ENTRIES),
  result: nullable(outcome),
  since,
});
