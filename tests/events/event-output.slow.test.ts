/** What event commands make: simulated events, checks, exports and sheets, as a user runs them. */
import { spawn } from "node:child_process";
import { text as readAll } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import { writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { type EventLog, type Report, readOpenEvent } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { begun, emptyEvent, join, linesOf, pairs, paper, put, result } from "./small-events.ts";

const { file, read, broadside } = workplace();
const event = (...args: readonly string[]) => broadside(["event", ...args]);
const saved = (name: string, log: EventLog): string => file(name, linesOf(log));

describe("event simulate and check", () => {
  test("makes the same event from the same seed, and one without problems", async () => {
    const args = ["simulate", "--players", "40", "--rounds", "4", "--seed", "7"];
    const [one, other] = await Promise.all([event(...args), event(...args)]);
    expect([one.code, one.stderr, one.stdout === other.stdout]).toEqual([0, "", true]);
    const { code, stdout, stderr } = await broadside(["event", "check"], one.stdout);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\d+ rows, 4 rounds: no errors[.,]/);
  });

  test("prints the random seed, which makes the same event again", async () => {
    const { stdout, stderr } = await event("simulate", "--players", "6");
    const seed = /^Note: to get the same event again, add --seed (\d+)\.\n$/.exec(stderr)?.[1] ?? "";
    expect((await event("simulate", "--players", "6", "--seed", seed)).stdout).toBe(stdout);
  });

  test("makes a file that every other command reads, and never overwrites one", async () => {
    const args = ["simulate", "--format", "free-for-all", "--players", "9", "--seed", "3", "-o", "made.jsonl"];
    expect(await event(...args)).toEqual({ code: 0, stdout: "", stderr: "" });
    const before = read("made.jsonl");
    const { code, stderr } = await event(...args);
    expect([code, stderr, read("made.jsonl") === before]).toEqual([
      1,
      "made.jsonl already exists, and a new event never overwrites a file.\nChoose another file name.\n",
      true,
    ]);
    for (const look of ["show", "standings", "log", "check"]) expect((await event(look, "made.jsonl")).code).toBe(0);
  });

  test.each([
    [
      ["--format", "chess"],
      /^There is no event format "chess"\.\nUse one of: epic-dogfight, team-epic, escalation, scenario-event, epic-battles, free-for-all\./,
    ],
    [["--players", "1"], /^--players can't be "1"\.\nUse a whole number from 2 to 5000, such as --players 2\./],
    [["--players", "4", "--teams", "4", "--format", "team-epic"], /^--players and --teams can't be combined\.\nLeave out one of them\.\n$/],
    [["--teams", "4"], /^Epic Dogfight ranks players, not teams\.\nUse --players instead of --teams\.\n$/],
    [["--players", "5", "--format", "team-epic"], /^5 players can't form teams of 2\.\nUse a multiple of 2 for --players\.\n$/],
    [["--rounds", "7", "--format", "escalation"], /^Escalation has exactly 4 rounds\.\nLeave out --rounds\.\n$/],
    [["--drops", "many"], /^--drops can't be "many"\.\nUse a whole number from 0 to 100, such as --drops 1\.\n$/],
  ])("is misused by %j", async (args, words) => {
    const { code, stdout, stderr } = await event("simulate", ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(words);
  });

  test("ends quietly if nobody reads its output any more", async () => {
    const command = fileURLToPath(new URL("../../apps/cli/bin/broadside.mjs", import.meta.url));
    const child = spawn(process.execPath, [command, "event", "simulate", "--players", "200", "--rounds", "4", "--seed", "1"]);
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    child.stdout.once("data", () => child.stdout.destroy());
    const [code, stderr] = await Promise.all([ended, readAll(child.stderr)]);
    expect([code, stderr]).toEqual([0, ""]);
  });

  test("[ET-SWISS-08] finds a rematch that could have been avoided, and exits with 1", async () => {
    const log = put(begun(), result(1, 2, 0, 90), pairs(2, ["p1", "p2"], ["p3", "p4"]), result(2, 1, 30, 0), result(2, 2, 30, 0));
    const name = saved("again.jsonl", log);
    const { code, stdout } = await event("check", name);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^16 rows, 2 rounds: 1 error, 3 notes\.\nErrors:\n {2}round 2, row 14: .*Ana Li.*Bo Østby.* \[ET-SWISS-08\]\.\n/,
    );
    const report = JSON.parse((await event("check", name, "--json")).stdout) as Report & { readonly broken: number };
    expect(report.broken).toBe(1);
    expect(report.findings.filter(({ weight }) => weight === "broken")).toMatchObject([{ round: 2, entry: 14, rule: "ET-SWISS-08" }]);
  });

  test("names the row that can't be right, and files that aren't events", async () => {
    const rows = begun().entries.map((row) => (row.number === 12 ? { ...row, by: "nobody" } : row));
    const { code, stdout } = await broadside(["event", "check", "-"], linesOf({ entries: rows }));
    expect(code).toBe(1);
    expect(stdout).toMatch(/\nErrors:\n {2}row 12: Somebody edited the file .*\n {2}row 12: Nobody here has the id nobody\.\n$/);
    const nonsense = await broadside(["event", "check"], "not an event\n");
    expect([nonsense.code, nonsense.stdout]).toEqual([1, ""]);
    expect(nonsense.stderr).toMatch(
      /^Standard input isn't an event: line 1 isn't JSON: Unexpected token 'o', "not an event" is not valid JSON\.\nName the event file instead, or pipe in the whole file\./,
    );
  });
});

describe("event export", () => {
  test("writes what ListFortress reads, and says why pods can't be exported there", async () => {
    const log = put(begun(), result(1, 2, 0, 90));
    const { code, stdout } = await event("export", saved("fortress.jsonl", log), "--to", "listfortress");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      players: [{ name: "Ana Li", score: 5, mov: 380 }, {}, {}, {}],
      rounds: [{ "round-number": 1 }],
    });
    const { stdout: pods } = await event("simulate", "--format", "free-for-all", "--players", "6", "--seed", "1");
    const refused = await broadside(["event", "export", "-", "--to", "listfortress"], pods);
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain("ListFortress only knows matches between two players");
  });

  test("writes tables for a spreadsheet byte for byte", async () => {
    const name = saved("tables.jsonl", begun());
    expect((await event("export", name, "--to", "csv", "--what", "pairings", "--round", "1")).stdout).toBe(
      "round,table,side 1,edge of side 1,side 2,edge of side 2\r\n1,1,Ana Li,1,Bo Østby,2\r\n1,2,Ćiro Vuk,1,Dee Ray,2\r\n",
    );
    expect(await event("export", name, "--to", "csv", "--what", "results", "-o", "results.csv")).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
    expect(read("results.csv")).toMatch(/^\uFEFFround,/);
    expect(read("results.csv")).toContain("\r\n1,swiss,1,Ana Li,Bo Østby,win,1,120,5,380,time,no,by hand,\r\n");
    expect((await event("export", name, "--to", "csv", "--what", "pairings", "--round", "2")).stderr).toBe(
      "Round 2 hasn't been paired.\nUse round 1.\n",
    );
  });

  test("writes the open document, which gives the same event again; with initials it contains no names", async () => {
    const log = begun();
    const name = saved("open.jsonl", log);
    const { stdout } = await event("export", name, "--to", "open");
    const again = readOpenEvent(stdout);
    expect(again.ok && again.value.entries).toEqual(log.entries);
    const { stdout: initials } = await event("export", name, "--to", "open", "--initials");
    expect(initials).toContain("A. L.");
    for (const known of ["Ana", "Østby", "Ćiro", "Olga"]) expect(initials).not.toContain(known);
  });

  test("reads the open document like a log, makes a log from it, and says that the document can't be changed", async () => {
    const log = begun();
    const { stdout: document } = await event("export", saved("shared.jsonl", log), "--to", "open");
    const name = file("shared.json", document);
    for (const look of [["show"], ["standings"], ["check"]])
      expect(await event(...look, name)).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("1") });
    expect((await event("export", name, "--to", "log")).stdout).toBe(linesOf(log));
    const written = await event("drop", name, "Ana Li");
    expect([written.code, written.stderr, read(name) === document]).toEqual([
      1,
      "shared.json is an event's open document, which commands can read but not change.\n" +
        "Make an event file from it: broadside event export shared.json --to log -o NEW.jsonl\n",
      true,
    ]);
    const { stdout: initials } = await event("export", "shared.jsonl", "--to", "open", "--initials");
    expect((await event("show", file("initials.json", initials))).stderr).toMatch(
      /^initials\.json is an event's open document, but it can't be read: A document with initials has no log, so it can't be opened again\.\nMake a new one from the event file: broadside event export FILE --to open\n$/,
    );
  });

  test("never overwrites the event itself", async () => {
    const name = saved("itself.jsonl", begun());
    const before = read(name);
    const { code, stderr } = await event("export", name, "--to", "open", "-o", `./${name}`);
    expect([code, stderr, read(name) === before]).toEqual([
      1,
      "./itself.jsonl is the event itself.\nChoose another file name with --out.\n",
      true,
    ]);
  });

  test.each([
    [["--to", "paper"], `--to can't be "paper".\nUse one of: listfortress, csv, open, log.\n`],
    [["--to", "open", "--what", "results"], "--what and --round only work with --to csv.\nUse --to csv, or leave them out.\n"],
    [
      ["--to", "open", "--lists", "--initials"],
      "Lists contain names, so --lists and --initials can't be combined.\nLeave out one of them.\n",
    ],
  ])("is misused by %j", async (args, words) => {
    expect(await event("export", "nowhere.jsonl", ...args)).toEqual({ code: 2, stdout: "", stderr: words });
  });
});

