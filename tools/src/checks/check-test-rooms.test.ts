import { describe, expect, test } from "vitest";
import { testRoomProblems } from "./check-test-rooms.ts";

const problemsIn = (path: string, text = ""): readonly string[] => testRoomProblems([{ path, text }]);

describe("a room of tests", () => {
  test.each([
    ["its own files", "./bot-games.ts"],
    ["its own folders", "./laws/forks.ts"],
    ["the shared room", "../shared/made-games.ts"],
    ["what is outside of the tests", "../../tools/registry.mjs"],
  ])("may import %s", (_, target) => {
    expect(problemsIn("tests/games/a.test.ts", `import "${target}";`)).toEqual([]);
  });

  test("may not import another room", () => {
    expect(problemsIn("tests/host/a.test.ts", 'import "../games/bot-games.ts";')).toEqual([
      "tests/host/a.test.ts: the room host may import only tests/shared, not tests/games/bot-games.ts",
    ]);
  });

  test("may not be imported by the shared room", () => {
    expect(problemsIn("tests/shared/a.ts", 'import "../games/bot-games.ts";')).toHaveLength(1);
  });

  test("has every test", () => {
    expect(problemsIn("tests/a.test.ts")).toEqual(["tests/a.test.ts: a test belongs in a room, such as tests/games"]);
  });
});
