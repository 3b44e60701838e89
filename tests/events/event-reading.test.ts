/** The read-only event commands as a user runs them: their output on each stream, and their exit codes. */
import { EVENT_FORMATS, type EventLog, record } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { begun, emptyEvent, join, linesOf, MORNING, pairs, paper, put, result } from "./small-events.ts";

const { file, broadside } = workplace();
const event = (...args: readonly string[]) => broadside(["event", ...args]);
const saved = (name: string, log: EventLog): string => file(name, linesOf(log));

describe("event show", () => {
  const next = async (name: string, log: EventLog): Promise<string> => {
    const { code, stdout } = await event("show", saved(name, log));
    expect(code).toBe(0);
    return /\nNext: (.*)\n$/s.exec(stdout)?.[1] ?? stdout;
  };

  test("[ET-SCOPE-07] names the document and its version, the people, and the round", async () => {
    const { code, stdout, stderr } = await event("show", saved("shown.jsonl", begun()));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^Winter Cup\n {2}Epic Dogfight \(edition 1e\), following the Epic Play Tournament Rules, version 3\.2\n {2}casual, 2026-11-15, /,
    );
    expect(stdout).toContain("\nPeople\n  organiser Olga\n  4 playing, 4 with a list\n  Ana Li, Bo Østby, Ćiro Vuk, Dee Ray\n");
    expect(stdout).toMatch(/\nRound 1\n {2}(3:00:00|2:59:\d\d) left\n {2}table 2 {2}Ćiro Vuk – Dee Ray\n/);
    expect(stdout).toMatch(/ 1 {2}players {2}300 points {2}180 minutes {2}1 of 2 results missing\n {2}2 .* to come\n/);
  });

  test("[EB-EVENT-07, EB-EVENT-09] shows every requirement and every list to prepare before lists are taken", async () => {
    const rounds = [300, 500].map(
      (limit, squad) => ({ unit: "players", limit, minutes: 90, squad, scenario: "passing-engagement" }) as const,
    );
    const log = emptyEvent("epic-battles", { rounds, requirements: ["at least one huge ship"], sampleRequirements: true });
    const { stdout } = await event("show", saved("required.jsonl", log));
    expect(stdout).toContain("Each player prepares 2 lists: 300 points, 500 points\n");
    const quick = rounds.map((plan) => ({ ...plan, counts: "threat", limit: 12 + plan.squad }) as const);
    expect((await event("show", saved("quick.jsonl", emptyEvent("epic-battles", { rounds: quick })))).stdout).toContain(
      "Each player prepares 2 lists: 12 threat, 13 threat\n",
    );
    expect(stdout).toContain("Required: at least one huge ship\n");
    expect(stdout).toContain("  Play area: 3 by 3 feet");
    expect(stdout).toMatch(
      /Next: Publish scenarios, limits and requirements, so that players can hand in lists\.\n {2}broadside event set required\.jsonl --publish\n$/,
    );
  });

  test("hides scenarios that are secret until their round has started", async () => {
    const log = join(emptyEvent("scenario-event", { secretScenarios: true }), "Ana", "Bo");
    const [first, second] = log.event.settings.rounds.map(
      ({ scenario }) => log.event.format.scenarios.find(({ id }) => id === scenario)?.name,
    );
    put(log, pairs(1, ["p1", "p2"]));
    const { stdout: before } = await event("show", saved("secret.jsonl", log));
    put(log, { kind: "clock", round: 1, does: "start" });
    const { stdout: after } = await event("show", saved("told.jsonl", log));
    expect(first).toBeDefined();
    expect([before.includes(String(first)), after.includes(String(first)), after.includes(String(second))]).toEqual([false, true, false]);
    expect(before).toContain("scenario is secret");
  });

  test("names the next step, from the first row to the last", async () => {
    const log = emptyEvent("epic-dogfight", { rounds: [] });
    const { rounds } = emptyEvent("epic-dogfight").event.settings;
    const said = [next("next-1.jsonl", log)];
    put(log, { kind: "changed", settings: { rounds: rounds.slice(0, 1) } });
    said.push(next("next-2.jsonl", log));
    join(log, "Ana", "Bo");
    put(log, { kind: "registered", person: "p3", name: "Cy" }, { kind: "registered", person: "p4", name: "Di" });
    said.push(next("next-3.jsonl", log));
    for (const player of ["p3", "p4"]) put(log, { kind: "handed in", player, list: paper(log) });
    said.push(next("next-4.jsonl", log));
    put(log, pairs(1, ["p1", "p2"], ["p3", "p4"]));
    said.push(next("next-5.jsonl", log));
    put(log, { kind: "clock", round: 1, does: "start" }, result(1, 1, 30, 0));
    said.push(next("next-6.jsonl", log));
    put(log, { kind: "clock", round: 1, does: "time" });
    said.push(next("next-7.jsonl", log));
    put(log, result(1, 2, 30, 0));
    said.push(next("next-8.jsonl", log));
    put(log, { kind: "finished" });
    said.push(next("next 9.jsonl", log));
    expect(await Promise.all(said)).toEqual([
      "Set the number of rounds.\n  broadside event set next-1.jsonl --rounds N",
      "Add players.\n  broadside event add next-2.jsonl NAME",
      "Lists are missing: Cy and Di. Hand them in, or drop the players.\n  broadside event list next-3.jsonl PLAYER LIST",
      "Everything is ready, so pair round 1.\n  broadside event pair next-4.jsonl",
      "Start round 1 when everyone is seated.\n  broadside event clock next-5.jsonl start",
      "Round 1 is running; enter the results for table 2.\n  broadside event result next-6.jsonl TABLE …",
      "Time is up in round 1; enter the results for table 2.\n  broadside event result next-7.jsonl TABLE …",
      "All rounds have been played, so close the event or cut to a championship.\n  broadside event finish next-8.jsonl",
      "The event is closed, so print the standings.\n  broadside event print 'next 9.jsonl' standings -o standings.html",
    ]);
  });

  test("lists what is missing once, and asks to check in before it reports that nothing is missing", async () => {
    const log = emptyEvent("epic-dogfight", { checkIn: true });
    put(log, { kind: "registered", person: "p1", name: "Cy" }, { kind: "registered", person: "p2", name: "Di" });
    for (const player of ["p1", "p2"]) put(log, { kind: "checked in", player, brings: [] });
    const { stdout: listless } = await event("show", saved("once.jsonl", log));
    expect(listless.split("Lists are missing")).toHaveLength(2);
    for (const player of ["p1", "p2"]) put(log, { kind: "handed in", player, list: paper(log) });
    join(log, "Ana", "Bo");
    expect(await next("waiting.jsonl", log)).toBe(
      "Check in players who have arrived, or pair round 1 without the 2 who haven't checked in.\n  broadside event here waiting.jsonl PLAYER",
    );
    const nobody = join(emptyEvent("epic-dogfight", { checkIn: true }), "Ana", "Bo");
    expect(await next("nobody.jsonl", nobody)).toBe(
      "Check in the players who are here; only they are paired.\n  broadside event here nobody.jsonl PLAYER",
    );
  });

  test("[EB-EVENT-11] shows each round's play area and everybody who plays", async () => {
    const rounds = [
      { unit: "players", limit: 300, minutes: 90, squad: 0, scenario: "passing-engagement" },
      { unit: "teams", limit: 600, minutes: 180, squad: 0, scenario: "cover-the-evacuation", area: { width: 6, depth: 3 } },
    ] as const;
    const log = put(emptyEvent("epic-battles", { rounds }), { kind: "published" });
    join(log, "Ana", "Bo", "Cy", "Di", "Ed");
    put(log, { kind: "teamed", team: "t1", name: "Red", members: ["p1", "p2"] });
    put(log, { kind: "teamed", team: "t2", name: "Blue", members: ["p3", "p4"] }, { kind: "dropped", side: "t1" });
    const { stdout } = await event("show", saved("areas.jsonl", log));
    expect(stdout).toContain("Play area: 3 by 3 feet in round 1, 6 by 3 feet in round 2\n");
    const { playing, names } = /(?<playing>\d) playing.*\n {2}(?<names>.*)\n/.exec(stdout)?.groups ?? {};
    const shown = ["Ana", "Bo", "Cy", "Di", "Ed"].filter((name) => names?.includes(name));
    expect(Number(playing)).toBe(shown.length);
  });

  test("says that half a row doesn't count, as the check does", async () => {
    const name = file("torn.jsonl", linesOf(begun()).slice(0, -20));
    for (const look of ["show", "check"])
      expect((await event(look, name)).stderr).toBe(
        "Note: torn.jsonl ends in an incomplete row, which is ignored. The next command that changes the event moves it to a separate file.\n",
      );
  });

  test("warns of a dispute and lets the staff decide it first", async () => {
    const log = begun();
    for (const [by, what] of [
      ["p3", { kind: "reported", round: 1, table: 2, claim: { scores: [60, 0], time: true } }],
      ["p4", { kind: "answered", round: 1, table: 2, answer: "disputed" }],
    ] as const)
      expect(record(log, what, by, MORNING).ok).toBe(true);
    const { stdout } = await event("show", saved("disputed.jsonl", log));
    expect(stdout).toContain("\nProblems\n  The result of table 2 in round 1 is disputed\n");
    expect(stdout).toMatch(/\nNext: Decide the dispute at table 2 between Ćiro Vuk and Dee Ray, unless they settle it\.\n/);
  });

  test("says in one sentence that there is no such event, or that it contradicts itself", async () => {
    expect(await event("show", "nowhere.jsonl")).toEqual({
      code: 1,
      stdout: "",
      stderr: "There is no event file nowhere.jsonl.\nCheck the file name, or start an event: broadside event new nowhere.jsonl --help\n",
    });
    const [first] = begun().entries;
    const wrong = file(
      "wrong.jsonl",
      `${JSON.stringify(first)}\n${JSON.stringify({ ...first, number: 2, what: { kind: "clock", round: 1, does: "start" } })}\n`,
    );
    const { code, stdout, stderr } = await event("show", wrong);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /^Warning: wrong\.jsonl was edited by hand: row 2 has changed\. To list the edits: broadside event check wrong\.jsonl\nwrong\.jsonl contradicts itself: row 2: Round 1 hasn't been paired yet\.\nCheck the whole file: broadside event check wrong\.jsonl\n$/,
    );
  });
});

