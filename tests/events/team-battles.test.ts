/** Team rounds in an Epic Battles event: teams have the sizes the scenario allows, and only teams that can meet are paired. */
import { catalogueFor } from "@broadside/content";
import { writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/2.0";
import { checkEvent, type EventLog, type Finding, openLog, parseEntry, type RoundPlan } from "@broadside/tournament";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { emptyEvent, linesOf, put } from "./small-events.ts";

const { file, read, broadside } = workplace();

async function said(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await broadside(["event", ...args]);
  expect([code, args.join(" "), code === 0 ? "" : stderr]).toEqual([0, args.join(" "), ""]);
  return stdout + stderr;
}

async function refused(name: string, does: string, ...args: readonly string[]): Promise<string> {
  const before = read(name);
  const { code, stderr } = await broadside(["event", does, name, ...args]);
  expect(code, args.join(" ")).not.toBe(0);
  expect(read(name)).toBe(before);
  return stderr;
}

const LIMITS: Readonly<Record<string, number>> = { "fortified-position": 400, "all-wings-report-in": 500, "cover-the-evacuation": 500 };

/** An event with one kind of team round and this many players without lists. */
function battle(scenario: string, players: number): EventLog {
  const plan: RoundPlan = { unit: "teams", limit: LIMITS[scenario] ?? 0, minutes: 90, squad: 0, scenario };
  const log = put(emptyEvent("epic-battles", { rounds: [plan, plan] }), { kind: "published" });
  for (let seat = 1; seat <= players; seat += 1) put(log, { kind: "registered", person: `p${seat}`, name: `Player ${seat}` });
  return log;
}

/** Teams of these sizes, in player order. Each member has a list with an equal share of the limit. */
function teams(log: EventLog, ...sizes: readonly number[]): EventLog {
  let next = 1;
  for (const [at, size] of sizes.entries()) {
    const members = Array.from({ length: size }, () => `p${next++}`);
    put(log, { kind: "teamed", team: `t${at + 1}`, name: `Team ${at + 1}`, members });
    const points = Math.floor((log.event.settings.rounds[0]?.limit ?? 0) / size);
    for (const player of members)
      put(log, { kind: "handed in", player, list: { faction: "rebelalliance", squads: [{ points, ships: [] }] } });
  }
  return log;
}

const saved = (name: string, log: EventLog): string => file(`${name}.jsonl`, linesOf(log));

/** The problems that an event's check finds in its pairings. */
function brokenIn(name: string): readonly string[] {
  const rows = read(name).trimEnd().split("\n").map(parseEntry);
  const entries = rows.flatMap((row) => (row.ok ? [row.value] : []));
  expect(openLog(entries).ok).toBe(true);
  const { findings } = checkEvent(entries);
  const isOtherDraw = ({ found }: Finding): boolean => found.key === "pairing falls short" && found.fault.key === "another draw";
  return findings.filter((finding) => finding.weight === "broken" || isOtherDraw(finding)).map(({ found }) => found.key);
}

describe("sizes", () => {
  test.each([
    ["fortified-position", [1, 2]],
    ["all-wings-report-in", [2, 3]],
    ["cover-the-evacuation", [3, 3]],
    ["cover-the-evacuation", [1, 2]],
  ] as const)("[EB-LIST-12, EB-LIST-11, EB-LIST-08] %s is played by teams of %j", async (scenario, sizes) => {
    const name = saved(`${scenario}-${sizes.join("v")}`, teams(battle(scenario, 6), ...sizes));
    for (let left = sizes[0] + sizes[1] + 1; left <= 6; left += 1) await said("drop", name, `p${left}`);
    expect(await said("pair", name, "--seed", "1")).toMatch(/\n1 {2}Team 1 .* Team 2 .*\nPaired with random seed 1\.\n$/);
    expect(brokenIn(name)).toEqual([]);
  });

  test("[EB-TYPE-03] a team that no scenario allows is refused", async () => {
    const name = saved("four", battle("cover-the-evacuation", 4));
    expect(await refused(name, "team", "Many", "p1", "p2", "p3", "p4")).toBe(
      "A team must have 1 to 3 members here, not 4 [EB-TYPE-03].\nSee the state of the event and what to do next: broadside event show four.jsonl\n",
    );
    await said("team", name, "Three", "p1", "p2", "p3");
    file("four.csv", "name,team\nA,Big\nB,Big\nC,Big\nD,Big\n");
    expect(await refused(name, "add", "--csv", "four.csv")).toContain("four.csv, line 2: team Big has 4 members, but may have 1 to 3.\n");
  });

  test("[EB-TYPE-03] teams that cannot meet sit out, with the reason", async () => {
    const name = saved("mixed", teams(battle("fortified-position", 8), 1, 2, 2, 2, 1));
    const words = await said("pair", name, "--seed", "3");
    const out =
      /^Note: (Team \d) \(2 players\) sits out with a bye, because it can't meet any of the teams that are left\. Fortified Position is for 3 players, with at most 2 in a team \[EB-TYPE-03\]\.$/m.exec(
        words,
      )?.[1];
    expect(out).toBeDefined();
    expect(words).toMatch(new RegExp(`\\nBye: ${out} `));
    expect(words.match(/^\d /gm)).toHaveLength(2);
    expect(brokenIn(name)).toEqual([]);
    expect(await said("pair", name, "--why", out ?? "")).toContain("Not all of these teams can meet");
  });

  test("[EB-TYPE-03] neither pairing by hand nor a swap lets teams meet that cannot", async () => {
    const name = saved("by-hand", teams(battle("fortified-position", 6), 1, 2, 2, 1));
    const unfit =
      "Team 1 (1 player) and Team 4 (1 player) cannot meet. Fortified Position is for 3 players, with at most 2 in a team [EB-TYPE-03].\nSee the state of the event and what to do next: broadside event show by-hand.jsonl\n";
    expect(await refused(name, "pair", "--by-hand", "t1-t4,t2-t3")).toBe(unfit);
    expect(await refused(name, "pair", "--by-hand", "t1-t2,bye:t3,bye:t4")).toContain(
      "An odd number of players or teams needs exactly one bye",
    );
    await said("pair", name, "--by-hand", "t1-t2,t3-t4");
    for (const more of [[], ["--anyway"]]) expect(await refused(name, "swap", "t2", "t4", ...more)).toContain("cannot meet");
    await said("swap", name, "t1", "t4", "--anyway");
  });

  test("a random draw makes teams in which everybody can play", async () => {
    const drawn = async (scenario: string, players: number): Promise<readonly number[]> => {
      const name = saved(`draw-${scenario}-${players}`, battle(scenario, players));
      const words = await said("team", name, "--draw", "--seed", "1");
      return [...words.matchAll(/^Team \d+ \(t\d+\) formed by (.*)\.$/gm)].map(([, members = ""]) => members.split(", ").length);
    };
    expect(await drawn("fortified-position", 3)).toEqual([2, 1]);
    expect(await drawn("cover-the-evacuation", 5)).toEqual([3, 2]);
    expect(await drawn("cover-the-evacuation", 8)).toEqual([2, 2, 2, 2]);
    expect(await drawn("all-wings-report-in", 7)).toEqual([2, 2, 2, 1]);
  });
});