describe("event print", () => {
  test.each([
    ["pairings", "Round 1, by table"],
    ["names", "Round 1, by name"],
    ["slips", "Round 1, match slips"],
    ["standings", "Standings during round 1"],
  ])("makes %s", async (sheet, title) => {
    const name = saved(`print-${sheet}.jsonl`, begun());
    const { code, stdout, stderr } = await event("print", name, sheet);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^<!doctype html>/);
    expect(stdout).toContain(`<h1>${title}</h1>`);
    expect(stdout).toContain("Ćiro Vuk");
    const { stdout: initials } = await event("print", name, sheet, "--initials");
    expect([initials.includes("Ćiro"), initials.includes("Ć. V.")]).toEqual([false, true]);
  });

  test("prints every list with a file on separate pages, and names lists on paper", async () => {
    const [made] = READY_MADE.filter(({ entry }) => entry.format === "epic-dogfight");
    if (!made) throw new Error("no ready-made list");
    const xws = writeXws(
      { ...made.entry, squads: made.entry.squads.map((squad) => ({ ...squad, player: "Secret Name" })) },
      catalogueOf(pack),
    );
    const log = join(emptyEvent("epic-dogfight"), "Ana <script>", "Bo");
    put(log, { kind: "handed in", player: "p1", list: { ...paper(log), file: xws } });
    const name = saved("lists.jsonl", log);
    const { code, stdout } = await event("print", name, "lists");
    expect(code).toBe(0);
    expect(stdout.match(/<article>/g)?.length).toBe(1);
    expect(stdout).toContain('<p class="bearer"><bdi>Ana &lt;script&gt;</bdi></p>');
    expect(stdout).toContain("<p><b>Legal</b></p>");
    expect(stdout).toContain('<tr><th scope="row"><bdi>Bo</bdi></th><td>rebel</td><td>300</td><td>on paper</td></tr>');
    expect(stdout).toContain("Secret Name");
    const { stdout: initials } = await event("print", name, "lists", "--initials");
    expect(initials).not.toContain("Secret Name");
    expect(initials.match(/Epic Dogfight/g)).toHaveLength(2);
  });

  test("lists what can be printed, and says that nothing has been paired", async () => {
    expect(await event("print", "nowhere.jsonl", "posters")).toEqual({
      code: 2,
      stdout: "",
      stderr: 'There is no sheet "posters".\nUse one of: pairings, names, slips, standings, lists.\n',
    });
    const name = saved("unpaired.jsonl", join(emptyEvent("epic-dogfight"), "Ana", "Bo"));
    expect(await event("print", name, "slips")).toEqual({
      code: 1,
      stdout: "",
      stderr: "No round has been paired yet.\nRun broadside event pair first, or run broadside event show to see the next step.\n",
    });
  });
});