describe("event standings", () => {
  test("aligns its columns in any script", async () => {
    const log = put(
      join(emptyEvent("epic-dogfight"), "Ana Li", "森田 健太", "Bo", "Dee"),
      pairs(1, ["p1", "p2"], ["p3", "p4"]),
      result(1, 1, 20, 120),
      result(1, 2, 50, 45),
    );
    const { stdout } = await event("standings", saved("ranks.jsonl", log));
    expect(stdout).toBe(
      [
        "Winter Cup: standings after round 1",
        "rank  name       points  margin  schedule  win-mod-draw-loss",
        "   1  森田 健太       5     400         0  1-0-0-0",
        "   2  Bo              3     305         0  0-1-0-0",
        "   3  Dee             0     295         3  0-0-0-1",
        "   4  Ana Li          0     200         5  0-0-0-1",
        "",
      ].join("\n"),
    );
  });

  test("lists disqualified players last, without a rank, in text, JSON and CSV", async () => {
    const log = put(begun(), result(1, 2, 0, 90), { kind: "disqualified", player: "p1", reason: "loaded dice" });
    const name = saved("out.jsonl", log);
    const { stdout } = await event("standings", name);
    expect(stdout).toMatch(/\n +Ana Li +5 .* {2}disqualified\n$/);
    expect(JSON.parse((await event("standings", name, "--json")).stdout)).toMatchObject({
      standings: [{ side: "p4" }, { side: "p2" }, { side: "p3" }],
      disqualified: [{ side: "p1", name: "Ana Li", points: 5, status: "disqualified" }],
    });
    expect((await event("standings", name, "--csv")).stdout).toMatch(/\r\n,Ana Li,5,.*,disqualified,,,0\r\n$/);
  });

  test("goes back to an earlier round, in text, JSON and CSV", async () => {
    const log = put(begun(), result(1, 2, 0, 90), pairs(2, ["p1", "p4"], ["p2", "p3"]), result(2, 1, 0, 30), result(2, 2, 0, 30));
    const name = saved("earlier.jsonl", log);
    const leader = async (...args: readonly string[]) => (await event("standings", name, ...args)).stdout;
    expect(await leader()).toMatch(/after round 2\n.*\n +1 {2}Dee Ray +10/);
    expect(await leader("--through", "1")).toMatch(/after round 1\n.*\n +1 {2}Dee Ray +5 .*\n +2 {2}Ana Li +5/);
    expect(JSON.parse(await leader("--through", "1", "--json"))).toMatchObject({
      event: "Winter Cup",
      through: 1,
      standings: [{ rank: 1, side: "p4", name: "Dee Ray", points: 5 }, { side: "p1" }, { side: "p2" }, { side: "p3" }],
    });
    expect((await leader("--through=1", "--csv")).split("\r\n").slice(0, 2)).toEqual([
      "rank,name,points,margin,schedule,wins,modified wins,draws,losses,byes,status,championship,swiss rank,proven",
      "1,Dee Ray,5,390,0,1,0,0,0,0,playing,,1,0",
    ]);
    expect(await event("standings", name, "--through", "3")).toEqual({
      code: 1,
      stdout: "",
      stderr: "Only 2 rounds have been paired, not 3.\nUse a round from 1 to 2, or leave out --through.\n",
    });
    expect((await event("standings", name, "--json", "--csv")).code).toBe(2);
  });

  test("shows championship places and team members, and then everybody in final order", async () => {
    const { stdout: log } = await event("simulate", "--format", "team-epic", "--teams", "6", "--cut", "4", "--seed", "2");
    const { code, stdout } = await broadside(["event", "standings", "-"], log);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\nChampionship\nplace {2}name +seed\n {4}1 {2}.+ \(.+, .+\) +\d\n {4}2 .*\n {4}3 .*\n {4}3 .*\n\nAll players, with their rank after the Swiss rounds\nrank .* swiss\n {3}1 {2}.*\n {3}2 {2}.*\n {3}3 {2}.*\n {3}3 {2}.*\n {3}5 {2}.*\n {3}6 {2}/,
    );
    expect(stdout).toContain(": final standings\n");
    const json = JSON.parse((await broadside(["event", "standings", "-", "--json"], log)).stdout) as {
      readonly standings: readonly unknown[];
    };
    expect(json.standings).toMatchObject([
      { rank: 1, championship: 1 },
      { rank: 2, championship: 2 },
      { rank: 3, championship: 3 },
      { rank: 3, championship: 3 },
      { rank: 5 },
      { rank: 6 },
    ]);
  });
});

