/** `broadside play` as a user runs it: its output on each stream, and its exit codes. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { GameRecord } from "@broadside/rules";
import { writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside } = workplace();

const RED = "1e-red-squadron";
const SWARM = "1e-howlrunner-swarm";
const SHORT = ["--rounds", "3"];
const play = (...args: readonly string[]) => broadside(["play", ...args]);

const pilot = (name: string, ship: string, upgrades: Readonly<Record<string, readonly string[]>> = {}) => ({ name, ship, upgrades });
const list = (faction: string, pilots: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ faction, version: "1.0.0", ...more, pilots });
const rookie = pilot("rookiepilot", "xwing");
const legal = file("two-x-wings.xws", list("rebel", [rookie, pilot("wedgeantilles", "xwing")]));
const tie = file(
  "ties.xws",
  list("imperial", [pilot("academypilot", "tiefighter"), pilot("howlrunner", "tiefighter")], { name: "Two ties" }),
);
const illegal = file("illegal.xws", list("rebel", [rookie, rookie, rookie, rookie, rookie]));

const ALLIANCE = "1e-team-alliance-fleet";
const HAMMER = "1e-team-imperial-hammer";
const entryOf = (id: string) => {
  const entry = READY_MADE.find((one) => one.id === id)?.entry;
  if (!entry) throw new Error(`no list ${id}`);
  return entry;
};
const textOf = (id: string, squads = entryOf(id).squads): string => writeXws({ ...entryOf(id), squads }, catalogueOf(pack));
/** The four members of the two teams, each in a file. */
const SINGLE = [ALLIANCE, HAMMER].flatMap((id) => entryOf(id).squads.map((squad, at) => file(`${id}-${at}.xws`, textOf(id, [squad]))));

