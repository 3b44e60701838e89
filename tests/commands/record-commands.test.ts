/**
 * Records as a user handles them: written by `broadside play`, read by `replay` and `verify`, with output on each stream and exit codes.
 */
import type { GameRecord, State } from "@broadside/rules";
import { beforeAll, describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { file, read, broadside, names } = workplace();

const RED = "1e-red-squadron";
const SWARM = "1e-howlrunner-swarm";
const SHORT = ["--rounds", "3"];
const play = (...args: readonly string[]) => broadside(["play", ...args]);

describe("a record", () => {
  let record: GameRecord;
  const change = (what: Partial<Record<keyof GameRecord, unknown>>): string => file("changed.json", JSON.stringify({ ...record, ...what }));
  const last = (): number => record.entries.at(-1)?.number ?? 0;
  const verify = (name: string) => broadside(["verify", name]);

  beforeAll(async () => {
    const { code, stderr } = await play(RED, SWARM, "--seed", "21", "--rounds", "6", "--record", "game.json");
    expect([code, stderr]).toEqual([0, ""]);
    record = JSON.parse(read("game.json")) as GameRecord;
  });

  test("is one JSON file, written whole, with no other files left behind", () => {
    expect(record).toMatchObject({ format: "broadside-game", setup: { format: "standard-100" }, result: expect.anything() });
    expect(names().filter((name) => name.includes("game.json"))).toEqual(["game.json"]);
  });

  test("is never overwritten without --force", async () => {
    const again = ["--seed", "22", ...SHORT, "--record", "kept.json"];
    expect((await play(RED, SWARM, ...again)).code).toBe(0);
    const before = read("kept.json");
    expect(await play(RED, SWARM, ...again)).toEqual({
      code: 1,
      stdout: "",
      stderr: "kept.json already exists.\nAdd --force to overwrite it, or name another file.\n",
    });
    expect(read("kept.json")).toBe(before);
    expect((await play(RED, SWARM, "--seed", "23", ...SHORT, "--record", "kept.json", "--force")).code).toBe(0);
    expect(read("kept.json")).not.toBe(before);
  });

  test("verify replays it and finds the same game", async () => {
    const { code, stdout, stderr } = await verify("game.json");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      new RegExp(
        `^Verified: replaying all ${last()} inputs with rules version \\S+ gives the same game\\.\\n {2}The dice follow from the seed, the salts and the set-up\\. Commitment \\(the hash of the seed\\): [0-9a-f]{64}\\n$`,
      ),
    );
    expect(JSON.parse((await broadside(["verify", "game.json", "--json"])).stdout)).toMatchObject({
      verdict: "same",
      inputs: last(),
      over: true,
    });
  });

  test("verify names the input whose events were changed", async () => {
    const at = record.entries.findIndex(({ input, events }) => input && events.length > 0);
    const entries = record.entries.map((entry, place) => (place === at ? { ...entry, events: [{ note: "forged" }] } : entry));
    const { code, stdout } = await verify(change({ entries }));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Different from input ${record.entries[at]?.number} on: .*forged`)),
    ]);
  });

  test("verify names the input that was changed", async () => {
    const at = record.entries.findIndex(({ input }) => input?.input === "answer" && "key" in input);
    const entries = record.entries.map((entry, place) => (place === at ? { ...entry, input: { ...entry.input, key: "never" } } : entry));
    const { code, stdout } = await verify(change({ entries }));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^Different from input ${record.entries[at]?.number} on: .*no such option`)),
    ]);
  });

  test("verify notices dice that don't come from the seed", async () => {
    expect(await verify(change({ dice: { seed: "22", salts: ["", ""] } }))).toEqual({
      code: 1,
      stdout: "Different right from the start: the key doesn't follow from the seed, the salts and the set-up.\n",
      stderr: "",
    });
    const loaded = await verify(change({ dice: undefined, commitment: undefined, key: "another" }));
    expect([loaded.code, loaded.stdout]).toEqual([1, expect.stringMatching(/^Different (right from the start|from input \d+ on): event /)]);
  });

  test("verify notices a claim that differs from the losses", async () => {
    const { code, stdout } = await verify(change({ claim: { ...record.claim, lost: [[], []], rounds: 99 } }));
    expect([code, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^Different from input ${last()} on: the claim: `))]);
  });

  test("verify says where inputs are missing at the end of a record", async () => {
    const { code, stdout } = await verify(change({ entries: record.entries.slice(0, -3) }));
    expect([code, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^Incomplete after input ${last() - 3}: `))]);
  });

  test("verify names the rules version of a record under other rules", async () => {
    const { code, stdout } = await verify(change({ rulesVersion: "0" }));
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^Not checked: the game used rules version 0, but this is version 4\. You can still watch it with broadside replay\./,
      ),
    ]);
  });

  test.each<[string, () => string, RegExp]>([
    [
      "half a file",
      () => file("half.json", read("game.json").slice(0, 5000)),
      /^half\.json isn't a game record:\n {2}the document is cut short/,
    ],
    ["another document", () => file("list.xws", "{}"), /^list\.xws isn't a game record:\n {2}format is missing; it must be broadside-game/],
    ["no JSON", () => file("text.json", "hello"), /^text\.json isn't a game record:\n {2}the document isn't JSON/],
    [
      "invalid dice",
      () => change({ dice: { seed: "21" } }),
      /^changed\.json isn't a game record:\n {2}dice\.salts is missing; it must be a list/,
    ],
    [
      "no file",
      () => "nowhere.json",
      /^nowhere\.json can't be read: there is no such file or folder\.\nCheck the name of the file with a game record\.\n$/,
    ],
  ])("verify and replay exit with 1 on %s", async (_what, name, words) => {
    for (const command of ["verify", "replay"]) {
      const { code, stdout, stderr } = await broadside([command, name()]);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(words);
    }
  });

  test("replay prints the game, then the ships and the score at its end", async () => {
    const { code, stdout, stderr } = await broadside(["replay", "game.json"]);
    expect([code, stderr]).toEqual([0, ""]);
    const [log = "", table = "", account = ""] = stdout.split("\n\n");
    expect(log).toMatch(/^ *\d+ {2}\S/m);
    expect(table).toMatch(/^Round \d+, .*\nA {2}Red Squadron: \d of \d ships left\n {2}A1 {2}\S.*\n/);
    expect(table).toMatch(/\nB {2}Howlrunner's swarm: /);
    expect(account).toMatch(/^.+ (won|draw) after \d+ rounds?, by .*\.\n {2}Red Squadron: \d+ points?\n/);
    const [, score = "", lines = ""] = /\n {2}Howlrunner's swarm: (\d+) points?\n((?:.*\n)*)$/.exec(account) ?? [];
    const told = [...lines.matchAll(/^ {4,}(\d+) {2}\S.* (?:destroyed|fled)$/gm)].map(([, points]) => Number(points));
    expect(told.reduce((sum, points) => sum + points, 0)).toBe(Number(score));
  });

  test("replay prints a line for each activation and attack, and --full every event", async () => {
    const [story, full] = await Promise.all([broadside(["replay", "game.json"]), broadside(["replay", "game.json", "--full"])]);
    const activated = record.entries.flatMap(({ events }) => events.filter((event) => "note" in event && event.note === "activated"));
    expect(story.stdout.match(/^ *\d+ {2}.* flies a \S+ \d /gm)).toHaveLength(activated.length);
    expect(story.stdout).toMatch(/^Round \d+, Combat phase$/m);
    expect(full.stdout).toMatch(/ activates$/m);
    expect(full.stdout.split("\n").length).toBeGreaterThan(2 * story.stdout.split("\n").length);
  });

  test("replay stops after the input that --to names", async () => {
    const short = (await broadside(["replay", "game.json", "--to", "3"])).stdout;
    expect(short).toMatch(/\n\nSet-up\nA {2}Red Squadron: /);
    expect(short).toContain("not placed yet");
    expect(short.length).toBeLessThan((await broadside(["replay", "game.json"])).stdout.length);
  });

  test("rename withdraws or corrects a name, and the record still verifies", async () => {
    const rename = (...args: readonly string[]) => broadside(["rename", "game.json", ...args]);
    const withdrawn = await rename("--player", "player-2", "--record", "withdrawn.json");
    expect(withdrawn).toEqual({ code: 0, stdout: "player-2 has no name in withdrawn.json.\n", stderr: "" });
    expect(JSON.parse(read("withdrawn.json"))).toEqual({ ...record, names: { "player-1": record.names["player-1"] } });
    expect((await verify("withdrawn.json")).stdout).toMatch(/^Verified: /);
    expect((await broadside(["replay", "withdrawn.json"])).stdout).toContain("Player 2");
    const corrected = await rename("--player", record.names["player-1"] ?? "", "--name", " Ana\t", "--record", "corrected.json");
    expect(corrected.stdout).toBe("player-1 is called Ana in corrected.json.\n");
    expect((await verify("corrected.json")).stdout).toMatch(/^Verified: /);
  });

  test.each([
    [2, /^--player is missing\.\n.*\n--record is missing\.\n/, []],
    [2, /^--name can't be " "\./, ["--player", "player-1", "--name", " ", "--record", "x.json"]],
    [
      1,
      /^There is no player "Zoe" in this record\.\nName one of them by id: player-1: .*; player-2: /,
      ["--player", "Zoe", "--record", "x.json"],
    ],
    [1, /^game\.json already exists\.\n/, ["--player", "player-1", "--record", "game.json"]],
  ] as const)("rename exits with %i and says why: %s", async (exit, words, args) => {
    const { code, stdout, stderr } = await broadside(["rename", "game.json", ...args]);
    expect([code, stdout]).toEqual([exit, ""]);
    expect(stderr).toMatch(words);
  });

  test("replay prints the state as JSON", async () => {
    const stateAt = async (...args: readonly string[]): Promise<State> =>
      JSON.parse((await broadside(["replay", "game.json", "--json", ...args])).stdout) as State;
    expect(await stateAt()).toMatchObject({ outcome: record.result });
    expect(await stateAt("--to", "0")).toMatchObject({ round: 0 });
  });

  test("replay and verify read standard input", async () => {
    expect((await broadside(["verify", "-"], read("game.json"))).stdout).toBe((await verify("game.json")).stdout);
    expect((await broadside(["replay", "-"], read("game.json"))).code).toBe(0);
  });

  test.each([["x"], ["999999"], ["-1"]])("replay is misused by --to %s", async (to) => {
    expect(await broadside(["replay", "game.json", `--to=${to}`])).toEqual({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/(?:--to can't be "(?:x|-1)"\.|has only \d+ inputs\.)\nUse a (?:whole )?number/),
    });
  });
});
