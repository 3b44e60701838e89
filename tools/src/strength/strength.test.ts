import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomStream } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import { adHocCell, CELLS, TABLES } from "./cells.ts";
import { growthPlot } from "./growth.ts";
import { challengersTeam } from "./one-game.ts";
import { isPlayable, playerNamed } from "./players.ts";
import { linesOf, listShares, tableInWords, timeLines } from "./report.ts";
import { requestIn } from "./request.ts";
import { keepGame, type RecordedGame, recordedGames } from "./saved-games.ts";
import { shareOf, studentsT } from "./statistics.ts";
import type { Table } from "./tables.ts";
import { drawnGame } from "./tables.ts";
import { addTime, percentile, type Times } from "./thinking-time.ts";

const pairs = (...won: readonly (readonly [number, number])[]) =>
  won.flatMap(([first, second], pair) => [
    { pair, won: first },
    { pair, won: second },
  ]);

describe("the share of wins", () => {
  test("uses points of Student's distribution that match the tables", () => {
    for (const [degrees, point] of [
      [1, 12.706],
      [4, 2.776],
      [5, 2.571],
      [10, 2.228],
      [30, 2.042],
      [99, 1.984],
    ] as const)
      expect(Math.abs(studentsT(degrees) / point - 1)).toBeLessThan(0.003);
  });

  test("is the mean over pairs, with their interval: four times 1, 0.5, 0.5, 0 have a standard error of 0.0913", () => {
    const { share, low, high, games } = shareOf(
      pairs(...[0, 1, 2, 3].flatMap(() => [[1, 1] as const, [1, 0] as const, [0, 1] as const, [0, 0] as const])),
    );
    expect(share).toBe(0.5);
    expect(games).toBe(32);
    expect(high - share).toBeCloseTo(2.1314 * 0.091287, 3);
    expect(share - low).toBeCloseTo(high - share, 10);
  });

  test("shows that players are equal if lists decide the pairs, which counting single games would not", () => {
    const { low, high } = shareOf(pairs(...Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? ([1, 0] as const) : ([0, 1] as const)))));
    expect(low).toBeGreaterThan(0.43);
    expect(high).toBeLessThan(0.57);
  });

  test("is not certain even if all pairs have the same result", () => {
    expect(shareOf(pairs(...Array.from({ length: 30 }, () => [1, 1] as const)))).toMatchObject({ share: 1, low: 0.9, high: 1 });
    expect(shareOf([])).toMatchObject({ games: 0, low: 0, high: 1 });
    expect(shareOf(pairs([1, 1]))).toMatchObject({ low: 0, high: 1 });
  });

  test("law: about 95 % of intervals hold the true share", () => {
    const random = randomStream(5);
    let holding = 0;
    for (let run = 0; run < 400; run += 1) {
      // Lists decide half of the pairs. In the others, the challenger wins seven games in ten.
      const game = (): number => (random(10) < 7 ? 1 : 0);
      const played = Array.from({ length: 60 }, () => (random(2) === 0 ? ([1, 0] as const) : ([game(), game()] as const)));
      const { low, high } = shareOf(pairs(...played));
      if (low <= 0.6 && high >= 0.6) holding += 1;
    }
    expect(holding / 400).toBeGreaterThan(0.92);
    expect(holding / 400).toBeLessThan(0.98);
  });
});

test("percentiles of thinking times are within 5 %", () => {
  const times: Times = {};
  for (let at = 1; at <= 1000; at += 1) addTime(times, at / 10);
  expect(Math.abs((percentile(times, 0.5) ?? 0) / 50 - 1)).toBeLessThan(0.05);
  expect(Math.abs((percentile(times, 0.95) ?? 0) / 95 - 1)).toBeLessThan(0.05);
  expect(percentile({}, 0.5)).toBeUndefined();
});