describe("shares", () => {
  test("[EB-TEAM-01, EB-TEAM-03] a member's limit is an equal share of the team's", async () => {
    const log = battle("cover-the-evacuation", 6);
    put(log, { kind: "teamed", team: "t1", name: "Three", members: ["p1", "p2", "p3"] });
    put(log, { kind: "teamed", team: "t2", name: "One", members: ["p4"] });
    const name = saved("shares", log);
    expect(await said("show", name)).toContain(
      "  Each player prepares one list of 250 points in a team of 2; other teams divide their limit by the number of members\n",
    );
    const paper = (player: string, points: string) => ["list", name, player, "--paper", points, "--faction", "rebelalliance"] as const;
    expect(await refused(name, "list", ...paper("p1", "167").slice(2))).toBe(
      "List 1 must have 1 to 166 points, not 167 [EB-TEAM-01].\nSee the state of the event and what to do next: broadside event show shares.jsonl\n",
    );
    await said(...paper("p1", "166"));
    await said(...paper("p4", "500"));
    await said(...paper("p5", "250"));
    expect(await refused(name, "team", "Late", "p5", "p6", "p2")).toContain("Player 2 is already in team Three");
    await said("drop", name, "t1");
    expect(await refused(name, "team", "Late", "p5", "p6", "p2")).toBe(
      "Player 5's list is too large. In a team of 3, each member can bring 166 points. Hand in another list first [EB-TEAM-01].\nSee the state of the event and what to do next: broadside event show shares.jsonl\n",
    );
  });
});

