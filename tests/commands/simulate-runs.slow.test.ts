/**
 * Runs of `broadside simulate`: what they count, how they continue, and what they leave unchanged. Games are short and played with
 * defaults.
 */
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, names, broadside, spawned } = workplace();

/** Arguments for a short first-edition run; the file to save it in comes first. */
const short = (run: string, ...more: readonly string[]): readonly string[] => [
  ...["simulate", "1e-red-squadron", "--players", "default", "--rounds", "2", "--threads", "1", "--file", run],
  ...more,
];
const list = (faction: string, ...pilots: readonly (readonly [string, string])[]): string =>
  JSON.stringify({ version: "1.0.0", faction, name: faction, pilots: pilots.map(([name, ship]) => ({ name, ship, upgrades: {} })) });
const TIES = list("imperial", ["academypilot", "tiefighter"], ["obsidiansquadronpilot", "tiefighter"]);
const LINE_OF_NO_GAME = '{"game":0}\n';

describe("a run", () => {
  test("plays against every ready-made list of the format from both seats, and is reported as text", async () => {
    const { code, stdout, stderr } = await broadside(short("words.jsonl", "--games", "10"));
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Red Squadron won 50% of 10 games \(95% interval 24 to 76%\)\./);
    for (const name of ["Four B-wings and a scout", "Howlrunner's swarm", "The Emperor's aces", "Two assassin droids", "Linked minds"])
      expect(stdout).toMatch(new RegExp(`^${name}\\s+50%\\s+9 to 91%\\s+2 `, "m"));
    expect(stdout).toMatch(/^Wedge Antilles\s+0%/m);
  });

  test("is saved with one line for each game, and printed as JSON with its numbers", async () => {
    const { code, stdout } = await broadside(short("json.jsonl", "--games", "4", "--json"));
    const report = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      list: "Red Squadron",
      game: "Standard, 100 points",
      unit: "points",
      seed: 1,
      wanted: 4,
      complete: true,
      fairShare: 0.5,
      all: { games: 4, draws: 4, share: 0.5 },
      pilots: { list: "default", field: "default" },
      failed: [],
      pace: { threads: 1, games: 4 },
    });
    const [head, ...games] = read("json.jsonl")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(head).toMatchObject({ broadsideSimulation: 1, list: "Red Squadron", players: "default,default", seed: 1 });
    expect(games.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
  });

  test("plays against the lists in a folder, but not against itself", async () => {
    file("field/own.xws", TIES);
    file("field/rebels.xws", list("rebel", ["rookiepilot", "xwing"]));
    file("field/scum.json", list("scum", ["binayrepirate", "z95headhunter"]));
    file("field/notes.txt", "no list");
    const args = ["simulate", "field/own.xws", "--field", "field", "--players", "default", "--rounds", "1", "--threads", "1", "--json"];
    const { code, stdout, stderr } = await broadside([...args, "--games", "4"]);
    expect([code, stderr]).toEqual([
      0,
      "Note: field/own.xws is in field too, and it was skipped because a list doesn't play against itself.\n",
    ]);
    expect(JSON.parse(stdout).opponents.map(({ name, games }: { name: string; games: number }) => [name, games])).toEqual([
      ["rebel", 2],
      ["scum", 2],
    ]);
    expect(names()).toContain("own.simulation.jsonl");
  });

  test("reads its list from standard input once, for all games", async () => {
    const args = ["simulate", "-", "--players", "default", "--rounds", "1", "--threads", "1", "--games", "4", "--file", "input.jsonl"];
    expect(await broadside(args, TIES)).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(/^imperial won/) });
  });

  test("with more than two seats compares with the fair share, with the list in each seat in turn", async () => {
    const args = ["simulate", "wedge-ace", "--scenario", "aces-high", "--seats", "4", "--players", "default", "--rounds", "1"];
    const { code, stdout, stderr } = await broadside([...args, "--threads", "1", "--games", "4", "--json", "--file", "aces.jsonl"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ sides: 4, fairShare: 0.25, all: { games: 4, share: 0.25 }, unit: "victory counters" });
  });

  test("with teams has all the team's ships", async () => {
    const args = ["simulate", "1e-team-alliance-fleet", "--players", "default", "--rounds", "1", "--threads", "1", "--games", "2"];
    const { code, stdout } = await broadside([...args, "--json", "--file", "team.jsonl"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ sides: 2, list: "Alliance fleet", ships: { length: 11 } });
  });
});

test("worker threads play the same games in any order", async () => {
  await broadside(short("one-thread.jsonl", "--games", "6"));
  const args = short("two-threads.jsonl", "--games", "6").map((word, at, all) => (all[at - 1] === "--threads" ? "2" : word));
  expect(await spawned(args)).toMatchObject({ code: 0, stderr: "" });
  const lines = (name: string): readonly string[] => read(name).trimEnd().split("\n").toSorted();
  expect(lines("two-threads.jsonl")).toEqual(lines("one-thread.jsonl"));
});

