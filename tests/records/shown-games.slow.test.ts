/** The games in the documentation replay identically, and their results can be entered in an event with the lists they used. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameRecord, Note, NoteKind } from "@broadside/rules";
import { describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";
import { shownText } from "../shared/shown-records.ts";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "records");
const path = (game: string, file: string): string => join(FOLDER, game, file);
const recordOf = (game: string) => JSON.parse(shownText(game)) as GameRecord;

const notesOf = (game: string): readonly Note[] =>
  recordOf(game).entries.flatMap(({ events }) => events.flatMap((event) => ("note" in event ? [event] : [])));

/** These are friendly games, so an event that accepts them must leave all agreements to the players. */
const ANY_AGREEMENTS = ["--aids", "any", "--unknown-damage", "any"];

test("the game of ace against ace matches its inputs, and gives the bots' reasons", async () => {
  const { broadside } = workplace();
  expect(await broadside(["verify", path("ace-epic-dogfight", "game.json.gz")])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Verified/),
  });
  const dials = notesOf("ace-epic-dogfight").filter(({ note }) => note === "revealed").length;
  const reasons = readFileSync(path("ace-epic-dogfight", "reasons.txt"), "utf8").split("\n");
  expect(dials).toBeGreaterThan(50);
  expect(reasons.filter((line) => /: Choose a maneuver for .+: .+ – .+\.$/.test(line)).length).toBeGreaterThanOrEqual(dials);
});

describe("the shown Epic Dogfight", () => {
  const { broadside, file } = workplace();

  test("has a section crippled, a small ship run over and shields recovered", () => {
    const notes = notesOf("epic-dogfight");
    const has = (kind: NoteKind) => notes.some(({ note }) => note === kind);
    const recovers = notes.some((one) => one.note === "action" && one.action === "recover");
    expect([has("crippled"), has("run over"), recovers]).toEqual([true, true, true]);
  });

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", path("epic-dogfight", "game.json.gz")])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verified/),
    });
  });

  const event = async (...args: readonly string[]) => broadside(["event", ...args]);

  /** An event where Ana and Ben are paired, with these lists. */
  async function friendly(cup: string, lists: Readonly<Record<string, string>>): Promise<void> {
    await event("new", cup, "--format", "epic-dogfight", "--name", "Friendly", "--organiser", "Olga", "--rounds", "1", ...ANY_AGREEMENTS);
    for (const [name, list] of Object.entries(lists)) {
      await event("add", cup, name);
      expect(await event("list", cup, name, list)).toMatchObject({ code: 1, stderr: expect.stringMatching(/ET-SQUAD-04/) });
      expect(await event("list", cup, name, list, "--override", "a friendly game")).toMatchObject({ code: 0 });
    }
    await event("pair", cup);
  }

  test("can be entered in an event by its record, which counts the sections", async () => {
    await friendly("cup.jsonl", { Ana: path("epic-dogfight", "ana.json"), Ben: path("epic-dogfight", "ben.json") });
    const { stdout } = await event("result", "cup.jsonl", "1", "--game", path("epic-dogfight", "game.json.gz"));
    expect(stdout).toContain("fore section crippled");
    expect(await event("check", "cup.jsonl")).toMatchObject({ code: 0 });
  });

  test("is refused for other lists, after a change, and without its table", async () => {
    await friendly("swapped.jsonl", { Ana: path("epic-dogfight", "ben.json"), Ben: path("epic-dogfight", "ana.json") });
    const game = path("epic-dogfight", "game.json.gz");
    expect(await event("result", "swapped.jsonl", "1", "--game", game)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /Ana played a different list from the one handed in: its hash is [0-9a-f]{12} instead of [0-9a-f]{12}\./,
      ),
    });
    const { claim, ...rest } = recordOf("epic-dogfight");
    const changed = file("changed.json", JSON.stringify({ ...rest, claim: { ...claim, lost: [[], []] } }));
    expect(await event("result", "swapped.jsonl", "1", "--game", changed)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/changed\.json doesn't prove the result\. Different from input \d+ on: the claim: /),
    });
    expect(await event("result", "swapped.jsonl", "--game", game)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--record needs the game's table\.\nName the table, or a side that plays there\./),
    });
  });
});

