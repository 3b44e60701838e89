import { randomStream } from "@broadside/kit";
import { expect, test } from "vitest";
import { assignTables, type TableOptions } from "./tables.ts";

const PLAIN: TableOptions = { fixed: new Map(), fresh: false, satAt: new Map() };
const plan = (pairs: readonly (readonly string[])[], options: Partial<TableOptions> = {}) => {
  const result = assignTables(pairs, { ...PLAIN, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const tables = (pairs: readonly (readonly string[])[], options: Partial<TableOptions> = {}): readonly number[] =>
  plan(pairs, options).seatings.map(({ table }) => table);
const pairsOf = (count: number) => Array.from({ length: count }, (_, at) => [`p${2 * at + 1}`, `p${2 * at + 2}`] as const);

test("the best pair sits at the first table", () => {
  expect(plan(pairsOf(2))).toEqual({
    seatings: [
      { table: 1, sides: ["p1", "p2"] },
      { table: 2, sides: ["p3", "p4"] },
    ],
    notes: [],
  });
  expect(plan([])).toEqual({ seatings: [], notes: [] });
});

test("[ET-TABLE-01] half as many tables as sides are enough, and with one fewer, the refusal gives the number needed", () => {
  expect(tables(pairsOf(4), { tables: 4 })).toEqual([1, 2, 3, 4]);
  expect(assignTables(pairsOf(4), { ...PLAIN, tables: 3 })).toEqual({
    ok: false,
    problems: [{ key: "too few tables", tables: 3, needed: 4 }],
  });
});

test("a side with a fixed table gets it, and the others fill the remaining tables", () => {
  expect(tables(pairsOf(4), { fixed: new Map([["p6", 1]]) })).toEqual([2, 3, 1, 4]);
  expect(tables(pairsOf(3), { fixed: new Map([["p1", 12]]) })).toEqual([12, 1, 2]);
});

test("no table is kept free for a side that doesn't play", () => {
  expect(tables(pairsOf(2), { fixed: new Map([["p9", 1]]) })).toEqual([1, 2]);
});

test("if two sides with fixed tables meet, they get the lower table, with a note", () => {
  const { seatings, notes } = plan(pairsOf(1), {
    fixed: new Map([
      ["p1", 7],
      ["p2", 3],
    ]),
  });
  expect(seatings).toEqual([{ table: 3, sides: ["p1", "p2"] }]);
  expect(notes).toEqual([{ side: "p1", fixed: 7, table: 3 }]);
});

test("if two pairs want one table, the better pair gets it; a fixed table that doesn't exist gets a note", () => {
  const { seatings, notes } = plan(pairsOf(3), {
    tables: 3,
    fixed: new Map([
      ["p2", 2],
      ["p4", 2],
      ["p5", 9],
    ]),
  });
  expect(seatings.map(({ table }) => table)).toEqual([2, 1, 3]);
  expect(notes).toEqual([
    { side: "p4", fixed: 2, table: 1 },
    { side: "p5", fixed: 9, table: 3 },
  ]);
});

test("with three tables, a side's fixed table can be table 3 but not table 4", () => {
  expect(tables(pairsOf(3), { tables: 3, fixed: new Map([["p2", 3]]) })).toEqual([3, 1, 2]);
  expect(tables(pairsOf(3), { tables: 3, fixed: new Map([["p2", 4]]) })).toEqual([1, 2, 3]);
});

test("fresh tables: others move if the last pair would find no new table", () => {
  expect(tables(pairsOf(3), { tables: 3, fresh: true, satAt: new Map([["p5", [2, 3]]]) })).toEqual([3, 2, 1]);
  const satAt = new Map([
    ["p1", [3]],
    ["p6", [2, 3]],
  ]);
  expect(tables(pairsOf(3), { tables: 3, fresh: true, satAt })).toEqual([2, 3, 1]);
  expect(tables(pairsOf(3), { tables: 3, fresh: true, satAt: new Map([...satAt, ["p4", [3]]]) })).toEqual([1, 2, 3]);
});

test("fresh tables: extra tables are used, but a fixed table takes priority", () => {
  const satAt = new Map([["p1", [1, 2, 3]]]);
  expect(tables(pairsOf(1), { tables: 8, fresh: true, satAt })).toEqual([4]);
  expect(tables(pairsOf(1), { fresh: true, satAt })).toEqual([1]);
  expect(tables(pairsOf(1), { tables: 8, fresh: true, satAt, fixed: new Map([["p1", 2]]) })).toEqual([2]);
});

/** The most pairs at new tables, found by trying every order. */
function mostFresh(sat: readonly ReadonlySet<number>[], free: readonly number[]): number {
  const [first, ...others] = sat;
  if (!first) return 0;
  return free.reduce((most, table) => {
    const rest = mostFresh(
      others,
      free.filter((other) => other !== table),
    );
    return Math.max(most, rest + (first.has(table) ? 0 : 1));
  }, 0);
}

test("fresh tables: as many pairs get a new table as in the best possible arrangement", () => {
  let short = 0;
  for (let key = 1; key <= 1_000; key += 1) {
    const draw = randomStream(key);
    const pairs = pairsOf(1 + draw(6));
    const count = pairs.length + draw(2);
    const all = Array.from({ length: count }, (_, at) => at + 1);
    const satAt = new Map(pairs.flat().map((side) => [side, all.filter(() => draw(20) < 9)]));
    const sat = pairs.map((sides) => new Set(sides.flatMap((side) => satAt.get(side) ?? [])));
    const seated = tables(pairs, { tables: count, fresh: true, satAt });
    expect(new Set(seated).size).toBe(pairs.length);
    expect(seated.every((table) => table >= 1 && table <= count)).toBe(true);
    const fresh = seated.filter((table, pair) => !sat[pair]?.has(table)).length;
    expect(fresh).toBe(mostFresh(sat, all));
    if (fresh < pairs.length) short += 1;
  }
  expect(short).toBeGreaterThan(50);
});

test("fresh tables: 5,000 pairs all get new tables after eleven rounds", () => {
  const draw = randomStream(5);
  const pairs = pairsOf(5000);
  const satAt = new Map(pairs.flat().map((side) => [side, Array.from({ length: 11 }, () => 1 + draw(5000))]));
  const seated = tables(pairs, { tables: 5000, fresh: true, satAt });
  expect(new Set(seated).size).toBe(5000);
  expect(pairs.every((sides, pair) => sides.every((side) => !satAt.get(side)?.includes(seated[pair] ?? 0)))).toBe(true);
});
