import { describe, expect, test } from "vitest";
import { voiceProblemsIn } from "./check-voice.ts";
import type { VoiceException } from "./voice-exceptions.ts";
import { VOICE_PATTERNS } from "./voice-patterns.ts";

const found = (path: string, text: string, ...exceptions: readonly VoiceException[]): readonly string[] =>
  voiceProblemsIn([{ path, text }], exceptions);

test.each(VOICE_PATTERNS)("the pattern “$name” finds its example, with what to write instead", ({ example, instead }) => {
  const problems = found("docs/a.md", example);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(instead);
});

test("a hit is reported with its file, line and phrase", () => {
  expect(found("docs/play.md", "# Play\n\nThe table is drawn anew.")).toEqual([
    'docs/play.md:3: "anew" – write "again", or name the action',
  ]);
});

describe("in source files", () => {
  test("comments and strings are checked, also across line breaks in a comment", () => {
    expect(found("packages/kit/src/a.ts", '/**\n * Keeps the\n * own ships.\n */\nconst a = "drawn anew";')).toEqual([
      'packages/kit/src/a.ts:2: "the own" – write "your own", "their own" or name the owner',
      'packages/kit/src/a.ts:5: "anew" – write "again", or name the action',
    ]);
  });

  test("code, keys and ids are not", () => {
    expect(found("packages/kit/src/a.ts", `const anew = { "the own": \`\${anew} laid\`, kind: "anew" };`)).toEqual([]);
  });

  test("single-word texts are checked if people read them", () => {
    expect(found("apps/web/src/words/english/build/list.ts", 'export const LIST = { fix: "Mend" };')).toHaveLength(1);
  });
});

test.each([
  "Players who are away get default answers.",
  "Who is away?",
  "It is hard to see who is away and who isn't.",
  "Both sides look alike.",
  "The ship gives up its attack.",
  "An attack on a ship of its own side.",
  "Ships can be told apart.",
  "The page is told when the worker fails.",
  "The build-mend button.",
  "The card says what it becomes.",
])("plain English passes: %s", (text) => {
  expect(found("docs/a.md", text)).toEqual([]);
});

describe("an exception", () => {
  const exception = { file: "docs/a.md", text: "drawn anew", reason: "a quotation" };

  test("excuses the lines that hold its text", () => {
    expect(found("docs/a.md", "It is drawn anew.", exception)).toEqual([]);
  });

  test("excuses no other line and no other file", () => {
    expect(found("docs/a.md", "It is drawn anew.\nIt is cut anew.", exception)).toHaveLength(1);
    expect(voiceProblemsIn([{ path: "docs/b.md", text: "It is drawn anew." }], [exception])).toHaveLength(2);
  });

  test("that excuses nothing is reported", () => {
    expect(found("docs/a.md", "It is drawn again.", exception)).toEqual([
      'tools/src/checks/voice-exceptions.ts: nothing in docs/a.md needs the exception "drawn anew"; delete it',
    ]);
  });
});