describe("event log", () => {
  test("prints every row and marks undone ones", async () => {
    const log = begun();
    put(log, { kind: "undone", entry: log.entries.length });
    const { code, stdout } = await event("log", saved("told-rows.jsonl", log));
    expect(code).toBe(0);
    expect(stdout.split("\n").length - 1).toBe(log.entries.length);
    expect(stdout).toMatch(
      /^ 1 {2}2026-11-15 09:00:00 {2}Olga {2}Event created: Winter Cup, Epic Dogfight, casual, 2026-11-15, 2 rounds\n/,
    );
    expect(stdout).toMatch(
      /\n12 .* \(undone\) Round 1, table 1: Ana Li 120 \(win\), Bo Østby 40 \(loss\) on points; time was called\n13 .* Row 12 undone: Round 1, table 1: Ana Li 120 .*\n$/,
    );
  });

  test("prints only rows about one side, which you can name by the first letters", async () => {
    const name = saved("about.jsonl", begun());
    const { stdout } = await event("log", name, "--about", "ćir");
    expect(stdout.split("\n").map((line) => line.replace(/^.*Olga {2}/, ""))).toEqual([
      "Ćiro Vuk (p3) registered",
      "Ćiro Vuk's list: rebel, 300 points, on paper",
      "Round 1 paired: 2 tables, random seed 1, rematches confirmed; table 2: Ćiro Vuk, Dee Ray",
      "",
    ]);
    const { code, stderr } = await event("log", name, "--about", "Zoe");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no player or team "Zoe"/)]);
  });

  test("prints rows with their texts as JSON", async () => {
    const rows = JSON.parse((await event("log", saved("json.jsonl", begun()), "--json")).stdout) as readonly unknown[];
    expect(rows.at(-1)).toMatchObject({ number: 12, by: "o1", name: "Olga", what: { kind: "result" }, takenBack: false });
  });
});

describe("event formats", () => {
  test("names every format with limits, minutes, points and tiers", async () => {
    const { code, stdout } = await event("formats");
    expect(code).toBe(0);
    for (const { id, document } of EVENT_FORMATS) {
      expect(stdout).toMatch(new RegExp(`^${id} +\\S+ +\\S`, "m"));
      expect(stdout).toContain(`${document.name}, ${document.version}`);
    }
    expect(stdout).toContain("60, 90, 120, 150 points; 50 minutes (40 to 60); 70 minutes");
    expect(stdout).toContain("win 5, modified win 3 (if time was called and the lead is below 12), draw 1, loss 0");
    expect(JSON.parse((await event("formats", "--json")).stdout)).toHaveLength(EVENT_FORMATS.length);
  });
});
