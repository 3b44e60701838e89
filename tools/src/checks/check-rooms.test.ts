import { describe, expect, test } from "vitest";
import { roomProblems } from "./check-rooms.ts";

const problemsIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  roomProblems(Object.entries(files).map(([path, text]) => ({ path: `apps/web/src/${path}`, text })));

describe("a room of the web app", () => {
  test.each([
    ["a room in its row", "play/page.tsx", "../start/page.tsx"],
    ["a room that all rooms may import", "rules/page.tsx", "../words/rules.ts"],
    ["its own files", "start/page.tsx", "./form.tsx"],
    ["a room in the same room, in its row", "play/panels/log.tsx", "../board/scene.ts"],
    ["from a deeper folder, a room in its row", "play/panels/bar/log.tsx", "../../board/view/scene.ts"],
    ["all its inner rooms, from a file of its own", "play/page.tsx", "./game/table.tsx"],
    ["in a test, a room in its row", "play/panels/log.test.ts", "../board/scene.testing.ts"],
    ["in a test, the files that build the app", "look/fonts.test.ts", "../../fonts/cut.ts"],
  ])("may import %s", (_, path, target) => {
    expect(problemsIn({ [path]: `import type { A } from "${target}";` })).toEqual([]);
  });

  test.each([
    ["a room above it", "start/page.tsx", "../play/page.tsx", "the room start may not import play"],
    ["a room above it, even as a type", "words/rules.ts", "../parts/dialog.tsx", "the room words may not import parts"],
    ["its neighbour", "play/panels/log.tsx", "../questions/dice.tsx", "the room play/panels may not import play/questions"],
    [
      "the worker's side from the page's",
      "game-worker/page/game-worker.ts",
      "../worker/engine.ts",
      "the room game-worker/page may not import game-worker/worker",
    ],
    ["the room's own files", "play/panels/log.tsx", "../page.tsx", "the room play/panels may not import apps/web/src/play/page.tsx"],
    ["the app's own files", "play/page.tsx", "../routes.tsx", "apps/web/src/routes.tsx is outside the app's rooms"],
    ["the files that build the app", "look/fonts.ts", "../../fonts/cut.ts", "apps/web/fonts/cut.ts is outside the app's rooms"],
    [
      "the inner side of another room",
      "start/page.tsx",
      "../game-worker/worker/engine.ts",
      "the room start may not import game-worker/worker",
    ],
    ["a room above it, in a test", "play/board/log.test.ts", "../panels/log.tsx", "the room play/board may not import play/panels"],
    ["a room above it, in a test's helper", "start/list.testing.ts", "../play/page.tsx", "the room start may not import play"],
  ])("may not import %s", (_, path, target, problem) => {
    expect(problemsIn({ [path]: `import type { A } from "${target}";` })).toEqual([`apps/web/src/${path}: ${problem}`]);
  });

  test("may start a worker only from its own room, or where the table says so", () => {
    const starts = (path: string, worker: string) =>
      problemsIn({ [path]: `new Worker(new URL("${worker}", import.meta.url), { type: "module" });` });
    expect(starts("odds/page.tsx", "./odds-worker.ts")).toEqual([]);
    expect(starts("game-worker/page/port.ts", "../worker/worker.ts")).toEqual([]);
    expect(starts("start/page.tsx", "../odds/odds-worker.ts")).toEqual(["apps/web/src/start/page.tsx: the room start may not import odds"]);
  });

  test.each([
    ["a room", "chat/page.tsx", "chat"],
    ["an inner room", "play/chat/page.tsx", "play/chat"],
  ])("has a row in the table: %s without one is reported once, whatever it imports", (_, path, room) => {
    const problems = problemsIn({ [path]: 'import "../words/rules.ts";', [path.replace("page", "form")]: "" });
    expect(problems.filter((problem) => problem.includes("row"))).toEqual([
      `apps/web/src/${room}: give this room a row in MAY_IMPORT (tools/src/checks/check-rooms.ts) and in apps/web/README.md`,
    ]);
  });
});

test("Folders next to each other don't import each other, however deep they are", () => {
  const problems = problemsIn({
    "words/terms/arcs.ts": 'import "../play/attack.ts";',
    "words/play/attack.ts": 'import "../build/figures.ts";',
    "words/build/figures.ts": 'import "../terms/arcs.ts";',
    "words/judge/verdict.ts": 'import "../terms/arcs.ts";',
  });
  expect(problems).toEqual(["these folders import each other: words/build, words/play, words/terms"]);
});

test("A folder's own files and a folder among them don't import each other, but its tests may import both", () => {
  const files = { "start/form/field.ts": 'import "../choice.ts";', "start/choice.ts": "" };
  expect(problemsIn({ ...files, "start/choice.test.ts": 'import "./form/field.ts";' })).toEqual([]);
  expect(problemsIn({ ...files, "start/page.ts": 'import "./form/field.ts";' })).toEqual([
    "these folders import each other: start/form, the files in start",
  ]);
});
