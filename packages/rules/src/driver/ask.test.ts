import { describe, expect, test } from "vitest";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { at, madeUp, madeUpKind } from "../testing.ts";
import { ask, step, tinyTable } from "../tiny.testing.ts";
import { choose, defaultPlace, LazyPlaceAsk, place, sideBySide, together } from "./ask.ts";
import { defaultAnswer } from "./default-answer.ts";
import type { OpenAsk } from "./open-ask.ts";

test("a choice returns the option's value, not its key", () => {
  const values = step("values", function* (game) {
    const figure = yield* choose(() => ({
      kind: madeUpKind("figure"),
      seat: 0,
      rule: "1E-ROUND-01",
      options: [
        { key: "one", value: 1 },
        { key: "two", value: 2 },
      ],
    }));
    game.note(madeUp({ note: "figure", figure }));
  });
  const table = tinyTable({ steps: [values] });
  expect(table.say("two").madeUp("figure")).toEqual([{ note: "figure", figure: 2 }]);
});

test("together returns once all seats have answered", () => {
  const both = step("both", function* (game) {
    const said = yield* together([0, 1].map((seat) => () => ask(seat, "both", "a", "b")));
    game.note(madeUp({ note: "both", text: said.join() }));
  });
  const table = tinyTable({ steps: [both] });
  expect(table.say("b", 1).madeUp("both")).toEqual([]);
  expect(table.say("a", 0).madeUp("both")).toEqual([{ note: "both", text: "a,b" }]);
});

test("side by side, each seat has its own procedure, and all proceed in step", () => {
  function* branch(game: Situation, seat: number, count: number): Procedure {
    for (let number = 0; number < count; number += 1) {
      const said = yield* choose(() => ask(seat, `branch ${number}`, "a", "b"));
      game.note(madeUp({ note: "branch", seat, text: said }));
    }
  }
  const ways = step("ways", function* (game) {
    yield* sideBySide([branch(game, 0, 2), branch(game, 1, 1)]);
    game.note(madeUp({ note: "all done" }));
  });
  const table = tinyTable({ steps: [ways] });
  table.say("b", 1);
  expect(table.madeUp("branch")).toEqual([]);
  table.say("a", 0);
  expect([table.kind, table.madeUp("branch")]).toEqual([
    "branch 1",
    [
      { note: "branch", seat: 0, text: "a" },
      { note: "branch", seat: 1, text: "b" },
    ],
  ]);
  expect(table.say("b", 0).madeUp("all done")).toHaveLength(1);
});

test("a place may be any that the question accepts, and the witness is one of them", () => {
  const put = step("put", function* (game) {
    const pose = yield* place(() => ({
      kind: madeUpKind("put"),
      seat: 0,
      rule: "1E-SETUP-06",
      place: { shape: "strip", edge: "bottom", depth: 100_000 },
      witness: at(50, 50),
      refusal: ({ y }) => (y <= 100_000 ? undefined : { rule: "1E-SETUP-06", why: { fault: "not wholly inside its area" } }),
    }));
    game.note(madeUp({ note: "put", figure: pose.y }));
  });
  const table = tinyTable({ steps: [put] });
  expect(table.give({ input: "answer", seat: 0, ask: table.game.open[0]?.number ?? 0, pose: at(50, 101) })?.refused).toBe(
    "not a legal place",
  );
  expect(table.pass().put(at(20, 100)).madeUp("put")).toEqual([
    { note: "put", figure: 50_000 },
    { note: "put", figure: 100_000 },
  ]);
});

describe("a good place", () => {
  /** Counts how often the question searches for a good place. */
  const sought = (good: ReturnType<typeof at> | undefined) => {
    const count = { witness: 0, good: 0 };
    const ask = new LazyPlaceAsk({
      kind: madeUpKind("put"),
      seat: 0,
      rule: "1E-SETUP-06",
      about: {},
      place: { shape: "strip", edge: "bottom", depth: 100_000 },
      seek: () => {
        count.witness += 1;
        return at(50, 50);
      },
      seekGood: () => {
        count.good += 1;
        return good;
      },
      refusal: ({ y }) => (y <= 100_000 ? undefined : { rule: "1E-SETUP-06", why: { fault: "not wholly inside its area" } }),
    });
    return { ask, count };
  };

  test("is searched for once, when the default is used, and never for the witness", () => {
    const { ask, count } = sought(at(80, 90));
    expect([ask.witness, ask.refusal(at(1, 1)), count]).toEqual([at(50, 50), undefined, { witness: 1, good: 0 }]);
    expect([defaultPlace(ask), defaultPlace(ask), count]).toEqual([at(80, 90), at(80, 90), { witness: 1, good: 1 }]);
  });

  test("must be legal; if it isn't, or if none is found, the witness is the default", () => {
    expect([at(80, 101), undefined].map((good) => defaultPlace(sought(good).ask))).toEqual([at(50, 50), at(50, 50)]);
  });

  test.each([
    ["a program that gives the default", (table: ReturnType<typeof tinyTable>, open: OpenAsk) => table.give(defaultAnswer(open))],
    ["hurry", (table: ReturnType<typeof tinyTable>) => table.give({ input: "hurry", seat: "clock", number: table.game.number })],
    ["who is away", (table: ReturnType<typeof tinyTable>) => table.give({ input: "away", seat: 0, away: true })],
    [
      "a standing answer",
      (table: ReturnType<typeof tinyTable>) => table.give({ input: "standing", seat: 0, kind: madeUpKind("put"), key: "default" }),
    ],
  ])("is used when the default is taken (%s), and isn't searched for before", (_, take) => {
    const found: ReturnType<typeof sought>[] = [];
    const put = step("put", function* (game) {
      const pose = yield* place(() => {
        found.push(sought(at(80, 90)));
        return (found.at(-1) as ReturnType<typeof sought>).ask;
      });
      game.note(madeUp({ note: "put", figure: pose.x }));
      yield* choose(() => ask(1, "wait", "a", "b"));
    });
    const table = tinyTable({ steps: [put] });
    expect(found.map(({ count }) => count.good)).toEqual(found.map(() => 0));
    const [open] = table.game.open;
    if (!open) throw new Error("a place is asked for");
    expect(take(table, open)).toBeUndefined();
    expect(table.madeUp("put")).toEqual([{ note: "put", figure: 80_000 }]);
  });
});
