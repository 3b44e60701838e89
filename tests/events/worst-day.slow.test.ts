/** Things that go wrong at a real event. The command works on real files under difficult conditions, and nothing is lost. */

import { existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep, setImmediate as soon } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { runs, spacing } from "@broadside/kit/testing";
import {
  type Entry,
  type EventLog,
  eventFormatById,
  type Happening,
  lastRound,
  newLog,
  openLog,
  parseEntry,
  proposeRound,
  type RoundPairing,
  record,
  usualPlan,
} from "@broadside/tournament";
import { expect, test, vi } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { beside, eventFile, numbers, oneTo, startProcess, withFolder } from "./event-writers.ts";

withFolder();

const COMMAND = fileURLToPath(new URL("../../apps/cli/bin/broadside.mjs", import.meta.url));

const { broadside, spawned } = workplace();

const start = (file: string, command: string, ...args: readonly string[]) =>
  startProcess(process.execPath, [COMMAND, "event", command, file, ...args]);

const run = (file: string, command: string, ...args: readonly string[]) => broadside(["event", command, file, ...args]);
/** Runs the command in its own process, in parallel with others. */
const runApart = (file: string, command: string, ...args: readonly string[]) => spawned(["event", command, file, ...args]);

/** Runs a command that must succeed, and returns its output. */
async function ok(file: string, command: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(file, command, ...args);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout;
}

/** A minute a row. */
const momentOf = (row: number): string => new Date(Date.UTC(2026, 10, 15, 8, row)).toISOString();

function write(log: EventLog, what: Happening, by = "o1"): void {
  const done = record(log, what, by, momentOf(log.entries.length));
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
}