interface Result {
  readonly format: string;
  readonly winners: readonly string[];
  readonly draw: boolean;
  readonly ending: string;
  readonly rounds: number;
  readonly answers: number;
  readonly seats: readonly {
    readonly name: string;
    readonly team: number;
    readonly player: string;
    readonly ships: number;
    readonly score: number;
  }[];
  readonly seed: number;
}
const resultOf = async (...args: readonly string[]): Promise<Result> => {
  const { code, stdout, stderr } = await play(...args, "--json");
  expect([code, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as Result;
};

describe("broadside play", () => {
  test("plays a game to its end and says who won, how, and with what scores", async () => {
    const { code, stdout, stderr } = await play(RED, SWARM, "--seed", "7");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^(A draw|(Red Squadron|Howlrunner's swarm) won) after \d+ rounds?, (by elimination|by score when time was up)\.\n {2}A {2}Red Squadron {8}random {2}\d of \d ships left +\d+ points?\n {2}B {2}Howlrunner's swarm {2}random {2}\d of \d ships left +\d+ points?\n {2}Red Squadron: \d+ points?\n( {4,}\d+ {2}\S.* (destroyed|fled)\n)* {2}Howlrunner's swarm: \d+ points?\n( {4,}\d+ {2}\S.* (destroyed|fled)\n)*\d+ decisions\. Random seed 7\.\n$/,
    );
  });

  test("plays the same game with the same seed, and a different one with another seed", async () => {
    const seeded = (seed: string) => play(RED, SWARM, ...SHORT, "--seed", seed, "--json");
    const [one, same, other] = await Promise.all([seeded("11"), seeded("11"), seeded("12")]);
    expect(one.stdout).toBe(same.stdout);
    expect(one.stdout).not.toBe(other.stdout.replaceAll("12", "11"));
  });

  test("prints the random seed", async () => {
    const { stdout } = await play(RED, SWARM, ...SHORT);
    const seed = / Random seed (\d+)\.\n$/.exec(stdout)?.[1] ?? "";
    expect((await play(RED, SWARM, ...SHORT, "--seed", seed)).stdout).toBe(stdout);
  });

  test("takes files or ready-made lists, and a round limit", async () => {
    const result = await resultOf(legal, tie, ...SHORT, "--seed", "2");
    expect(result.seats.map(({ name, ships }) => [name, ships])).toEqual([
      ["two-x-wings", 2],
      ["Two ties", 2],
    ]);
    expect(result.rounds).toBeLessThanOrEqual(3);
    expect((await resultOf(legal, SWARM, ...SHORT)).seats.map(({ name }) => name)).toEqual(["two-x-wings", "Howlrunner's swarm"]);
  });

  test("ends after the round that --rounds names", async () => {
    expect(await resultOf(legal, tie, "--players", "default", "--rounds", "1")).toMatchObject({ ending: "rounds", rounds: 1 });
  });

  test("a ready-made list may meet itself, with names that differ", async () => {
    expect((await resultOf(RED, RED, ...SHORT, "--seed", "1")).seats.map(({ name }) => name)).toEqual(["Red Squadron", "Red Squadron 2"]);
  });

  test.each([
    ["standard-100", ["Red Squadron", "Howlrunner's swarm"]],
    ["epic-dogfight", ["Tantive IV and her transport", "Raider and escort"]],
  ])("without lists, %s uses ready-made ones of two factions", async (format, names) => {
    const { seats } = await resultOf("--format", format, "--rounds", "1");
    expect(seats.map(({ name }) => name)).toEqual(names);
  });

  test("a single list meets a ready-made one of another faction", async () => {
    const { seats } = await resultOf("1e-raider-and-escort", "--rounds", "1");
    expect(seats.map(({ name }) => name)).toEqual(["Raider and escort", "Tantive IV and her transport"]);
  });

  test("seats up to four, alone or in teams", async () => {
    const three = await resultOf(legal, tie, SWARM, ...SHORT, "--seed", "3");
    expect(three.seats.map(({ team }) => team)).toEqual([1, 2, 3]);
    const four = await resultOf(legal, tie, RED, SWARM, "--teams", "1,2,1,2", ...SHORT, "--seed", "4");
    expect(four.seats.map(({ team }) => team)).toEqual([1, 2, 1, 2]);
    expect(four.seats[0]?.score).toBe(four.seats[2]?.score);
  });

  test("plays a tier of Escalation", async () => {
    const tier = (number: string) => resultOf("1e-escalation-rebel", "1e-escalation-imperial", "--tier", number, ...SHORT, "--seed", "5");
    const [first, last] = [await tier("1"), await tier("4")];
    expect(first.seats[0]?.ships).toBeLessThan(last.seats[0]?.ships ?? 0);
  });

  test("plays an Epic Dogfight, with the epic points that ready-made lists give their ships", async () => {
    const result = await resultOf("1e-evacuation", "1e-carrier-group", ...SHORT, "--seed", "5");
    expect(result.format).toBe("epic-dogfight");
    expect(result.seats.map(({ name }) => name)).toEqual(["Evacuation", "Carrier group"]);
    expect((await play("1e-evacuation", file("own-points.xws", textOf("1e-carrier-group")), ...SHORT)).stderr).toMatch(
      /how many epic points/,
    );
  });

  test("[HS-HOBS-01] plays with a huge ship as an obstacle on request, in standard games only", async () => {
    expect((await play(RED, SWARM, ...SHORT, "--seed", "5", "--huge-obstacle", "B:short", "--record", "hulk.json")).code).toBe(0);
    const { setup, keyframes } = JSON.parse(read("hulk.json")) as GameRecord;
    expect(setup.hugeObstacle).toEqual({ seat: 1, token: "hugeshort" });
    expect(
      keyframes
        .at(-1)
        ?.state.obstacles.map(({ token }) => token)
        .filter((token) => token.startsWith("huge")),
    ).toEqual(["hugeshort"]);
    const refused = await play("1e-evacuation", "1e-tantive-and-transport", "--huge-obstacle", "A");
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/^Only standard games can use a huge ship as an obstacle, not Epic Dogfight\.\nLeave out --huge-obstacle\./),
    ]);
  });

  test("writes agreements into the set-up, but only those that differ from the default", async () => {
    const agreed = ["--aids", "strict", "--unknown-damage", "by-hand", "--undo", "consent", "--clock", "phase=90,match=4500"];
    expect((await play(RED, SWARM, ...SHORT, ...agreed, "--record", "agreed.json")).code).toBe(0);
    const { setup } = JSON.parse(read("agreed.json")) as GameRecord;
    expect(setup.agreements).toEqual({ aids: "strict", unknownDamage: "by hand", clocks: { phase: 90, match: 4500 } });
    expect((await broadside(["verify", "agreed.json"])).stdout).toMatch(/^Verified: /);
    expect((await play(RED, SWARM, ...SHORT, "--aids", "open", "--record", "usual.json")).code).toBe(0);
    expect((JSON.parse(read("usual.json")) as GameRecord).setup).not.toHaveProperty("agreements");
  });

  test("explains each decision of a bot with the page's words for it", async () => {
    const { code, stderr } = await play(RED, SWARM, ...SHORT, "--bots", "cadet", "--explain");
    expect(code).toBe(0);
    const lines = stderr.trimEnd().split("\n");
    expect(lines).toContainEqual(expect.stringMatching(/^Set-up, Red Squadron: Place Wedge – .+\.$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Round 1, Red Squadron: Choose a maneuver for Wedge: \w+ \d \w+.* – .+\.$/));
    expect(stderr).not.toMatch(/undefined|(?<!-)\b[A-H][1-9]\b/);
  });

  test("explains what happens if a list of an Epic Dogfight names too few obstacles", async () => {
    const [squad] = entryOf("1e-evacuation").squads;
    if (!squad) throw new Error("no list");
    const few = file("few.xws", textOf("1e-evacuation", [{ ...squad, obstacles: ["coreasteroid0", "yt2400debris0"] }]));
    const { code, stderr } = await play(few, "1e-tantive-and-transport", "--rounds", "1", "--seed", "5");
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^Note: few\.xws names 2 obstacles, but each player brings 6, so core set asteroids replace the missing ones\.\n/,
    );
  });

  test("names the cards that the rules do not automate before the game, or in a field of the JSON result", async () => {
    const usual = ["1e-evacuation", "1e-tantive-and-transport", "--rounds", "1", "--seed", "5"];
    const game = [...usual, "--unknown-damage", "by-hand"];
    expect((await play(...usual)).stderr).not.toContain("Damage cards");
    expect((await play(...game)).stderr).toMatch(
      /^Note: Broadside doesn't resolve these cards, which are done by hand when people play: Damage cards of the CR90 Corvette\.\n$/,
    );
    expect(await resultOf(...game)).toMatchObject({ byHand: expect.arrayContaining(["Damage cards of the CR90 Corvette"]) });
    expect((await play(RED, SWARM, ...SHORT, "--seed", "5")).stderr).toBe("");
  });

  test("plays Team Epic with a file for each team, or one for each member, the captain first", async () => {
    const teams = await resultOf(ALLIANCE, HAMMER, ...SHORT, "--seed", "5", "--players", "default,random");
    expect(teams.seats.map(({ team, player }) => [team, player])).toEqual([
      [1, "default"],
      [1, "default"],
      [2, "random"],
      [2, "random"],
    ]);
    const members = await resultOf(...SINGLE, "--format", "team-epic", ...SHORT, "--seed", "5");
    expect(members.seats.map(({ team, ships }) => [team, ships])).toEqual(teams.seats.map(({ team, ships }) => [team, ships]));
    const mixed = await resultOf(...SINGLE.toReversed(), "--format", "team-epic", "--teams", "2,2,1,1", ...SHORT, "--seed", "5");
    expect(mixed.seats.map(({ team }) => team)).toEqual([2, 2, 1, 1]);
  });

  test("plays with the default answers on request", async () => {
    const result = await resultOf(legal, tie, "--players", "default,random", ...SHORT, "--seed", "6");
    expect(result.seats.map(({ player }) => player)).toEqual(["default", "random"]);
    expect((await resultOf(legal, tie, "--players", "default", ...SHORT)).seats.map(({ player }) => player)).toEqual([
      "default",
      "default",
    ]);
  });

  test("prints the score of each round on standard error on request", async () => {
    const { code, stderr } = await play(legal, tie, "--progress", ...SHORT, "--seed", "8");
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^Round 1: two-x-wings 2 ships left, 0 points lost; Two ties 2 ships left, 0 points lost\.\n(Round \d: .*\n)*Over after \d rounds?: .*\n$/,
    );
  });

  test("refuses an illegal list with the verdict, and exits with 1", async () => {
    const { code, stdout, stderr } = await play(illegal, SWARM);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^illegal\.xws can't be played\.\nNot legal: Standard, 100 points, .*\n {2}105 of 100 points, 5 over\n/);
  });

  test("a list cannot set its own limit", async () => {
    const bold = file(
      "bold.xws",
      list("rebel", [rookie, rookie, rookie, rookie, rookie], { vendor: { broadside: { options: { points: 500 } } } }),
    );
    expect((await play(bold, SWARM)).code).toBe(1);
  });

  test.each<[string, readonly string[], RegExp]>([
    [
      "a missing list",
      ["nowhere.xws", SWARM],
      /^There is no file or ready-made list called "nowhere\.xws"\.\nCheck the file name, or see the ready-made lists: broadside lists\n$/,
    ],
    ["a file that isn't a list", [file("no-list.json", "[]"), SWARM], /^no-list\.json isn't a list:\n/],
    [
      "a list from another edition",
      ["rebel-x-wings-200", SWARM, "--format", "standard-100"],
      /^rebel-x-wings-200 is for a different edition from /,
    ],
    [
      "a record that already exists",
      [RED, SWARM, "--record", legal],
      /^two-x-wings\.xws already exists\.\nAdd --force to overwrite it, or name another file\.\n$/,
    ],
    [
      "a record in a missing folder",
      [RED, SWARM, "--record", "no/where.json"],
      /^no\/where\.json can't be written: there is no such file or folder\.\nChoose a file in a folder that you can write to\.\n$/,
    ],
    ["a record that is a folder", [RED, SWARM, "--record", "."], /^\. is a folder\.\nName a file\.\n$/],
  ])("exits with 1 on %s", async (_what, args, words) => {
    const { code, stdout, stderr } = await play(...args);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(words);
  });

  test.each<[string, readonly string[], RegExp]>([
    ["five lists", [RED, RED, RED, RED, RED], /^Only scenarios allow more than 4 lists\.\nAdd --scenario ID, or leave out some lists\.\n$/],
    [
      "an unknown player",
      [RED, SWARM, "--players", "clever"],
      /^There is no bot "clever"\.\nUse one of: random, default, reference, reference\+, cadet, ace\./,
    ],
    [
      "too many players",
      [RED, SWARM, "--players", "random,random,random"],
      /^--bots has 3 bots for 2 lists\.\nName one bot for all lists, or one for each\.\n$/,
    ],
    [
      "an invalid seed",
      [RED, SWARM, "--seed", "x"],
      /^--seed can't be "x"\.\nUse a whole number from 0 to 999999999, such as --seed 1\.\n$/,
    ],
    [
      "no rounds at all",
      [RED, SWARM, "--rounds", "0"],
      /^--rounds can't be "0"\.\nUse a whole number from 1 to 1000, such as --rounds 1\.\n$/,
    ],
    [
      "an unknown format",
      [RED, SWARM, "--format", "chess"],
      /^--format can't be "chess"\.\nUse one of: standard-100, escalation, epic-dogfight, team-epic\.\n$/,
    ],
    [
      "a format that can't be played",
      ["rebel-x-wings-200", "rebel-x-wings-200"],
      /^Broadside can't play Extended, 200 points yet\.\nChoose one with --format: standard-100, escalation, epic-dogfight, team-epic\.\n$/,
    ],
    ["a tier outside Escalation", [RED, SWARM, "--tier", "1"], /^There are no tiers in Standard, 100 points\.\nLeave out --tier\.\n$/],
    [
      "Escalation without a tier",
      ["1e-escalation-rebel", "1e-escalation-scum"],
      /^Escalation is played one tier at a time\.\nChoose a tier from 1 to 4, such as --tier 1\.\n$/,
    ],
    [
      "lists of different formats",
      [RED, "1e-escalation-scum"],
      /^The lists are for different formats: standard-100 and escalation\.\nChoose one with --format: standard-100, escalation, epic-dogfight, team-epic\./,
    ],
    [
      "three in an Epic Dogfight",
      ["1e-evacuation", "1e-evacuation", "1e-evacuation"],
      /^Epic Dogfight is for 2 players, but there are 3 lists\.\nName 2 lists\.\n$/,
    ],
    [
      "three in Team Epic",
      [ALLIANCE, HAMMER, HAMMER],
      /^Team Epic is played 2 against 2, but there are 6 lists in 3 files\.\nName a file with 2 lists for each team, or 4 single lists\.\n$/,
    ],
    [
      "single Team Epic lists in uneven teams",
      [...SINGLE, "--format", "team-epic", "--teams", "1,1,1,2"],
      /^These lists don't make two teams of 2, as Team Epic needs\.\nAssign lists to teams, such as --teams 1,2,2,1\.\n$/,
    ],
    ["an unknown deck", [RED, SWARM, "--deck", "tarot"], /^--deck can't be "tarot"\.\nUse one of: core-tfa, core\.\n$/],
    ["a file twice", [legal, `./${legal}`], /^\.\/two-x-wings\.xws is given twice\.\nName a separate file for each player\.\n$/],
    ["standard input twice", ["-", "-"], /^Standard input is given twice\.\nName a separate file for each player\./],
    [
      "teams for only some",
      [RED, SWARM, "--teams", "1"],
      /^--teams has 1 numbers for 2 lists\.\nName a team for each list, such as --teams 1,1,2,2\.\n$/,
    ],
    [
      "one team",
      [RED, SWARM, "--teams", "1,1"],
      /^--teams puts all lists in one team\.\nMake at least two teams, such as --teams 1,2\.\n$/,
    ],
    [
      "a record over a list",
      [legal, SWARM, "--record", legal, "--force"],
      /^two-x-wings\.xws is one of the lists\.\nChoose another file name for --record\.\n$/,
    ],
    ["an unknown agreement", [RED, SWARM, "--undo", "always"], /^--undo can't be "always"\.\nUse one of: consent, free, never\.\n$/],
    [
      "an empty clock",
      [RED, SWARM, "--clock", "round=60"],
      /^--clock can't be "round=60"\.\nEnter seconds \(1 to 2419200\) for one or more of seat, decision, turn, phase, match, away, such as --clock phase=120,match=4500\.\n$/,
    ],
    [
      "--force without a record",
      [RED, SWARM, "--force"],
      /^--force only works with --record\.\nAdd --record GAME, or leave out --force\.\n$/,
    ],
  ])("is misused by %s", async (_what, args, words) => {
    const { code, stdout, stderr } = await play(...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(words);
  });
});
