import { contentHash } from "@broadside/kit";
import { parseRecord } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { keyOf } from "../driver/random.ts";
import { startSetUp } from "../testing.ts";
import { HOLDS } from "../testing-random.ts";
import { fork } from "./fork.ts";
import { pendingOf } from "./pending.ts";
import { type GameRecord, gameFromRecord, recordOf } from "./record.ts";
import { verify } from "./verify.ts";
import { withName } from "./with-name.ts";

const DICE = { seed: "s", salts: ["4f1c", "b07e"] };
const GIVEN = { id: "input-1", by: "player-1", at: 1_800_000_000_000 };

function started(names: Readonly<Record<string, string>>) {
  const { game } = startSetUp([{ ships: ["wedgeantilles"] }, { ships: ["howlrunner"] }], { seeded: DICE });
  game.names = names;
  expect(game.give({ input: "time" }, GIVEN)).toBeUndefined();
  return game;
}

const game = started({ "player-1": "Anna", "player-2": "Anna" });
const record = JSON.parse(JSON.stringify(recordOf(game, DICE))) as GameRecord;
const verdictOn = (one: GameRecord) => verify(one, game.content, HOLDS).verdict;
/** Reads a record with these names. */
const namesRead = (names: unknown): unknown => {
  const read = parseRecord(JSON.stringify({ ...record, names }));
  return read.ok ? read.value.names : read.problems[0];
};

describe("names", () => {
  test("no hash covers them: not the key, not the set-up, not the state, and not a loaded game", () => {
    const other = started({ "player-2": "Somebody Else" });
    const hashes = ({ key, setup, state, log }: typeof game) => [
      key,
      ...[setup, state, log].map((one) => contentHash(JSON.stringify(one))),
    ];
    expect(hashes(other)).toEqual(hashes(game));
    expect(pendingOf(other)).toEqual(pendingOf(game));
    expect(game.key).toBe(keyOf(DICE.seed, DICE.salts, game.setup));
    const { names: _, ...rest } = record;
    expect(JSON.stringify(rest)).not.toContain("Anna");
  });

  test("go along with copies of a game, and with its record", () => {
    expect(fork(game, "other").names).toEqual(game.names);
    const loaded = gameFromRecord(record, game.content);
    expect(loaded.ok && loaded.value.names).toEqual(game.names);
    expect(record.names).toEqual(game.names);
  });

  test("may be the same for two players, and may be missing", () => {
    expect(namesRead({ "player-1": "Anna", "player-2": "Anna" })).toEqual({ "player-1": "Anna", "player-2": "Anna" });
    expect(verdictOn({ ...record, names: {} })).toBe("same");
  });

  test("are cleaned when a record is read", () => {
    expect(namesRead({ "player-1": "\u202eAn\u0000na\ud800\n", "player-2": "\u200b", other: "x".repeat(50) })).toEqual({
      "player-1": "Anna",
      other: "x".repeat(40),
    });
  });

  test.each([
    ["no name", { "player-1": 7 }, "names.player-1"],
    ["no id", { "no id": "Anna" }, "names.no id"],
    ["no list of names", ["Anna"], "names"],
  ])("%s can't be read", (_, names, path) => {
    expect(namesRead(names)).toMatchObject({ path });
  });

  test("of inherited fields are no names", () => {
    expect(namesRead(JSON.parse('{"__proto__":"Anna","constructor":"Ben"}'))).toEqual(
      Object.fromEntries([
        ["__proto__", "Anna"],
        ["constructor", "Ben"],
      ]),
    );
  });
});

describe("a record with another name", () => {
  test("has the clean name, and still verifies", () => {
    const corrected = withName(record, "player-2", " Be\u0000n ");
    expect(corrected).toEqual({ ...record, names: { "player-1": "Anna", "player-2": "Ben" } });
    expect(verdictOn(corrected)).toBe("same");
  });

  test.each([undefined, "\u200b"])("is without the name if nothing is left of it: %j", (name) => {
    const withdrawn = withName(record, "player-1", name);
    expect(withdrawn).toEqual({ ...record, names: { "player-2": "Anna" } });
    expect(verdictOn(withdrawn)).toBe("same");
  });
});

test("who gave an input is recorded, and the game doesn't depend on it", () => {
  expect(record.entries[1]).toMatchObject({ input: { input: "time" }, given: GIVEN });
  const entries = record.entries.map(({ given: _, ...entry }) => entry);
  expect(verdictOn({ ...record, entries })).toBe("same");
  const loaded = gameFromRecord(record, game.content);
  expect(loaded.ok && recordOf(loaded.value, DICE).entries[1]).toEqual(record.entries[1]);
  for (const given of [
    { ...GIVEN, id: "" },
    { ...GIVEN, id: "x".repeat(65) },
    { ...GIVEN, by: "a b" },
    { ...GIVEN, at: -1 },
  ]) {
    const wrong = record.entries.map((entry) => (entry.given ? { ...entry, given } : entry));
    expect(parseRecord(JSON.stringify({ ...record, entries: wrong })).ok).toBe(false);
  }
});

test("no two seats have the same player, and ids are plain words", () => {
  const problemWith = (...ids: readonly string[]) => {
    const seats = record.setup.seats.map((seat, at) => ({ ...seat, player: ids[at] }));
    const read = parseRecord(JSON.stringify({ ...record, setup: { ...record.setup, seats } }));
    return read.ok ? undefined : read.problems[0]?.path;
  };
  expect(problemWith("a_B-9", "b")).toBeUndefined();
  expect(problemWith("a", "a")).toBe("setup.seats");
  for (const id of ["", "a b", "é", "x".repeat(65)]) expect(problemWith(id, "b"), id).toBe("setup.seats[0].player");
});