/** An Epic Dogfight of three rounds with a judge and these players, who have paper lists. */
function eventWith(...names: readonly string[]): EventLog {
  const format = eventFormatById("epic-dogfight");
  if (!format) throw new Error("no Epic Dogfight");
  const settings = { rounds: usualPlan(format, 3, 1) };
  const organiser = { person: "o1", name: "Olga Nord" };
  const made = newLog(
    { kind: "created", name: "Winter Cup", format: format.id, tier: "casual", date: "2026-11-15", organiser, settings },
    momentOf(0),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  write(made.value, { kind: "staffed", person: "j1", name: "Jonas Süd", role: "judge" });
  names.forEach((name, at) => {
    const player = `p${at + 1}`;
    write(made.value, { kind: "registered", person: player, name });
    write(made.value, { kind: "handed in", player, list: { faction: "rebel", squads: [{ points: 300, ships: [] }] } });
  });
  return made.value;
}

const EIGHT = ["Ana", "Ben", "Cem", "Dita", "Evi", "Finn", "Gül", "Hana"];

function pair(log: EventLog, seed: number): void {
  const proposal = proposeRound(log.event, seed);
  if (!proposal.ok) throw new Error(JSON.stringify(proposal.problems));
  write(log, proposal.value.row);
}

/** The first player at each table wins 120 to 60. The table `except` gets no result. */
function play(log: EventLog, except?: number): void {
  const { number = 0, matches = [] } = lastRound(log.event) ?? {};
  for (const { table } of matches)
    if (table !== except) write(log, { kind: "result", round: number, table, claim: { scores: [120, 60], time: true } });
}

const fileOf = ({ entries }: EventLog): string => eventFile(entries.map((row) => `${JSON.stringify(row)}\n`).join(""));

/** The file's current contents, which must be an event. */
function opened(file: string): EventLog {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  const entries = lines.map(parseEntry).flatMap((entry) => (entry.ok ? [entry.value] : []));
  const log = openLog(entries);
  if (entries.length < lines.length || !log.ok) throw new Error(`${file} does not open`);
  return log.value;
}

const pairingsIn = ({ entries }: EventLog): readonly RoundPairing[] =>
  entries.flatMap(({ what }) => (what.kind === "paired" ? [what] : []));

interface Standing {
  readonly side: string;
  readonly points: number;
  readonly margin: number;
  readonly schedule: number;
  readonly status: string;
}

async function standingsOf(file: string): Promise<ReadonlyMap<string, Standing>> {
  const { standings } = JSON.parse(await ok(file, "standings", "--json")) as { readonly standings: readonly Standing[] };
  return new Map(standings.map((one) => [one.side, one]));
}

test("a wrong result is found two rounds later: it is corrected, the standings change, and the pairings stay", async () => {
  const log = eventWith(...EIGHT.slice(0, 6));
  for (const seed of [1, 2]) {
    pair(log, seed);
    play(log);
  }
  const [winner = "", loser = ""] = log.event.rounds[0]?.matches[0]?.sides ?? [];
  const file = fileOf(log);
  await ok(file, "pair", "--seed", "3");
  const [before, pairings] = [await standingsOf(file), pairingsIn(opened(file))];
  await ok(file, "result", "1", "60", "120", "--time", "--round", "1", "--correct", "The slip was read the wrong way round");
  const after = await standingsOf(file);
  const change = (side: string) => [
    (after.get(side)?.points ?? 0) - (before.get(side)?.points ?? 0),
    (after.get(side)?.margin ?? 0) - (before.get(side)?.margin ?? 0),
  ];
  expect([change(winner), change(loser)]).toEqual([
    [-5, -120],
    [5, 120],
  ]);
  expect(pairingsIn(opened(file))).toEqual(pairings);
  expect(await ok(file, "check")).toMatch(/24 rows, 3 rounds: no errors, 6 notes\./);
});

test("[ET-SWISS-54-Q] a player leaves during a round: the table is conceded, and the player is left out of the next pairing, but not of the standings", async () => {
  const log = eventWith(...EIGHT);
  pair(log, 1);
  play(log);
  pair(log, 2);
  // A player who has won leaves. The opponent they beat still counts them in the schedule.
  const { table = 0, sides: [leaver = "", stays = ""] = [] } = log.event.rounds[1]?.matches[0] ?? {};
  const beaten = log.event.rounds[0]?.matches.find(({ sides }) => sides.includes(leaver))?.sides.find((side) => side !== leaver) ?? "";
  play(log, table);
  const file = fileOf(log);
  expect(await ok(file, "drop", leaver, "--reason", "The last train", "--as", leaver)).toContain(
    `The match at table ${table} counts as conceded.`,
  );
  await ok(file, "pair", "--seed", "3");
  const { event } = opened(file);
  const third = event.rounds[2];
  expect([third?.matches.length, third?.byes.length]).toEqual([3, 1]);
  expect([...(third?.matches.flatMap(({ sides }) => sides) ?? []), ...(third?.byes ?? [])]).not.toContain(leaver);
  const standings = await standingsOf(file);
  expect(standings.size).toBe(8);
  expect(standings.get(leaver)).toMatchObject({ points: 5, margin: 360, status: "dropped" });
  const opponents = event.rounds.flatMap(({ matches }) => matches.filter(({ sides, result }) => result && sides.includes(beaten)));
  const worth = opponents.flatMap(({ sides }) => sides.filter((side) => side !== beaten)).map((side) => standings.get(side)?.points ?? 0);
  expect(worth[0]).toBe(5);
  expect(standings.get(beaten)?.schedule).toBe(worth.reduce((sum, points) => sum + points, 0));
  expect(standings.get(stays)).toMatchObject({ points: 10, margin: 360 + 600 });
});

test("two people have the same name: an unclear name is asked about, and paper and exports tell them apart", async () => {
  const log = eventWith("Jan Novák", "Jan Novák", "Ben Ko", "Cem Ay");
  pair(log, 1);
  const file = fileOf(log);
  const refused = await run(file, "result", "Jan Novák", "120", "60", "--time");
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toMatch(
    /"Jan Novák" could mean any of these 2: p1 Jan Novák \(no club\), p2 Jan Novák \(no club\)\.\nUse the id, such as p1\./,
  );
  expect(opened(file).entries).toEqual(log.entries);
  for (const { sides, table } of log.event.rounds[0]?.matches ?? []) {
    const totals = await run(file, "result", sides[0] ?? "", "120", "60", "--time");
    expect([totals.code, totals.stderr]).toEqual([1, expect.stringContaining(`Type ${table}, then`)]);
    await ok(file, "result", `${table}`, "120", "60", "--time");
  }
  expect(opened(file).event.rounds[0]?.matches.every(({ result }) => result)).toBe(true);
  const fortress = JSON.parse(await ok(file, "export", "--to", "listfortress")) as {
    readonly players: readonly { readonly name: string }[];
  };
  expect(fortress.players.map(({ name }) => name).toSorted()).toEqual(["Ben Ko", "Cem Ay", "Jan Novák", "Jan Novák (2)"]);
  const pairs = await ok(file, "pair", "--seed", "2");
  expect([pairs.includes("Jan Novák (p1)"), pairs.includes("Jan Novák (2) (p2)")]).toEqual([true, true]);
  for (const sheet of ["pairings", "names", "slips", "standings"]) {
    const html = await ok(file, "print", sheet);
    expect([sheet, /Jan Novák(?! \()/.test(html), html.includes("Jan Novák (2)")]).toEqual([sheet, true, true]);
  }
});

/** The round is saved exactly once, as drawn, and so is everything before it. */
function expectPaired(file: string, before: EventLog, round: RoundPairing): void {
  const log = opened(file);
  expect(pairingsIn(log)).toEqual([round]);
  expect(log.entries.slice(0, -1)).toEqual(before.entries);
}

type Moment = (file: string, isOver: () => boolean) => Promise<void>;

/** Waits until the command has taken its lock, and then this many milliseconds. */
const afterLock =
  (milliseconds: number): Moment =>
  async (file, isOver) => {
    while (!existsSync(`${file}.lock`) && !isOver()) await soon();
    await sleep(milliseconds);
  };

/** Waits until the row is in the file, whatever the command does then. */
const onceWritten: Moment = async (file, isOver) => {
  while (!readFileSync(file).includes('"paired"') && !isOver()) await soon();
};

test("the laptop dies at any point while it pairs", async () => {
  const before = eventWith(...EIGHT);
  const whole = fileOf(before);
  const began = performance.now();
  await runApart(whole, "pair", "--seed", "5");
  const lasts = performance.now() - began;
  const [round] = pairingsIn(opened(whole));
  if (!round) throw new Error("nothing was paired");
  const parts = runs(4, 2);
  const moments = [
    ...oneTo(parts).map((part) => () => sleep((lasts * part) / 4)),
    ...[1, 0, 3].slice(0, runs(3)).map(afterLock),
    onceWritten,
  ];
  for (const moment of moments) {
    const file = fileOf(before);
    const { child, ended } = start(file, "pair", "--seed", "5");
    await Promise.race([moment(file, () => child.exitCode !== null), ended]);
    child.kill("SIGKILL");
    await ended;
    const { code, stderr } = await run(file, "pair", "--seed", "5");
    if (code !== 0) expect(stderr).toMatch(/^Results are missing: table 1 of round 1/);
    if (moment === onceWritten) expect(code).toBe(1);
    expectPaired(file, before, round);
    expect(beside(file).filter((name) => name.includes(".lock"))).toEqual([]);
  }
});

test("the file is cut off at any byte of the last row", async () => {
  const { main } = (await import(new URL("../../apps/cli/dist/main.js", import.meta.url).href)) as {
    readonly main: (args: readonly string[]) => Promise<number>;
  };
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const before = eventWith(...EIGHT.slice(0, 4));
  const paired = eventWith(...EIGHT.slice(0, 4));
  pair(paired, 5);
  const [round] = pairingsIn(paired);
  if (!round) throw new Error("nothing was paired");
  const bytes = readFileSync(fileOf(paired));
  for (let length = readFileSync(fileOf(before)).length; length <= bytes.length; length += length < bytes.length - 2 ? spacing(1) : 1) {
    const file = eventFile(bytes.subarray(0, length).toString());
    expect(await main(["event", "show", file])).toBe(0);
    // A row counts even if its line end is missing, but nothing else may be missing.
    const counts = length >= bytes.length - 1;
    expect([length, await main(["event", "pair", file, "--seed", "5"])]).toEqual([length, counts ? 1 : 0]);
    expectPaired(file, before, round);
  }
});

test("judge and organiser write at the same time: what was confirmed is there once, and the slower result is refused", async () => {
  const log = eventWith(...EIGHT);
  pair(log, 1);
  const file = fileOf(log);
  const turns = [1, 2, 3, 4].slice(0, runs(4, 2));
  const results = turns.flatMap((table) => [
    { table, by: "j1", ended: runApart(file, "result", `${table}`, "120", "60", "--time", "--as", "j1") },
    { table, by: "o1", ended: runApart(file, "result", `${table}`, "60", "120", "--time") },
  ]);
  const others = turns.flatMap((turn) => [
    runApart(file, "incident", "slow play", "p1", "--note", `judge ${turn}`, "--as", "j1"),
    runApart(file, "add", `Latecomer ${turn}`),
  ]);
  const ends = await Promise.all(results.map(async ({ ended, ...what }) => ({ ...what, ...(await ended) })));
  const rest = await Promise.all(others);
  expect(rest.map(({ code }) => code)).toEqual(rest.map(() => 0));
  const { entries } = opened(file);
  expect(numbers(file)).toEqual(oneTo(log.entries.length + 3 * turns.length));
  for (const table of turns) {
    const [first, ...slower] = ends.filter((end) => end.table === table).toSorted((a, b) => (a.code ?? 9) - (b.code ?? 9));
    expect([first?.code, slower.map(({ code }) => code)]).toEqual([0, [1]]);
    expect(slower[0]?.stderr).toContain(`Table ${table} of round 1 already has a result`);
    expect(entries.filter((row) => isResultOf(row, table)).map(({ by }) => by)).toEqual([first?.by]);
  }
  const added = entries.slice(log.entries.length).flatMap(({ what }) => (what.kind === "registered" ? [what.name] : []));
  const noted = entries.flatMap(({ what }) => (what.kind === "incident" ? [what.note] : []));
  expect(added.toSorted()).toEqual(turns.map((turn) => `Latecomer ${turn}`));
  expect(noted.toSorted()).toEqual(turns.map((turn) => `judge ${turn}`));
  expect(beside(file)).toEqual([]);
});

const isResultOf = ({ what }: Entry, table: number): boolean => what.kind === "result" && what.table === table;