const kept = (pair: number, half: 0 | 1, won: number, more: Partial<RecordedGame> = {}): RecordedGame => ({
  cell: "a v b, dogfight",
  challenger: "a",
  opponent: "b",
  pair,
  half,
  won,
  margin: 2 * won - 1,
  ending: "rounds",
  rounds: 12,
  lists: ["random"],
  seconds: 1,
  times: {},
  ...more,
});

test("finished games are saved line by line; one that was cut off is left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "strength-"));
  const file = join(folder, "below", "games.jsonl");
  expect(recordedGames(file)).toEqual([]);
  keepGame(file, kept(0, 0, 1));
  writeFileSync(file, '\n{"cell":"a v b', { flag: "a" });
  keepGame(file, kept(0, 1, 0));
  expect(recordedGames(file).map(({ half, won }) => [half, won])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  rmSync(folder, { recursive: true });
});

describe("the challenger", () => {
  const teamsIn = (table: Table, pairsPlayed: number) =>
    Array.from({ length: pairsPlayed }, (_, pair) => ([0, 1] as const).map((half) => challengersTeam({ table, pair, half })));

  test("plays both of two sides in every pair", () => {
    expect(teamsIn(TABLES["dogfight"] as Table, 2)).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(teamsIn(TABLES["cover-the-evacuation"] as Table, 1)).toEqual([[1, 2]]);
  });

  test("plays two different ones of more sides each time, all equally often", () => {
    const all = teamsIn(TABLES["epic-escalation"] as Table, 3);
    expect(all).toEqual([
      [1, 2],
      [3, 1],
      [2, 3],
    ]);
  });
});

describe("random games", () => {
  test("are the same for the same seed, and different for others", async () => {
    const table = TABLES["dogfight"] as Table;
    const [one, again, ...others] = await Promise.all([4, 4, 5, 6, 7].map((seed) => drawnGame(table, seed)));
    expect(again).toEqual(one);
    expect(new Set([one, ...others].map((game) => JSON.stringify(game))).size).toBe(4);
  });

  test("have a huge ship on both sides on request", async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { choice } = await drawnGame(TABLES["epic-dogfight"] as Table, seed);
      const huge = /corvette|cruiser|transport/;
      for (const { squad } of choice.seats) expect(squad.ships.some(({ pilot }) => huge.test(pilot))).toBe(true);
    }
  });
});

