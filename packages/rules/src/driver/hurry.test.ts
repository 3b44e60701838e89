import { parseRecord, readRecord } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { recordOf } from "../records/record.ts";
import { verify } from "../records/verify.ts";
import { at, madeUp, startSetUp, startTable, type Table } from "../testing.ts";
import { HOLDS } from "../testing-random.ts";
import { ask, askAndNote, step, tinyTable } from "../tiny.testing.ts";
import { view } from "../views/view.ts";

const both = step("both", function* (game) {
  const said = yield [0, 1].map((seat) => () => ask(seat, "both", "dull", "bold"));
  game.note(madeUp({ note: "both", text: said.join() }));
});
const next = askAndNote(1, "next", "dull", "bold");

describe("when the time for questions is up", () => {
  test("unanswered questions get the default, answers stay, and the next questions are asked", () => {
    for (const seat of ["clock", "judge"] as const) {
      const table = tinyTable({ steps: [both, next] });
      table.say("bold", 1);
      expect(table.give({ input: "hurry", seat, number: 1 })).toBeUndefined();
      expect(table.madeUp("both")).toEqual([{ note: "both", text: "dull,bold" }]);
      expect([table.kind, table.notes("hurried")]).toEqual(["next", [{ note: "hurried", by: seat }]]);
    }
  });

  test("a hurry that arrives late answers nothing", () => {
    const table = tinyTable({ steps: [both, next] });
    table.say("bold", 1).say("bold", 0);
    expect(table.give({ input: "hurry", seat: "clock", number: 1 })).toEqual({
      refused: "no longer open",
      detail: "the latest input is 2",
    });
    expect(table.give({ input: "hurry", seat: "clock", number: 3 })?.refused).toBe("no such question");
    expect(table.kind).toBe("next");
  });
});

describe("when the time of only some seats is up", () => {
  const three = (): Table =>
    startTable({
      ships: [
        [{ pilot: "rookiepilot", pose: at(200, 200) }],
        [{ pilot: "academypilot", pose: at(600, 700, 180) }],
        [{ pilot: "outerrimsmuggler", pose: at(600, 300) }],
      ],
    });
  const isAnswered = (table: Table): readonly boolean[] => table.game.open.map(({ answer }) => answer !== undefined);
  const hurry = (seats: readonly number[], number = 0) => ({ input: "hurry", seat: "clock", number, seats }) as const;

  test("only their dials get the default", () => {
    const table = three();
    table.give(hurry([1]));
    expect(isAnswered(table)).toEqual([false, true, false]);
  });

  test("they may still change these dials until everybody has set theirs", () => {
    const table = three();
    const [, dial] = table.game.open;
    table.give(hurry([1]));
    expect(table.give({ input: "answer", seat: 1, ask: dial?.number ?? 0, key: "3FG" })).toBeUndefined();
    table.say("2FG", 0).say("2FG", 2).until("dial");
    expect(table.notes("revealed")).toContainEqual({ note: "revealed", ship: "B1", maneuver: "3FG" });
  });

  test("dials that are already set stay as they are", () => {
    const table = three();
    table.say("3FW", 0);
    table.give(hurry([0, 1], 1));
    expect(table.game.open[0]?.answer?.key).toBe("3FW");
  });

  test("the note names the seats that got defaults", () => {
    const table = three();
    table.say("3FW", 0);
    table.give(hurry([0, 2, 1], 1));
    expect(table.notes("hurried")).toEqual([{ note: "hurried", by: "clock", seats: [2, 1] }]);
  });

  test("the game continues once nobody else has to answer", () => {
    const table = three();
    table.say("3FW", 0);
    table.give(hurry([1, 2], 1));
    expect(table.game.state.cursor.phase).toBe("activation");
  });

  test("it is refused if none of them has to answer", () => {
    const table = three();
    table.say("3FW", 0);
    expect(table.give(hurry([0], 1))).toEqual({ refused: "no longer open" });
  });

  test("it is refused if it arrives late", () => {
    const table = three();
    table.say("3FW", 0);
    expect(table.give(hurry([1]))?.refused).toBe("no longer open");
  });

  test.each([
    ["not understood", []],
    ["not understood", [1, 1]],
    ["not understood", [-1]],
    ["not understood", [0.5]],
    ["no such seat", [3]],
    ["no such seat", [1, 99]],
    ["not understood", Array.from({ length: 100 }, (_, seat) => seat)],
  ])("it is refused if the seats make no sense: %s, %o", (refused, seats) => {
    expect(three().give(hurry(seats))?.refused).toBe(refused);
  });

  test("everybody else sees that they have answered, but not what", () => {
    const table = three();
    table.give(hurry([1]));
    expect(view(table.game, [0]).waiting).toEqual([
      { seat: 0, open: 1 },
      { seat: 2, open: 1 },
    ]);
  });

  test("the game's record is verified", () => {
    const dice = { seed: "s", salts: ["a", "b", "c"] };
    const { game } = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }, { ships: ["academypilot"] }], { seeded: dice });
    for (let step = 0; step < 30; step += 1) {
      const [seat] = game.open.flatMap(({ ask: { seat: asked }, answer }) => (answer ? [] : [asked]));
      expect(game.give({ input: "hurry", seat: "judge", number: game.number, seats: [seat] })).toBeUndefined();
    }
    const record = JSON.parse(JSON.stringify(recordOf(game, dice)));
    expect(readRecord(record).ok).toBe(true);
    expect(verify(record, game.content, HOLDS)).toMatchObject({ verdict: "same", over: false });
  });
});

test("agreements are part of the set-up and its record, and unknown words or times of zero are refused", () => {
  const agreements = {
    aids: "strict",
    unknownDamage: "by hand",
    standIn: "cadet",
    undo: "never",
    clocks: { seat: 900, phase: 90, match: 4500 },
  } as const;
  const { game } = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }], { setup: { agreements } });
  const record = recordOf(game);
  expect(parseRecord(JSON.stringify(record)).ok).toBe(true);
  const pathsOf = (other: object): readonly string[] => {
    const read = parseRecord(JSON.stringify({ ...record, setup: { ...record.setup, agreements: other } }));
    return read.ok ? [] : read.problems.map(({ path }) => path);
  };
  for (const name of ["aids", "unknownDamage", "standIn", "undo"])
    expect(pathsOf({ [name]: "sometimes" })).toEqual([`setup.agreements.${name}`]);
  for (const name of ["seat", "phase", "match"]) expect(pathsOf({ clocks: { [name]: 0 } })).toEqual([`setup.agreements.clocks.${name}`]);
});
