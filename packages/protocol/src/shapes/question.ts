/** The shapes of a game's questions. */
import type { Point } from "@broadside/geometry";
import { constant, either, listOf, type NamedShape, named, objectOf, oneOf, optional, type Shape, tagged } from "@broadside/kit";
import {
  type ChoiceQuestion,
  type PlaceQuestion,
  type PlaceRegion,
  type Question,
  type QuestionOption,
  SECRECIES,
  type Secrecy,
  type Subject,
} from "../question.ts";
import { QUESTION_KINDS } from "../question-kinds.ts";
import {
  cardKey,
  coordinate,
  count,
  edge,
  figure,
  inputNumber,
  maneuver,
  name,
  objectId,
  pose,
  rule,
  seat,
  shipId,
  words,
} from "./basic.ts";

export const questionKind = oneOf(QUESTION_KINDS);

export const secrecy: Shape<Secrecy> = {
  schema: { enum: SECRECIES },
  read: (reader, value, path) => SECRECIES.find((one) => one === value) ?? reader.note(path, `must be one of ${SECRECIES.join(", ")}`),
};

export const subject = objectOf<Subject>({
  ship: optional(shipId),
  target: optional(objectId),
  card: optional(cardKey),
  piece: optional(name),
  flipped: optional(constant(true)),
  figure: optional(figure),
  maneuver: optional(maneuver),
});

const point = objectOf<Point>({ x: coordinate, y: coordinate });

export const region: Shape<PlaceRegion> = tagged<"shape", PlaceRegion>("shape", {
  strip: objectOf<Extract<PlaceRegion, { readonly shape: "strip" }>>({
    shape: constant("strip"),
    edge,
    depth: count,
    touching: optional(constant(true)),
  }),
  table: objectOf({ shape: constant("table"), margin: count }),
  box: objectOf({ shape: constant("box"), from: point, to: point }),
  line: objectOf({ shape: constant("line"), from: pose, to: pose }),
});

const common = {
  number: inputNumber,
  kind: questionKind,
  seat,
  rule,
  about: optional(subject),
  secret: optional(secrecy),
} as const;

export const MOST_OPTIONS = 10_000;

const choice = objectOf<ChoiceQuestion>({
  ...common,
  options: listOf(objectOf<QuestionOption>({ key: words, pose: optional(pose) }), MOST_OPTIONS),
  default: words,
  answered: optional(words),
});

const place = objectOf<PlaceQuestion>({ ...common, place: region, witness: pose, answered: optional(pose) });

export const questionShape: NamedShape<Question> = named("question", either<ChoiceQuestion, PlaceQuestion>(choice, "place", place));