describe("a run continues", () => {
  test("where it stopped: finished games are not played again, and the numbers are the same as without a break", async () => {
    const whole = await broadside(short("whole.jsonl", "--games", "6", "--json"));
    await broadside(short("parts.jsonl", "--games", "2"));
    const before = read("parts.jsonl");
    const { code, stdout, stderr } = await broadside(short("parts.jsonl", "--games", "6", "--json"));
    expect([code, stderr]).toEqual([0, "parts.jsonl already has 2 games; playing 4 more.\n"]);
    expect(read("parts.jsonl").startsWith(before)).toBe(true);
    const figures = (text: string): unknown => ({ ...JSON.parse(text), pace: undefined });
    expect(figures(stdout)).toEqual(figures(whole.stdout));
  });

  test("after half a line, which is moved to a separate file", async () => {
    await broadside(short("torn.jsonl", "--games", "3"));
    const text = read("torn.jsonl");
    file("torn.jsonl", text.slice(0, -20));
    const { code, stderr } = await broadside(short("torn.jsonl", "--games", "3"));
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^Note: torn\.jsonl ended in half a line\. It is saved in torn\.jsonl\.torn-1, and its game is played again\.\n/,
    );
    expect(read("torn.jsonl")).toBe(text);
    expect(read("torn.jsonl.torn-1")).toBe(text.split("\n")[3]?.slice(0, -19));
  });

  test("and says so if there is nothing left to play", async () => {
    await broadside(short("done.jsonl", "--games", "2"));
    expect(await broadside(short("done.jsonl", "--games", "2"))).toMatchObject({ code: 0, stderr: "done.jsonl already has 2 games.\n" });
  });

  test("from scratch with --force", async () => {
    await broadside(short("anew.jsonl", "--games", "2"));
    expect(await broadside(short("anew.jsonl", "--games", "2", "--seed", "5", "--force"))).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(read("anew.jsonl").split("\n")[0] ?? "")).toMatchObject({ seed: 5 });
  });
});

describe("a page", () => {
  test("is written in addition to the output, and overwrites an older page", async () => {
    await broadside(short("page.jsonl", "--games", "2", "--report", "page.html"));
    expect(read("page.html")).toContain("2 games against");
    expect(await broadside(short("page.jsonl", "--games", "4", "--report", "page.html"))).toMatchObject({ code: 0 });
    expect(read("page.html")).toContain("4 games against");
  });

  test("never overwrites anything else; the run then stops before the first game", async () => {
    file("notes.html", "<p>Notes</p>");
    expect(await broadside(short("unplayed.jsonl", "--report", "notes.html"))).toEqual({
      code: 1,
      stdout: "",
      stderr: "notes.html already exists, and it isn't a report from broadside simulate.\nChoose another file name with --report.\n",
    });
    expect(read("notes.html")).toBe("<p>Notes</p>");
    expect(await broadside(short("unplayed.jsonl", "--report", "missing/page.html"))).toMatchObject({
      code: 1,
      stderr: "missing/page.html can't be written: there is no such file or folder.\nChoose a file in a folder that you can write to.\n",
    });
    expect(names()).not.toContain("unplayed.jsonl");
  });
});

describe("never overwrites", () => {
  test.each([
    ["its random seed is 1, not 2", ["--seed", "2"]],
    ["its bots are default,default, not random,default", ["--players", "random,default"]],
    ["its number of simulations is as usual, not 9", ["--simulations", "9"]],
    ["one of its lists has different ships or upgrades, or its round limit is different", ["--rounds", "3"]],
  ])("another run, for %s", async (difference, more) => {
    const run = `other-${more[0]}.jsonl`;
    await broadside(short(run, "--games", "1"));
    const before = read(run);
    const args = short(run).filter((word, at, all) => word !== more[0] && all[at - 1] !== more[0]);
    expect(await broadside([...args, ...more, "--games", "1"])).toEqual({
      code: 1,
      stdout: "",
      stderr: `${run} contains a run with other settings: ${difference}.\nName another file with --run, or start over with --restart.\n`,
    });
    expect(read(run)).toBe(before);
  });

  test("a file that isn't a run", async () => {
    file("own.json", TIES);
    expect(await broadside(short("own.json"))).toEqual({
      code: 1,
      stdout: "",
      stderr: "own.json isn't a run that broadside simulate saved.\nName another file with --run, or overwrite this one with --restart.\n",
    });
    expect(read("own.json")).toBe(TIES);
  });

  test("a run with a damaged line", async () => {
    await broadside(short("damaged.jsonl", "--games", "2"));
    const [head = "", one = "", two = ""] = read("damaged.jsonl").split("\n");
    const text = `${head}\n${one}\n${LINE_OF_NO_GAME}${two}\n`;
    file("damaged.jsonl", text);
    const { code, stderr } = await broadside(short("damaged.jsonl", "--games", "2"));
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^damaged\.jsonl is damaged: line 3 first is missing; it must be a list\. Nothing was changed\.\nDelete that line, or start over with --restart\./,
    );
    expect(read("damaged.jsonl")).toBe(text);
  });

  test("a folder", async () => {
    file("place/list.xws", TIES);
    expect(await broadside(short("place"))).toMatchObject({ code: 1, stderr: "place is a folder.\nName a file with --run.\n" });
  });
});