describe("the shown Team Epic", () => {
  const { broadside } = workplace();
  const event = async (...args: readonly string[]) => broadside(["event", ...args]);
  const game = path("team-epic", "game.json.gz");

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", game])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Verified/) });
  });

  test("can be entered in a team event by its record, with each member's losses", async () => {
    await event("new", "cup.jsonl", "--format", "team-epic", "--name", "Teams", "--organiser", "Olga", "--rounds", "1", ...ANY_AGREEMENTS);
    for (const name of ["Chiyo", "Ana", "Ben", "Dmitri"]) await event("add", "cup.jsonl", name);
    await event("team", "cup.jsonl", "Hammer", "Ben", "Dmitri", "--captain", "Ben");
    await event("team", "cup.jsonl", "Fleet", "Ana", "Chiyo", "--captain", "Ana");
    for (const name of ["Ana", "Ben"])
      expect(await event("list", "cup.jsonl", name, path("team-epic", `${name.toLowerCase()}.json`))).toMatchObject({ code: 0 });
    await event("pair", "cup.jsonl", "--seed", "1");
    const { code, stdout } = await event("result", "cup.jsonl", "1", "--game", game);
    const { claim } = recordOf("team-epic");
    expect(code).toBe(0);
    expect(stdout.match(/destroyed|fled|crippled/g)).toHaveLength(claim?.lost?.flat().length ?? 0);
    expect(await event("check", "cup.jsonl")).toMatchObject({ code: 0 });
  });

  test("is refused for other players, with scores typed as well, and if the file isn't a record", async () => {
    await event(
      "new",
      "other.jsonl",
      "--format",
      "epic-dogfight",
      "--name",
      "Other",
      "--organiser",
      "Olga",
      "--rounds",
      "1",
      ...ANY_AGREEMENTS,
    );
    for (const name of ["Ana", "Ben"]) {
      await event("add", "other.jsonl", name);
      await event("list", "other.jsonl", name, "--paper", "300", "--faction", "rebel");
    }
    await event("pair", "other.jsonl");
    const result = async (...args: readonly string[]) => event("result", "other.jsonl", "1", ...args);
    expect(await result("--game", game)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /Ana, Chiyo, Ben, Dmitri played this game, but Ana, Ben sit at table 1\.\nName the right table or the right record\./,
      ),
    });
    expect(await result("--game", game, "--time")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /--record reads the whole result\.\nLeave out the scores and --lost, --wiped, --conceded, --time, --game-rounds, --tiebreak, --counters\./,
      ),
    });
    expect(await result("--game", path("team-epic", "ana.json"))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/isn't a game record/),
    });
  });
});

describe("the shown Salvage Mission", () => {
  const { broadside } = workplace();

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", path("salvage-mission", "game.json.gz")])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verified/),
    });
  });

  test("is decided by a cache that the loser had to jettison: keeping it would have earned more than the loser lacks", () => {
    const notes = notesOf("salvage-mission");
    const [ana = 0, ben = 0] = [0, 1].map((seat) =>
      notes.reduce((sum, one) => (one.note === "mission points" && one.seat === seat ? sum + one.points : sum), 0),
    );
    const loser = ana < ben ? "A" : "B";
    const lost = notes.findIndex((one) => one.note === "jettisoned" && one.ship.startsWith(loser) && one.rule === "SC-SALVAGE-30");
    expect(lost).toBeGreaterThan(0);
    expect(notes.slice(lost).filter(({ note }) => note === "rounds left").length).toBeGreaterThan(Math.abs(ana - ben));
  });
});

describe("the shown Aces High", () => {
  const { broadside } = workplace();

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", path("aces-high", "game.json.gz")])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verified/),
    });
  });

  test("has three of four aces shot down and back in the fight, and is won by counters", () => {
    const notes = notesOf("aces-high");
    const back = notes.flatMap((one) => (one.note === "restored" ? [one.ship] : []));
    expect(new Set(back).size).toBeGreaterThanOrEqual(3);
    expect(notes.findLast(({ note }) => note === "game over")).toMatchObject({ ending: "goal" });
  });
});

describe("the shown Cover the Evacuation", () => {
  const { broadside } = workplace();

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", path("cover-the-evacuation", "game.json.gz")])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verified/),
    });
  });

  test("is played by three against two, with huge ships and wings, and ends with the last shuttle", () => {
    const { setup } = recordOf("cover-the-evacuation");
    expect(setup.seats.map(({ team }) => team)).toEqual([1, 1, 1, 2, 2]);
    const notes = notesOf("cover-the-evacuation");
    const told = (kind: NoteKind) => notes.filter(({ note }) => note === kind);
    expect(told("escaped").some((one) => "ship" in one && one.ship?.startsWith("R"))).toBe(true);
    expect(told("destroyed").some((one) => "ship" in one && one.ship?.startsWith("R"))).toBe(true);
    expect([told("split").length > 0, told("joined").length > 0]).toEqual([true, true]);
    expect(told("game over")).toMatchObject([{ ending: "goal" }]);
  });
});

describe("the shown Intel Pickup", () => {
  const { broadside } = workplace();

  test("is what its inputs give", async () => {
    expect(await broadside(["verify", path("intel-pickup", "game.json.gz")])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Verified/),
    });
  });

  test("has a wingmate that splits for lack of room, bumps a ship as it flies on alone, and joins its wing again", () => {
    const notes = notesOf("intel-pickup");
    const stories = notes.flatMap((split, at) => {
      if (split.note !== "split" || split.reason !== "no place in formation") return [];
      const [next, ...later] = notes
        .slice(at)
        .filter((one) => "ship" in one && one.ship === split.ship && ["overlapped", "activated", "joined"].includes(one.note));
      return [[next?.note, later.some((one) => one.note === "joined")]];
    });
    expect(stories).toContainEqual(["overlapped", true]);
  });
});
