import { expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { problemReport } from "../records/problem-report.ts";
import { ask, quietly, step, tinyGame } from "../tiny.testing.ts";
import { choose } from "./ask.ts";
import { procedure, whileWatched } from "./procedure.ts";

const gain = procedure("gain", (game: Situation): Procedure => quietly(() => game.set({ counted: game.state.counted + 1 })));
const inner = procedure("inner", function* (): Procedure {
  yield* choose(() => ask(0, "inner", "a", "b"));
});
const outer = procedure("outer", function* (): Procedure {
  yield* inner();
});

test("a procedure that was created but not run is found when the next question opens", () => {
  const forgetful = step("forgetful", function* (game) {
    yield* gain(game);
    gain(game);
    yield* choose(() => ask(0, "next", "a", "b"));
  });
  expect(() => whileWatched(() => tinyGame({ steps: [forgetful] }))).toThrow("made but not run: gain");
});

test("a procedure that wasn't run is found even if another one of the same name was run", () => {
  const forgetful = step("forgetful", function* (game) {
    gain(game);
    yield* gain(game);
    yield* choose(() => ask(0, "next", "a", "b"));
  });
  expect(() => whileWatched(() => tinyGame({ steps: [forgetful] }))).toThrow("made but not run: gain");
});

test("procedures that aren't watched aren't checked", () => {
  const forgetful = step("forgetful", function* (game) {
    gain(game);
    yield* choose(() => ask(0, "next", "a", "b"));
  });
  expect(tinyGame({ steps: [forgetful] }).open).toHaveLength(1);
});

test("a problem report's trace names the running procedures, the innermost last", () => {
  const game = tinyGame({ steps: [step("top", outer)] });
  const report = problemReport(game);
  expect(report.trace).toEqual(["top", "outer", "inner"]);
  expect(report.questions.map(({ kind }) => kind)).toEqual(["inner"]);
  expect(JSON.parse(JSON.stringify(report))).toMatchObject({ format: "broadside-problem", record: { format: "broadside-game" } });
});
