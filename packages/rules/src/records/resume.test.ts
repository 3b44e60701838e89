import { expect, test } from "vitest";
import type { Game } from "../driver/game.ts";
import { procedure } from "../driver/procedure.ts";
import type { State } from "../state/state.ts";
import { randomGame } from "../testing-random.ts";
import { type GameRecord, recordOf } from "./record.ts";
import { resumeUnderTheseRules } from "./resume.ts";

const game: Game = randomGame(7);
const { result: _result, claim: _claim, ...open } = JSON.parse(JSON.stringify(recordOf(game))) as GameRecord;
const older: GameRecord = { ...open, rulesVersion: "0" };

const withStates = (change: (state: State) => Partial<State>): GameRecord => ({
  ...older,
  keyframes: older.keyframes.map((frame) => ({ ...frame, state: { ...frame.state, ...change(frame.state) } })),
});
const why = (record: GameRecord, content = game.content): string | undefined => {
  const resumed = resumeUnderTheseRules(record, content);
  return resumed.ok ? undefined : resumed.problems[0]?.reason;
};

test("a game of older rules goes on, but not from states with other seats or ships", () => {
  expect(why(older)).toBeUndefined();
  expect(why(withStates(() => ({ seats: [] })))).toBe("have other seats or ships than the set-up");
  expect(why(withStates(({ ships }) => ({ ships: ships.slice(1) })))).toBe("have other seats or ships than the set-up");
});

test("nor from where these rules fail at once", () => {
  const failing = {
    name: "failing",
    run: procedure("failing", function* () {
      yield* [];
      throw new Error("lost");
    }),
  };
  const { edition } = game.content;
  const phases = Object.fromEntries(Object.keys(edition.phases).map((phase) => [phase, [failing]])) as unknown as typeof edition.phases;
  expect(why(older, { ...game.content, strict: false, edition: { ...edition, setUps: {}, phases } })).toBe(
    "are nothing that these rules can go on from",
  );
});
