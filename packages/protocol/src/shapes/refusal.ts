/** The shapes of the reasons for refusing an input. */
import { SCENARIO_PIECES } from "@broadside/geometry";
import { constant, isKeyIn, keysIn, listOf, objectOf, oneOf, optional, type Shape, wholeNumber } from "@broadside/kit";
import { REFUSALS, type Refusal } from "../input.ts";
import { NEIGHBOURS, type Neighbour, PLAIN_PROBLEMS, type PlaceProblem } from "../place-refusal.ts";
import { type AnyRefusal, TABLE_REFUSALS, type TableRefusal, type ToldRefusal } from "../table-refusals.ts";
import { count, edge, rule, shipId, words } from "./basic.ts";

const piece = oneOf(keysIn(SCENARIO_PIECES));
const named = oneOf(NEIGHBOURS);
const another = objectOf<Extract<Neighbour, { readonly another: unknown }>>({ another: piece });
const inTheMiddle = objectOf<Extract<Neighbour, { readonly inTheMiddle: unknown }>>({ inTheMiddle: piece });

const has = (value: unknown, key: string): boolean => typeof value === "object" && value !== null && key in value;

const neighbour: Shape<Neighbour> = {
  schema: { oneOf: [named.schema, another.schema, inTheMiddle.schema] },
  read: (reader, value, path) =>
    has(value, "another")
      ? another.read(reader, value, path)
      : has(value, "inTheMiddle")
        ? inTheMiddle.read(reader, value, path)
        : named.read(reader, value, path),
};

const MOST_BANDS = 9;
const MOST_EDGES = 4;
const bands = wholeNumber(0, MOST_BANDS);

type Of<Kind extends PlaceProblem["fault"]> = Extract<PlaceProblem, { readonly fault: Kind }>;
const plain = objectOf<Of<(typeof PLAIN_PROBLEMS)[number]>>({ fault: oneOf(PLAIN_PROBLEMS) });

/** The shapes of problems that have more fields, such as a range or a piece, by their `fault`. */
const ABOUT: { readonly [Kind in Exclude<PlaceProblem["fault"], (typeof PLAIN_PROBLEMS)[number]>]: Shape<PlaceProblem> } = {
  "on top of": objectOf<Of<"on top of">>({ fault: constant("on top of"), of: neighbour }),
  "on top of ship": objectOf<Of<"on top of ship">>({ fault: constant("on top of ship"), ship: shipId }),
  "within range": objectOf<Of<"within range">>({ fault: constant("within range"), range: bands, of: neighbour }),
  "beyond range": objectOf<Of<"beyond range">>({ fault: constant("beyond range"), range: bands, of: neighbour }),
  "not at range": objectOf<Of<"not at range">>({ fault: constant("not at range"), least: bands, most: bands, of: neighbour }),
  "within range of edges": objectOf<Of<"within range of edges">>({
    fault: constant("within range of edges"),
    range: bands,
    edges: listOf(edge, MOST_EDGES),
  }),
  "not at range of the edge": objectOf<Of<"not at range of the edge">>({
    fault: constant("not at range of the edge"),
    least: bands,
    most: bands,
    edge,
  }),
  "not within range of the edge": objectOf<Of<"not within range of the edge">>({
    fault: constant("not within range of the edge"),
    range: bands,
    edge,
  }),
  "not touching the edge": objectOf<Of<"not touching the edge">>({ fault: constant("not touching the edge"), edge }),
  "not within its deployment area along the edge": objectOf<Of<"not within its deployment area along the edge">>({
    fault: constant("not within its deployment area along the edge"),
    edge,
  }),
};

const placeProblem: Shape<PlaceProblem> = {
  schema: { oneOf: [plain.schema, ...Object.values(ABOUT).map(({ schema }) => schema)] },
  read(reader, value, path) {
    const fault = has(value, "fault") ? (value as { readonly fault: unknown }).fault : undefined;
    const shape = typeof fault === "string" && isKeyIn(ABOUT, fault) ? ABOUT[fault] : plain;
    return shape.read(reader, value, path);
  },
};

export const refusalShape = objectOf<Refusal>({
  refused: oneOf(REFUSALS),
  rule: optional(rule),
  place: optional(placeProblem),
  detail: optional(words),
});

const tableRefusalShape = objectOf<TableRefusal>({
  refused: oneOf(TABLE_REFUSALS),
  detail: optional(words),
  wait: optional(count),
});

type Told<Plain> = Plain & Pick<ToldRefusal, "text" | "input">;
const told = { text: words, input: optional(words) } as const;
const toldByRules = objectOf<Told<Refusal>>({
  refused: oneOf(REFUSALS),
  rule: optional(rule),
  place: optional(placeProblem),
  detail: optional(words),
  ...told,
});
const toldByTable = objectOf<Told<TableRefusal>>({
  refused: oneOf(TABLE_REFUSALS),
  detail: optional(words),
  wait: optional(count),
  ...told,
});

const isOfTable = (value: unknown): boolean =>
  TABLE_REFUSALS.some((reason) => has(value, "refused") && reason === (value as Refusal | TableRefusal).refused);

export const anyRefusalShape: Shape<AnyRefusal> = {
  schema: { oneOf: [refusalShape.schema, tableRefusalShape.schema] },
  read: (reader, value, path) => (isOfTable(value) ? tableRefusalShape : refusalShape).read(reader, value, path),
};

export const toldRefusalShape: Shape<ToldRefusal> = {
  schema: { oneOf: [toldByRules.schema, toldByTable.schema] },
  read: (reader, value, path) => (isOfTable(value) ? toldByTable : toldByRules).read(reader, value, path),
};
