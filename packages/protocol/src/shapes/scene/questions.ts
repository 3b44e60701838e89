/** The shapes of open questions as clients show them, and of standing orders. */
import { boolean, constant, listOf, type NamedShape, named, objectOf, optional, orAbsent, wholeNumber } from "@broadside/kit";
import { QUESTION_KINDS } from "../../question-kinds.ts";
import type {
  AskedQuestionKind,
  IllegalAttackLine,
  OpenAttack,
  PlayOption,
  PlayPlace,
  PlayQuestion,
  StandingOrders,
} from "../../scene/questions.ts";
import {
  few,
  inputNumber,
  MOST_COUNTED,
  MOST_ENTRIES,
  MOST_SPEED,
  name,
  objectId,
  pose,
  recordedKind,
  seat,
  section,
  sentence,
  shipId,
  words,
} from "../basic.ts";
import { MOST_OPTIONS, questionKind, region, subject } from "../question.ts";
import { previewShape } from "./previews.ts";

type IllegalOption = NonNullable<PlayQuestion["illegal"]>[number];

const attack = objectOf<OpenAttack>({
  range: wholeNumber(0, MOST_SPEED),
  obstructed: boolean,
  weapon: objectOf<OpenAttack["weapon"]>({ key: name, name, reach: name, cost: optional(words) }),
  attackDice: few,
  defenseDice: few,
  target: shipId,
  section: optional(section),
});

const option = objectOf<PlayOption>({
  key: words,
  label: sentence,
  detail: optional(sentence),
  pose: optional(pose),
  piece: optional(objectId),
  attack: optional(attack),
  preview: optional(previewShape),
  isDefault: boolean,
});

const illegalAttack = objectOf<IllegalAttackLine>({
  weapon: objectOf<IllegalAttackLine["weapon"]>({ key: name, name }),
  target: optional(shipId),
  section: optional(section),
  reason: sentence,
  rule: name,
});

const place = objectOf<PlayPlace>({ region, default: pose, isUnjudged: optional(constant(true)) });

export const shownQuestionShape: NamedShape<PlayQuestion> = named(
  "question as shown",
  objectOf<PlayQuestion>({
    number: inputNumber,
    seat,
    kind: questionKind,
    rule: name,
    text: sentence,
    detail: optional(sentence),
    secret: boolean,
    about: subject,
    answered: optional(words),
    options: listOf(option, MOST_OPTIONS),
    illegal: optional(listOf(objectOf<IllegalOption>({ label: sentence, reason: sentence }), MOST_ENTRIES)),
    illegalAttacks: optional(listOf(illegalAttack, MOST_OPTIONS)),
    asBefore: optional(listOf(words, MOST_ENTRIES)),
    place: optional(place),
  }),
);

/** The options and ships of all the questions of this kind so far. */
const askedKind = objectOf<AskedQuestionKind>({
  kind: questionKind,
  name: sentence,
  options: listOf(objectOf<AskedQuestionKind["options"][number]>({ key: words, label: sentence }), MOST_COUNTED),
  ships: listOf(objectOf<AskedQuestionKind["ships"][number]>({ id: shipId, name }), MOST_ENTRIES),
});

/** An order may be for a kind of question that only another version asks. */
export const standingOrdersShape: NamedShape<StandingOrders> = named(
  "standing orders",
  objectOf<StandingOrders>({
    seat,
    kinds: listOf(askedKind, QUESTION_KINDS.length),
    lines: listOf(
      objectOf<StandingOrders["lines"][number]>({
        kind: recordedKind,
        ship: orAbsent(shipId),
        name: sentence,
        about: orAbsent(name),
        answer: sentence,
      }),
      MOST_ENTRIES,
    ),
  }),
);
