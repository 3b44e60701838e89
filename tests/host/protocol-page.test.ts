/** The examples and figures in docs/protocol.md. */
import { readFileSync } from "node:fs";
import { NETWORK_LIMITS } from "@broadside/host";
import { JsonReader, type Shape } from "@broadside/kit";
import {
  CLIENT_MESSAGE_LIMITS,
  type ClientMessageKind,
  clientMessageShape,
  gameSchema,
  type HostMessage,
  hostMessageShape,
  inputShape,
  LONGEST_CHAT,
  LONGEST_ID,
  LONGEST_REPORT,
  MOST_INPUTS_AT_ONCE,
  PROTOCOL_VERSION,
  type ReplyContent,
} from "@broadside/protocol";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

const PAGE = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8").replaceAll("\r\n", "\n");
const SCHEMA = gameSchema() as { readonly $defs: object };
const validatorOf = (name: string): ValidateFunction =>
  new Ajv2020({ strict: false }).compile({ $defs: SCHEMA.$defs, $ref: `#/$defs/${name}` });
const isClientMessage = validatorOf("client%20message");
const isHostMessage = validatorOf("host%20message");

/** The compiler notices a kind that is missing here. */
const CLIENT_KINDS: Readonly<Record<ClientMessageKind, true>> = {
  join: true,
  give: true,
  show: true,
  refresh: true,
  look: true,
  uncover: true,
  "why not": true,
  aid: true,
  "take over": true,
  "grant time": true,
  presence: true,
  ask: true,
  reply: true,
  pause: true,
  resume: true,
  nudge: true,
  phrase: true,
  chat: true,
  vote: true,
  "call judge": true,
  report: true,
  record: true,
  leave: true,
};
const HOST_KINDS: Readonly<Record<HostMessage["message"], true>> = {
  scene: true,
  changed: true,
  table: true,
  said: true,
  nudged: true,
  "welcome back": true,
  reply: true,
  goodbye: true,
  closing: true,
};
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
/** Whether the page has an example of each reply. A record is too long for it. */
const CONTENTS: Readonly<Record<KeysOf<ReplyContent>, boolean>> = {
  dials: true,
  fits: true,
  unfit: true,
  aid: true,
  report: true,
  record: false,
};

interface Section {
  readonly kind: string;
  readonly examples: readonly { readonly message: string }[];
}

/** The sections below a heading, one for each kind of message. */
function sectionsOf(heading: string): readonly Section[] {
  const [, part = ""] = PAGE.split(`\n## ${heading}\n`);
  const [own = ""] = part.split("\n## ");
  return own
    .split("\n### ")
    .slice(1)
    .map((section) => ({ kind: section.slice(0, section.indexOf("\n")), examples: examplesIn(section) }));
}

const examplesIn = (text: string): Section["examples"] =>
  [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = ""]) => JSON.parse(json) as { readonly message: string });

const problemsOf = (shape: Shape<unknown>, value: unknown): readonly string[] => {
  const reader = new JsonReader();
  shape.read(reader, value, "");
  return reader.problems.map(({ path, reason }) => `${path} ${reason}`);
};

const CLIENT = sectionsOf("Messages from a client");
const HOST = sectionsOf("Messages from a host");

test("the page has a section with examples for every kind of message", () => {
  expect(CLIENT.map(({ kind }) => kind)).toEqual(Object.keys(CLIENT_KINDS));
  expect(HOST.map(({ kind }) => kind)).toEqual(Object.keys(HOST_KINDS));
  for (const { kind, examples } of [...CLIENT, ...HOST]) {
    expect(examples.length, kind).toBeGreaterThan(0);
    for (const { message } of examples) expect(message).toBe(kind);
  }
});

describe.each([
  ["client", CLIENT, clientMessageShape, isClientMessage],
  ["host", HOST, hostMessageShape, isHostMessage],
] as const)("messages from a %s", (_, sections, shape, isValid) => {
  test.each(sections.flatMap(({ kind, examples }) => examples.map((example) => [kind, example] as const)))(
    "%s is readable and matches the schema",
    (_kind, example) => {
      expect(problemsOf(shape, example)).toEqual([]);
      isValid(example);
      expect(isValid.errors ?? []).toEqual([]);
    },
  );
});

test("every example is in one of these sections, or is the first message", () => {
  const shown = [...CLIENT, ...HOST].flatMap(({ examples }) => examples);
  expect(examplesIn(PAGE).slice(1)).toEqual(shown);
  expect(problemsOf(clientMessageShape, examplesIn(PAGE)[0])).toEqual([]);
});

test("the example of an input is an input", () => {
  const inputs = CLIENT.flatMap(({ examples }) => examples).flatMap((example) =>
    "inputs" in example ? (example.inputs as readonly { readonly input: unknown }[]) : [],
  );
  expect(inputs.length).toBeGreaterThan(0);
  for (const { input } of inputs) expect(problemsOf(inputShape, input)).toEqual([]);
});

test("the replies show everything that a reply may contain", () => {
  const contents = HOST.flatMap(({ examples }) => examples).flatMap((example) =>
    "with" in example && typeof example.with === "object" ? Object.keys(example.with ?? {}) : [],
  );
  expect([...contents].sort()).toEqual(
    Object.entries(CONTENTS)
      .flatMap(([key, isShown]) => (isShown ? [key] : []))
      .sort(),
  );
});

test("a message with another field matches neither", () => {
  const wrong = { message: "pause", id: "1", why: "tea" };
  expect(problemsOf(clientMessageShape, wrong)).not.toEqual([]);
  expect(isClientMessage(wrong)).toBe(false);
});

test("the page has the protocol's version and limits", () => {
  const { characters, depth } = CLIENT_MESSAGE_LIMITS;
  const { atOnce, perSecond } = NETWORK_LIMITS.pace;
  for (const words of [
    `"protocol": ${PROTOCOL_VERSION}`,
    `at most ${characters.toLocaleString("en")} characters long and nested at most ${depth} deep`,
    `1 to ${LONGEST_ID} characters that you never use again`,
    `${atOnce} messages at once and ${perSecond} more each second`,
    `at most ${MOST_INPUTS_AT_ONCE}, up to the first one`,
    `Writes up to ${LONGEST_CHAT} characters`,
    `with up to ${LONGEST_REPORT.toLocaleString("en")} characters`,
  ])
    expect(PAGE).toContain(words);
  for (const example of examplesIn(PAGE)) if ("protocol" in example) expect(example.protocol).toBe(PROTOCOL_VERSION);
});
