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
  ])("may import %s", (_, path, target) => {
    expect(problemsIn({ [path]: `import type { A } from "${target}";` })).toEqual([]);
  });

  test.each([
    ["a room above it", "start/page.tsx", "../play/page.tsx", "the room start may not import play"],
    ["a room above it, even as a type", "words/rules.ts", "../parts/dialog.tsx", "the room words may not import parts"],
    ["its neighbour", "play/panels/log.tsx", "../questions/dice.tsx", "the room play/panels may not import play/questions"],
    ["the room's own files", "play/panels/log.tsx", "../page.tsx", "the room play/panels may not import apps/web/src/play/page.tsx"],
    ["the app's own files", "play/page.tsx", "../routes.tsx", "apps/web/src/routes.tsx is outside the app's rooms"],
    ["anything if it has no row", "chat/page.tsx", "../start/page.tsx", "the room chat may not import start"],
  ])("may not import %s", (_, path, target, problem) => {
    expect(problemsIn({ [path]: `import type { A } from "${target}";` })).toEqual([`apps/web/src/${path}: ${problem}`]);
  });

  test("is free in its tests", () => {
    expect(
      problemsIn({ "start/page.test.ts": 'import "../play/page.tsx";', "start/page.testing.ts": 'import "../play/page.tsx";' }),
    ).toEqual([]);
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