describe("the table", () => {
  const cell = { ...adHocCell("reference", "random", "dogfight"), bar: 0.6 };
  const won = Array.from({ length: 20 }, (_, pair) => ([0, 1] as const).map((half) => kept(pair, half, 1, { cell: cell.name }))).flat();

  test("counts a bar as reached if the lower end of the interval reaches it", () => {
    expect(linesOf([cell], won, 40)[0]).toMatchObject({ games: 40, share: 1, low: 0.85, ok: true });
    expect(linesOf([{ ...cell, bar: 0.9 }], won, 40)[0]).toMatchObject({ ok: false });
    expect(linesOf([cell], won, 4)[0]).toMatchObject({ games: 4 });
  });

  test("fails equal strength only if the whole interval is below it", () => {
    const equal = { ...adHocCell("reference", "random", "dogfight"), noWorseThan: 0.5 };
    const lost = won.map((game) => ({ ...game, won: game.pair % 5 === 0 ? 1 : 0 }));
    const even = won.map((game) => ({ ...game, won: game.pair % 2 === 0 ? 1 : 0 }));
    expect(linesOf([equal], even, 40)[0]).toMatchObject({ share: 0.5, bar: 0.5, ok: true });
    expect(linesOf([equal], lost, 40)[0]).toMatchObject({ share: 0.2, bar: 0.5, ok: false });
    expect(linesOf([{ ...equal, least: 0.6 }], even, 40)[0]).toMatchObject({ ok: false });
  });

  test("accepts an ace with a later one's habits", () => {
    expect(isPlayable(playerNamed("ace-1"))).toBe(true);
    expect(isPlayable(playerNamed("ace-1+ordersShips+weighsRed"))).toBe(true);
    expect(isPlayable(playerNamed("ace-1+ordersships"))).toBe(false);
    expect(isPlayable(playerNamed("reference+"))).toBe(true);
    expect(isPlayable(playerNamed("cadet+ordersShips"))).toBe(false);
  });

  test("reports a level that does not exist as missing, without a failure", () => {
    const [line] = linesOf([{ ...adHocCell("nobody", "random", "dogfight"), bar: 0.6 }], [], 40);
    expect(line?.missing).toEqual(["nobody"]);
    expect(line?.ok).toBeUndefined();
    expect(tableInWords(line ? [line] : [])).toMatch(/not there: nobody/);
    expect(isPlayable(playerNamed("random"))).toBe(true);
    expect(isPlayable(playerNamed("random@3"))).toBe(false);
    expect(isPlayable(playerNamed("ace@64"))).toBe(true);
    expect(isPlayable(playerNamed("ace@many"))).toBe(false);
  });

  test("counts games by the ready-made list that the challenger flew, the worst first", () => {
    const flown = (list: string, from: number, share: number) =>
      Array.from({ length: 10 }, (_, at) => kept(from + at, 0, at < share * 10 ? 1 : 0, { lists: [list] }));
    const shares = listShares([
      ...flown("good", 0, 0.9),
      ...flown("weak", 10, 0.3),
      ...flown("random", 20, 0),
      ...flown("rare", 30, 0).slice(0, 5),
    ]);
    expect(shares.map(({ list, share }) => [list, share])).toEqual([
      ["weak", 0.3],
      ["good", 0.9],
    ]);
  });

  test("fails a cell if a list's whole interval is below its bar", () => {
    const lists = Array.from({ length: 20 }, (_, pair) =>
      kept(100 + pair, 0, pair % 10 === 0 ? 1 : 0, { cell: cell.name, lists: ["weak"] }),
    );
    const [line] = linesOf([{ ...cell, bar: 0.3, listBar: 0.55 }], [...won, ...lists], 1000);
    expect(line?.lists[0]).toMatchObject({ list: "weak", share: 0.1, games: 20 });
    expect(line?.low).toBeGreaterThan(0.3);
    expect(line?.ok).toBe(false);
    expect(linesOf([{ ...cell, bar: 0.3 }], [...won, ...lists], 1000)[0]?.ok).toBe(true);
  });

  test("adds up thinking times in all games by player and kind", () => {
    const times = { a: { dial: { 0: 3 } } };
    expect(timeLines([kept(0, 0, 1, { times }), kept(0, 1, 1, { times })])).toEqual([
      { player: "a", kind: "dial", answers: 6, median: 1, percentile95: 1 },
    ]);
  });

  test("has a plot with a point for each budget that was played", () => {
    const plot = growthPlot("a & b", linesOf([cell], won, 40));
    expect(plot.match(/<circle/g)).toHaveLength(1);
    expect(plot).toContain("a &amp; b");
    expect(plot).toContain(">100.0<");
  });
});

describe("the command line", () => {
  test("can ask for all cells, for named ones, or for other players", () => {
    expect(requestIn([])).toMatchObject({ games: 200, cells: CELLS });
    expect(requestIn(["--cell", "cadet v random", "--games", "7"])).toMatchObject({ games: 8, cells: [{ challenger: "cadet" }] });
    expect(requestIn(["--players", "reference,random", "--table", "aces-high"])).toMatchObject({
      cells: [{ challenger: "reference", opponent: "random", table: TABLES["aces-high"] }],
    });
    const growth = requestIn(["--growth", "--players", "ace,cadet"]);
    expect(typeof growth === "object" && growth.cells.map(({ challenger }) => challenger)).toEqual([
      "ace@0",
      "ace@16",
      "ace@48",
      "ace@144",
    ]);
  });

  test.each([["--nothing"], ["--games", "no"], ["--players", "one"], ["--players", "a,b", "--table", "none"], ["--cell", "nowhere"]])(
    "%s %s is not understood",
    (...args) => {
      expect(requestIn(args)).toBeUndefined();
    },
  );
});
