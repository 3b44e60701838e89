import { parseRecord } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { recordOf } from "../records/record.ts";
import { madeUp, startSetUp } from "../testing.ts";
import { ask, askAndNote, step, tinyTable } from "../tiny.testing.ts";

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
