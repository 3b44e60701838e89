/** The shapes of messages from clients. */
import {
  boolean,
  constant,
  listOf,
  type NamedShape,
  named,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tagged,
  text,
  wholeNumber,
} from "@broadside/kit";
import {
  type ClientMessage,
  type ClientMessageKind,
  type ClientMessageOf,
  LONGEST_CHAT,
  LONGEST_ID,
  LONGEST_REPORT,
  MOST_INPUTS_AT_ONCE,
  type SentInput,
} from "../client-message.ts";
import type { Input } from "../input.ts";
import { COVER_LOOKS, JUDGE_REASONS, PHRASES, TABLE_REQUESTS } from "../table.ts";
import { aidRequestShape } from "./aid.ts";
import { inputNumber, name, pose, seat, seats } from "./basic.ts";
import { inputShape } from "./input.ts";

/** The most time that can be granted at once: a day. */
const MOST_GRANTED = 86_400_000;

const id = text(LONGEST_ID);

/** The rules read the input themselves and say what is wrong with it, so that one wrong input doesn't spoil the message. */
const unread: Shape<Input> = { schema: inputShape.schema, read: (_reader, value) => value as Input };
const sentInput = objectOf<SentInput>({ id, input: unread });

const shapeOf = <Kind extends ClientMessageKind>(
  _kind: Kind,
  fields: Parameters<typeof objectOf<ClientMessageOf<Kind>>>[0],
): Shape<ClientMessageOf<Kind>> => objectOf<ClientMessageOf<Kind>>(fields);

export const clientMessageShape: NamedShape<ClientMessage> = named(
  "client message",
  tagged<"message", ClientMessage>("message", {
    join: shapeOf("join", {
      message: constant("join"),
      protocol: wholeNumber(0, Number.MAX_SAFE_INTEGER),
      language: name,
      last: optional(inputNumber),
      shown: optional(seats),
    }),
    give: shapeOf("give", { message: constant("give"), id, inputs: listOf(sentInput, MOST_INPUTS_AT_ONCE) }),
    show: shapeOf("show", { message: constant("show"), id, seats }),
    refresh: shapeOf("refresh", { message: constant("refresh"), last: optional(inputNumber) }),
    look: shapeOf("look", { message: constant("look"), id, seat }),
    uncover: shapeOf("uncover", { message: constant("uncover"), id, seat, at: oneOf(COVER_LOOKS) }),
    "why not": shapeOf("why not", { message: constant("why not"), id, question: inputNumber, pose }),
    aid: shapeOf("aid", { message: constant("aid"), id, request: aidRequestShape }),
    "take over": shapeOf("take over", { message: constant("take over"), id, seat, bot: optional(name) }),
    "grant time": shapeOf("grant time", { message: constant("grant time"), id, milliseconds: wholeNumber(1, MOST_GRANTED) }),
    presence: shapeOf("presence", { message: constant("presence"), isHere: boolean }),
    ask: shapeOf("ask", { message: constant("ask"), id, what: oneOf(TABLE_REQUESTS) }),
    reply: shapeOf("reply", { message: constant("reply"), id, request: inputNumber, yes: boolean }),
    pause: shapeOf("pause", { message: constant("pause"), id }),
    resume: shapeOf("resume", { message: constant("resume"), id }),
    nudge: shapeOf("nudge", { message: constant("nudge"), id, seat }),
    phrase: shapeOf("phrase", { message: constant("phrase"), id, phrase: oneOf(PHRASES) }),
    chat: shapeOf("chat", { message: constant("chat"), id, text: text(LONGEST_CHAT) }),
    vote: shapeOf("vote", { message: constant("vote"), id, seat, yes: boolean }),
    "call judge": shapeOf("call judge", { message: constant("call judge"), id, about: oneOf(JUDGE_REASONS) }),
    report: shapeOf("report", { message: constant("report"), id, text: optional(text(LONGEST_REPORT)) }),
    record: shapeOf("record", { message: constant("record"), id }),
    leave: shapeOf("leave", { message: constant("leave") }),
  }),
);