describe("one file with a team's lists", () => {
  const members = (id: string) => READY_MADE.find((list) => list.id === id)?.entry;

  test("gives each member a list, and can be saved as one file again", async () => {
    const log = battle("cover-the-evacuation", 3);
    put(log, { kind: "teamed", team: "t1", name: "Trio", members: ["p1", "p2", "p3"] });
    const name = saved("trio", log);
    const list = file("trio.xws", (await broadside(["lists", "imperial-trio-epic"])).stdout);
    const words = await said("list", name, "p1", list);
    expect(words.match(/^Player [123]'s list: galacticempire, /gm)).toHaveLength(3);
    expect(await said("list", name)).toContain("All 3 lists are in.\n");
    expect(await said("list", name, "Trio", "-o", "again.xws")).toBe("Saved the 3 lists of Trio to again.xws.\n");
    expect(await said("list", name, "Trio", "again.xws")).toContain("Player 3 already handed in this list, so nothing changed.\n");
    expect((await said("undo", name)).match(/Player [123]'s list/g)).toHaveLength(3);
    file("alone.xws", (await broadside(["lists", "wedge-ace"])).stdout);
    expect(await refused(name, "list", "Trio", "alone.xws")).toBe(
      "Trio is a team, but the file doesn't have a list for each member.\nUse a file with a list for each member, under their names, or hand in each list separately.\n",
    );
  });

  test("assigns lists by the names in it, in any order", async () => {
    const log = battle("cover-the-evacuation", 2);
    put(log, { kind: "teamed", team: "t1", name: "Pair", members: ["p1", "p2"] });
    const entry = members("alliance-pair-epic");
    if (!entry) throw new Error("no pair");
    const named = { ...entry, squads: entry.squads.map((squad, at) => ({ ...squad, player: `Player ${2 - at}` })) };
    const name = saved("pair", log);
    file("pair.xws", writeXws(named, await catalogueFor("2.0")));
    await said("list", name, "Player 1", "pair.xws");
    expect(await said("list", name, "p1")).toContain("Jake Farrell");
    expect(await said("list", name, "p2")).toContain("Thane Kyrell");
  });
});

describe("a scenario with a limit that it isn't made for", () => {
  test("is noted when it is planned, in points, threat and for teams", async () => {
    const plan =
      "players:400:90:passing-engagement,players:300:90:atmospheric-entry,players:300:90:fog-of-war,teams:400:90:fortified-position";
    const words = await said("new", "limits.jsonl", "--format", "epic-battles", "--name", "L", "--organiser", "O", "--plan", plan);
    expect(words.match(/^Note: .*$/gm)).toEqual([
      "Note: Round 1: Passing Engagement is planned with 400 points, but it is made for 300.",
      "Note: Round 3: Fog of War is planned with 300 threat, but it is made for 16.",
    ]);
    expect(await said("set", "limits.jsonl", "--plan", "teams:600:90:cover-the-evacuation")).toContain(
      "Note: Round 1: Cover the Evacuation is planned with 600 points a team, but it is made for 500.\n",
    );
  });
});
