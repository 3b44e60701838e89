/** Events from the command line: a whole Epic Dogfight, teams, lists, and refusals that leave the file unchanged. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { eventFormatById, type Happening, newLog, record, usualPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read } = workplace();
const catalogue = catalogueOf(pack);

/** Runs an event command that must be accepted, and returns its output. */
async function event(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await broadside(["event", ...args]);
  expect([code, stderr], args.join(" ")).toEqual([0, ""]);
  return stdout;
}

/** Runs an event command that must be refused and leave the file unchanged. Returns the error. */
async function refused(name: string, args: readonly string[], exit = 1): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", ...args]);
  expect([code, read(name) === before], args.join(" ")).toEqual([exit, true]);
  return stderr;
}

/** Ready-made lists as separate files. */
for (const { id, entry } of READY_MADE) file(`${id}.xws`, writeXws(entry, catalogue));
/** Lists that need no options from the organiser. */
const DOGFIGHTS = READY_MADE.filter(({ entry }) => entry.format === "epic-dogfight" && entry.options === undefined).map(
  ({ id }) => `${id}.xws`,
);

/** An event with players, lists on paper and its first round, written row by row. */
function prepared(
  name: string,
  rows: readonly Happening[] = [],
  players: readonly string[] = ["Ana Li", "Ben Ode", "Ana Li", "Dee"],
): string {
  const format = eventFormatById("epic-dogfight");
  const made =
    format &&
    newLog(
      {
        kind: "created",
        name: "Prepared",
        format: format.id,
        tier: "casual",
        date: "2026-11-14",
        organiser: { person: "o1", name: "Olga Nord" },
        settings: { rounds: usualPlan(format, 3, 1) },
      },
      "2026-11-14T08:00:00.000Z",
    );
  if (!made?.ok) throw new Error("no event");
  const log = made.value;
  const write = (what: Happening): void => void expect(record(log, what, "o1", "2026-11-14T08:00:00.000Z")).toMatchObject({ ok: true });
  for (const [at, player] of players.entries()) {
    const person = `p${at + 1}`;
    write({ kind: "registered", person, name: player, ...(at === 2 && { club: "Far Away" }) });
    write({ kind: "handed in", player: person, list: { faction: "rebel", squads: [{ points: 300, ships: [] }] } });
  }
  for (const row of rows) write(row);
  return file(name, log.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
}

const TABLES = [
  { table: 1, sides: ["p1", "p2"] },
  { table: 2, sides: ["p3", "p4"] },
];
const ROUND_1: Happening = { kind: "paired", round: 1, seed: 1, tables: TABLES, byes: [] };

test("a whole Epic Dogfight, from the first player to the end", async () => {
  const e = "dogfight.event";
  expect(
    await event("new", e, "--format", "epic-dogfight", "--name", "Autumn", "--organiser", "Olga Nord", "--date", "2026-11-14"),
  ).toMatch(/^Created Autumn: Epic Dogfight, casual, 2026-11-14\. Organiser: Olga Nord \(o1\)\.\n.* 3 for up to 8 .*\n.*--rounds N\n$/);
  expect(await event("set", e, "--rounds", "2", "--minutes", "150", "--cut", "2")).toMatch(
    /round 2 \(players, 300 points, 150 minutes\); cut 2/,
  );
  file("players.csv", "name;club\nAna Li;Red\n山田太郎;\nÇelik Öz;Blue\nDee;\n");
  expect(await event("add", e, "--csv", "players.csv")).toBe("4 players registered.\nThe event has 4 players.\n");
  expect(await event("add", e, "Eve", "--apart", "car 1; family")).toMatch(
    /^Eve \(p5\) registered, keep-apart labels: car 1, family\.\nThe event has 5 players/,
  );
  expect(await event("add", e, "Jo", "--staff", "judge")).toBe("Jo (j1) joins the staff as judge.\n");
  for (let at = 0; at < 5; at += 1) await event("list", e, `p${at + 1}`, DOGFIGHTS[at % DOGFIGHTS.length] ?? "");
  expect(await event("list", e)).toMatch(/\np2 {2}山田太郎 {2}\S+ +\d+ points {2}[0-9a-f]{12}\n[\s\S]*All 5 lists are in\.\n$/);
  expect(await event("here", e, "çel", "--brings", "dice, damage deck")).toMatch(
    /Missing: range ruler, maneuver templates, obstacle tokens\.\n$/,
  );

  const first = await event("pair", e, "--seed", "7");
  expect(first).toMatch(/^Round 1: 300 points, 150 minutes\n1 {2}.*\n2 {2}.*\nBye: .*\nPaired with random seed 7\.\n$/);
  const [, bye = ""] = /Bye: .* \((p\d)\)/.exec(first) ?? [];
  await event("clock", e, "start");
  expect(await event("clock", e, "extend", "2", "10", "--reason", "late table")).toMatch(/\nTable 2: 2:(40:00|39:\d\d) left\.\n$/);
  expect(await event("table", e, "1", "--begin")).toBe("Round 1, table 1: match begun.\n");
  expect(await event("result", e, "1", "150", "100", "--time")).toMatch(
    / win +150 +5 +350\n.* loss +100 +0 +250\nRound 1, open tables:\n2 {2}/,
  );
  expect(await event("result", e, "2", "100", "95", "--time", "--as", "jo")).toMatch(
    /modified win +100 +3 +305\n[\s\S]*Round 1 is complete\.\n$/,
  );
  expect(await event("result", e, "2", "95", "100", "--time", "--correct", "the other way round")).toMatch(/loss +95 +0 +295\n/);
  expect(await event("undo", e)).toMatch(/^Undone: row \d+, by Olga Nord: .*the other way round\.\nTo restore it: broadside event undo /);

  expect((await broadside(["event", "seat", e, bye, "9"])).stderr).toMatch(
    /^Note: the current players only need 2 tables, and this is table 9\.\n$/,
  );
  expect(await event("pair", e, "--seed", "8")).toMatch(new RegExp(`\n9 {2}.*\\(${bye}\\)`));
  expect(await event("pair", e, "--why", bye)).toMatch(/at table 9 in round 2\.\n[\s\S]*\nWhy not .*\? [A-Z]/);
  await event("pair", e, "--cancel", "a chair is missing");
  await event("pair", e, "--seed", "8");
  const open = [...(await event("result", e)).matchAll(/^(\d+) {2}.*\((p\d)\) – /gm)];
  expect(open).toHaveLength(2);
  for (const [, table = "", side = ""] of open) await event("result", e, table, "--conceded", side);
  expect(await event("cut", e, "--seed", "1")).toMatch(/^The top 2 play in the championship, seeded in this order .*\n1 {2}.*\n2 {2}.*\n$/);
  const [, last = ""] = /^Round 3 \(championship\): .*\n(\d+) {2}/.exec(await event("pair", e)) ?? [];
  await event("result", e, last, "200", "0", "--time");
  expect(await event("finish", e)).toBe("Event closed.\n");
  expect((await broadside(["event", "check", e])).code).toBe(0);
});

describe("lists", () => {
  test("[ET-SCORE-54-Q] a title that belongs to no half of a corvette counts with the fore half", async () => {
    const e = prepared("corvette.event");
    await event("list", e, "p1", "1e-tantive-and-transport.xws");
    expect(await event("list", e, "p1")).toMatch(/^1 {2}CR90 Corvette +139, fore 84, aft 55$/m);
    await event("pair", e, "--by-hand", "p1-p2,p3-p4");
    expect(await event("result", e, "1", "0", "55", "--lost", "p1: 1 aft", "--time")).toMatch(
      /scores 55 \(CR90 Corvette, aft section crippled\)\./,
    );
  });

  test("[ET-LIST-03] only the organiser can accept an illegal list, or one changed after the start, and the log says so", async () => {
    const e = prepared("override.event");
    const complaint = await refused(e, ["list", e, "p1", "1e-team-cartel.xws"]);
    expect(complaint).toMatch(
      /isn't legal for Epic Dogfight:\n[\s\S]*\[ET-SQUAD-01\][\s\S]*If the organiser accepts the list as it is, add --override REASON\.\n$/,
    );
    const [legal = "", other = ""] = DOGFIGHTS;
    await event("list", e, "p1", legal);
    await event("pair", e);
    expect(await refused(e, ["list", e, "p1", other])).toMatch(/so it can't change now \[ET-LIST-03\]/);
    expect(await refused(e, ["list", e, "p1", other, "--override", "please", "--as", "p1"])).toMatch(/Only the organiser/);
    expect(await event("list", e, "p1", other, "--override", "a card was lost")).toMatch(
      /; accepted anyway: a card was lost\.\nThis replaces /,
    );
    expect(read(e)).toMatch(/"override":"a card was lost"/);
  });

  test("[ET-TLIST-02] the captain hands in both lists of a team, and each goes to its member", async () => {
    const e = "teams.event";
    await event("new", e, "--format", "team-epic", "--name", "Teams", "--organiser", "Olga", "--rounds", "2");
    file("teams.csv", "name,team,captain\nAna,Red,no\nBen,Red,yes\nCid,,\nDee,,\n");
    await event("add", e, "--csv", "teams.csv");
    expect(await event("team", e, "--draw", "--seed", "3")).toMatch(/^Team 2 \(t2\) formed by (Cid, Dee|Dee, Cid)\.\n/);
    expect(await event("team", e, "--captain", "Cid")).toBe("Cid is the captain of Team 2.\n");
    const list = "1e-team-alliance-fleet.xws";
    expect(await refused(e, ["list", e, "ben", list, "--as", "ana"])).toMatch(/ET-TLIST-02/);
    expect(await event("list", e, "ana", list, "--as", "ben")).toMatch(/^Ben's list: .*\nAna's list: .*\n$/);
    // A single list is combined with the one the other member has submitted.
    expect(await refused(e, ["list", e, "ana", DOGFIGHTS[0] ?? ""])).toMatch(
      /member 2 \(Ana\): This list costs 300 points; the limit is 200\. \[ET-TEAM-02\]/,
    );
  });

  test("[ES-LIST-01] Escalation asks for four lists, from a file or on paper", async () => {
    const e = "escalation.event";
    await event("new", e, "--format", "escalation", "--name", "Four", "--organiser", "Olga");
    for (const name of ["Ana", "Ben"]) await event("add", e, name);
    expect(await event("list", e, "ana", "1e-escalation-rebel.xws")).toMatch(/59 points .*, 89 points .*, 119 points .*, 150 points/);
    expect(await refused(e, ["list", e, "ben", "--paper", "60,90,120", "--faction", "scum"])).toMatch(
      /^The event needs 4 lists \(.*\[ES-LIST-01\]/,
    );
    expect(await refused(e, ["pair", e])).toMatch(/Lists are missing: Ben\. .*\[ES-LIST-01\]/);
    expect(await event("list", e, "ben", "--paper", "60,90,120,150", "--faction", "Scum and Villainy")).toMatch(
      /^Ben's list: scum, 60 points/,
    );
    expect(await event("list", e, "ana")).toMatch(/\nList 4: 150 points\n[\s\S]*\nObstacles: coreasteroid0, /);
  });

  test("[EB-EVENT-07, EB-EVENT-09] an Epic Battles event says which lists it needs, then accepts them", async () => {
    const e = "battles.event";
    const plan = "players:300:90:passing-engagement,players:500:90:atmospheric-entry,teams:600:180:cover-the-evacuation";
    await event(
      "new",
      e,
      "--format",
      "epic-battles",
      "--name",
      "Battles",
      "--organiser",
      "Olga",
      "--plan",
      plan,
      "--requirement",
      "a huge ship",
    );
    await event("add", e, "Ana");
    const paper = ["list", e, "Ana", "--faction", "resistance", "--paper"];
    expect(await refused(e, [...paper, "300,500"])).toMatch(/once the requirements are published \[EB-EVENT-07\]/);
    await event("set", e, "--publish");
    expect(await refused(e, [...paper, "300"])).toMatch(/^The event needs 2 lists \(300 and 500 points\), not 1/);
    expect(await event(...paper, "300,500")).toMatch(/^Ana's list: resistance, 300 points, 500 points, on paper/);
  });
});

describe("results", () => {
  test("[ET-PILE-05] one player reports every card of the pile, and the other confirms", async () => {
    const e = prepared("report.event");
    await event("list", e, "p1", "1e-raider-and-escort.xws");
    await event("list", e, "p2", "1e-tantive-and-transport.xws");
    await event("pair", e, "--by-hand", "p1-p2,p3-p4");
    const told = await event("result", e, "Ben", "--lost", "p1: 2,1 fore; p2: 3", "--time", "--as", "p1");
    expect(told).toMatch(/Ben Ode scores 69 \(Raider-class Corvette, fore section crippled\) \+ 20 \("Howlrunner", destroyed\)\./);
    expect(told).toMatch(/1 {2}Ana Li \(p1\) – Ben Ode \(p2\) {2}reported, waiting for Ben Ode\n/);
    expect(await refused(e, ["result", e, "1", "--confirm", "--as", "p1"])).toMatch(/already confirmed this result/);
    expect(await event("result", e, "1", "--confirm", "--as", "ben")).toMatch(/Ben Ode +win +89 +5 /);
  });

  test("a disputed result waits for the staff, whose ruling counts", async () => {
    const e = prepared("dispute.event", [ROUND_1]);
    await event("result", e, "1", "100", "50", "--as", "p1");
    expect(await event("result", e, "1", "--dispute", "the other way round", "--as", "p2")).toMatch(
      /1 {2}Ana Li \(p1\) – Ben Ode \(p2\) {2}disputed until the sides agree or the staff decides\n/,
    );
    const ruling = await event(
      "ruling",
      e,
      "draw",
      "--on",
      "result",
      "--table",
      "1",
      "--outcome",
      "draw 1 300, draw 1 300",
      "--faq",
      "4.2",
    );
    expect(ruling).toMatch(/^Ruling on result, round 1, table 1: draw; FAQ 4\.2; Ana Li draw, 1 point, margin 300; /);
    expect(await event("result", e)).not.toMatch(/^1 /m);
  });

  test("leaving during a match concedes it, and can be undone", async () => {
    const e = prepared("drop.event", [ROUND_1]);
    expect(await event("drop", e, "Dee", "--reason", "ill")).toBe("Dee dropped: ill.\nThe match at table 2 counts as conceded.\n");
    expect(await event("drop", e, "Dee", "--back")).toMatch(/^Dee is back\.\nThe match at table 2 stays conceded\./);
    expect(await event("drop", e, "Dee", "--disqualify", "cheated")).toBe("Disqualified Dee: cheated.\n");
  });
});

test("[ET-SWISS-51-Q] sides meet again only if the organiser agrees", async () => {
  const two = ["Ana", "Ben"];
  const e = prepared("again.event", [{ ...ROUND_1, tables: TABLES.slice(0, 1) }], two);
  await event("result", e, "1", "10", "0");
  expect(await refused(e, ["pair", e, "--seed", "5"])).toBe(
    "Ana and Ben meet again.\nAdd --allow-rematches --seed 5 to pair them like this.\n",
  );
  expect(await event("pair", e, "--seed", "5", "--confirm")).toMatch(/Note: .* every possible pairing has a rematch\.\n/);
});

test("a swap that breaks a rule is made only on request", async () => {
  const e = prepared("swap.event", [ROUND_1]);
  await event("swap", e, "p1", "p3");
  for (const table of ["1", "2"]) await event("result", e, table, "10", "0");
  await event("pair", e, "--by-hand", "p1-p3,p2-p4");
  expect(await refused(e, ["swap", e, "p1", "p2"])).toMatch(
    /^The swap breaks a pairing rule: .* meet again .*\nAdd --anyway to swap them anyway\.\n$/,
  );
  expect(await event("swap", e, "p1", "p2", "--anyway")).toMatch(/although .* meet again/);
});

test("an organiser who plays needs a second organiser, and keeps their id", async () => {
  const e = prepared("me.event");
  expect(await refused(e, ["add", e, "--me"])).toMatch(/second organiser \[ET-TO-01\]/);
  await event("add", e, "Sam", "--staff", "second-organiser");
  expect(await event("add", e, "--me")).toMatch(/^Olga Nord \(o1\) registered\.\n/);
});

test("a player's details can be corrected, and the pairings show the correction", async () => {
  const e = prepared("amend.event", [ROUND_1]);
  expect(await event("amend", e, "ben", "--name", "Ben Odé ", "--club", "Red")).toBe("Corrected Ben Ode (p2), name: Ben Odé, club: Red.\n");
  expect(await event("result", e)).toMatch(/^1 {2}Ana Li \(p1\) – Ben Odé \(p2\)/m);
  expect(await event("amend", e, "p1", "--apart", "car 1; family")).toBe("Corrected Ana Li (p1), keep-apart labels: car 1, family.\n");
  expect(await event("amend", e, "p1", "--apart", "")).toBe("Corrected Ana Li (p1), no keep-apart labels.\n");
  const { code, stderr } = await broadside(["event", "amend", e, "p4", "--name", "Ben Odé"]);
  expect([code, stderr]).toEqual([0, "Note: p2 has the same name.\n"]);
});

test("players at a table request what they share, and the others there agree", async () => {
  const e = prepared("tools.event", [ROUND_1]);
  expect(await event("table", e, "1", "--ask", "range ruler=the red one", "--as", "p1")).toMatch(
    /\nrange ruler \(the red one\): waiting\.\n$/,
  );
  expect(await event("table", e, "1", "--agree", "range ruler", "--as", "p2")).toMatch(/\nrange ruler \(the red one\): in use\.\n$/);
  await event("table", e, "1", "--mat", "venue");
  expect(await event("table", e, "1")).toMatch(/\nMat: the venue's\.\nrange ruler \(the red one\): in use\.\n$/);
});

test("programs can read the clock too", async () => {
  const e = prepared("clock.event", [ROUND_1]);
  expect(JSON.parse(await event("clock", e, "--json"))).toEqual({
    round: 1,
    state: "not started",
    elapsed: 0,
    left: 10_800_000,
    tables: [],
  });
  await event("clock", e, "start");
  await event("clock", e, "pause");
  expect(await event("clock", e)).toMatch(/^Round 1 of Prepared: (3:00:00|2:59:\d\d) left \(paused\)\.\n$/);
  expect(await event("clock", e, "time")).toMatch(/Finish the current game round/);
});

describe("refused, and the file stays unchanged:", () => {
  const e = prepared("wrong.event", [ROUND_1]);
  file("bad.csv", "name,club\nEve,Red\n,Blue\n");
  file("bad.json", '{"rounds":[],"mood":1}');
  const made = ["--format", "epic-dogfight", "--name", "N", "--organiser", "O"];

  test.each<[string, readonly string[], number, RegExp]>([
    [
      "a new event over an old one",
      ["new", e, ...made],
      1,
      /wrong\.event already exists, and a new event never overwrites a file\.\nChoose another file name\./,
    ],
    [
      "an unknown format",
      ["new", "x.event", "--format", "epic", "--name", "N", "--organiser", "O"],
      2,
      /^There is no event format "epic"\.\nUse one of: epic-dogfight, team-epic, escalation, scenario-event, epic-battles, free-for-all\./,
    ],
    ["a tier that the format doesn't have", ["new", "x.event", ...made, "--tier", "premier"], 1, /always casual.*\[ET-SCOPE-03\]/],
    ["an empty place", ["new", "x.event", ...made, "--place", ""], 1, /^place must be 1 to \d+ characters long/],
    [
      "no organiser",
      ["new", "x.event", "--format", "epic-dogfight", "--name", "N"],
      2,
      /Missing: --organiser\.\nSee the options: broadside event new --help/,
    ],
    ["other rounds than promised", ["set", e, "--rounds", "5"], 1, /can't change after the first pairing \[ET-ROUND-03\]/],
    [
      "invalid numbers",
      ["set", e, "--tables", "many", "--bye-margin", "x"],
      2,
      /^--bye-margin can't be "x"\.\nUse a number such as .*\n--tables can't be "many"\.\nUse a whole number of 1 or more, such as --tables 1\.\n$/,
    ],
    [
      "invalid settings",
      ["set", e, "--settings", "bad.json"],
      1,
      /^bad\.json isn't a valid settings file:\n {2}mood isn't .*\nFix the file; docs\/event-format\.md describes the settings\.\n$/,
    ],
    [
      "a table with a hole",
      ["add", e, "--csv", "bad.csv"],
      1,
      /^bad\.csv, line 3: The name of the player is missing\.\nNothing was written\.\nFix the CSV file, then run the same command again\.\n$/,
    ],
    [
      "nobody",
      ["add", e],
      2,
      /^The command needs exactly one of these: a name, --csv or --me\.\nType the player's name, --csv PLAYERS or --me\./,
    ],
    ["an amendment of nothing", ["amend", e, "p1"], 2, /^There is nothing to correct\.\nAdd --name, --club or --keep-apart\.\n$/],
    [
      "a name of blanks",
      ["amend", e, "p1", "--name", " "],
      1,
      /^The name of the player is missing\.\nSee the state of the event and what to do next: broadside event show wrong\.event\n$/,
    ],
    ["an amendment by a player", ["amend", e, "Dee", "--club", "Red", "--as", "Dee"], 1, /^Dee is a player here\. Only the organiser/],
    ["teams where there are none", ["team", e, "Red", "p1", "p2"], 1, /has no teams \[ET-SCOPE-01\]/],
    [
      "two with the same name",
      ["list", e, "Ana Li", "--paper", "300", "--faction", "rebel"],
      1,
      /^"Ana Li" could mean any of these 2: p1 Ana Li \(no club\), p3 Ana Li \(Far Away\)\.\nUse the id, such as p1\.\n$/,
    ],
    [
      "a missing list",
      ["list", e, "p1", "no.xws"],
      1,
      /^no\.xws can't be read: there is no such file or folder\.\nCheck the name of the file with a list\./,
    ],
    [
      "a faction of another edition",
      ["list", e, "p1", "--paper", "300", "--faction", "resistance"],
      1,
      /^There is no faction "resistance" in this edition\.\nUse one of: rebel, imperial, scum\.\n$/,
    ],
    ["a stranger", ["here", e, "Zoe"], 1, /^There is no player "Zoe"/],
    ["a round before the last is over", ["pair", e], 1, /Results are missing: table 1 of round 1, table 2 of round 1/],
    ["a table for one", ["swap", e, "p1", "p2"], 1, /same table/],
    ["table zero", ["seat", e, "p1", "0"], 2, /^The table can't be "0"\.\nUse a number, 1 or higher, or none\./],
    ["a clock that is not running", ["clock", e, "pause"], 1, /isn't running/],
    ["a clock's word", ["clock", e, "stop"], 2, /^There is no clock action "stop"\.\nUse one of: start, pause, resume, time, extend\./],
    ["a player's third-party mat", ["table", e, "1", "--mat", "player", "--third-party"], 1, /\[ET-MAT-01\]/],
    ["a missing table", ["result", e, "9", "1", "2"], 1, /^There is no table 9 in round 1\.\nUse a table of this round: 1, 2\.\n$/],
    [
      "more points than the other side brought",
      ["result", e, "1", "301", "2"],
      1,
      /Ana Li's total must be a whole number from 0 to 300, not 301\. Ben Ode brought 300 points\.\nCorrect the result, then run the command again\.\n$/,
    ],
    [
      "a ship lost from a list on paper",
      ["result", e, "1", "--lost", "p1: first"],
      1,
      /^"first" can't be a loss: Ana Li's list is on paper, so its ships are unknown\.\nEnter the points lost instead, such as "Ana Li: 120 points"\./,
    ],
    [
      "somebody from another table",
      ["result", e, "1", "--conceded", "Dee"],
      1,
      /^Dee doesn't play at table 1\.\nName a player or team at table 1: Ana Li, Ben Ode\.\n$/,
    ],
    ["a correction of nothing", ["result", e, "1", "1", "2", "--correct", "why"], 1, /has no result to correct/],
    ["a total that isn't a number", ["result", e, "1", "ten", "2"], 2, /^A side's score can't be "ten"\.\nUse whole numbers, 0 or more\./],
    [
      "a ruling on nothing known",
      ["ruling", e, "so", "--on", "weather"],
      2,
      /^--on can't be "weather"\.\nUse one of: result, card, position, component, tools, list, play, other\./,
    ],
    [
      "an incident without a kind",
      ["incident", e, "noise", "p1", "--note", "loud"],
      2,
      /^There is no incident type "noise"\.\nUse one of: stalling, slow play, force, infinite combo, behaviour, collusion, rushing, other\./,
    ],
    ["a verdict that differs from the rules", ["component", e, "p1", "model", "reshaped", "--verdict", "eligible"], 1, /\[ET-COMP-01\]/],
    [
      "an empty note",
      ["inspect", e, "p1", "--note", " "],
      1,
      /^The note is missing\.\nSee the state of the event and what to do next: broadside event show wrong\.event\n$/,
    ],
    [
      "a side that is not out",
      ["drop", e, "Dee", "--back"],
      1,
      /^Dee is already playing\.\nSee the state of the event and what to do next: broadside event show wrong\.event\n$/,
    ],
    ["a cut before the end", ["cut", e, "2"], 1, /^Only 1 of 3 rounds has been paired\.\nAdd --early to end the Swiss rounds here\.\n$/],
    ["a cut before the last result", ["cut", e, "2", "--early"], 1, /^Results are missing/],
    ["a cut of three", ["cut", e, "3"], 1, /^A bracket can't have 3 sides\./],
    ["an end before the end", ["finish", e], 1, /^Results are missing/],
    ["the first row", ["undo", e, "1"], 1, /Row 1 can't be undone/],
    ["a row that others depend on", ["undo", e, "2"], 1, /^Row \d+ depends on this one: There is no player p1\./],
    ["a player who organises", ["finish", e, "--as", "Dee"], 1, /^Dee is a player here\. Only the organiser/],
    ["a writer who is nobody", ["finish", e, "--as", "Zoe"], 1, /^There is no person "Zoe"/],
    ["one word too many", ["finish", e, "now"], 2, /^"now" is one argument too many\.\nSee the options: broadside event finish --help/],
  ])("%s", async (_what, args, exit, complaint) => {
    expect(await refused(e, args, exit)).toMatch(complaint);
  });
});

test("a file that isn't an event, or contradicts itself, stays unchanged", async () => {
  const none = file("none.event", "hello\n");
  expect(await refused(none, ["add", none, "Ana"])).toMatch(/^none\.event isn't an event: line 1 isn't JSON/);
  const whole = read(prepared("broken.event", [ROUND_1]));
  const broken = file("broken.event", whole.replace('"round":1', '"round":4'));
  expect(await refused(broken, ["add", broken, "Ana"])).toMatch(
    /^Warning: broken\.event was edited by hand: row 10 has changed\. To list the edits: broadside event check broken\.event\nbroken\.event contradicts itself: row 10: The next round is round 1, not 4\.\nCheck the whole file: broadside event check broken\.event\n$/,
  );
});

test("the same seed draws the same round", async () => {
  const e = prepared("seed.event");
  const before = read(e);
  const first = await event("pair", e, "--seed", "11");
  file(e, before);
  expect(await event("pair", e, "--seed", "11")).toBe(first);
});
