/** An event accepts only records that verify under these rules. The staff may still accept others, and the log says so. */
import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { GameRecord } from "@broadside/rules";
import { writeXws } from "@broadside/squads";
import { READY_MADE } from "@broadside/squads/ready-made/1e";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read } = workplace();
const catalogue = catalogueOf(pack);
const event = (...args: readonly string[]) => broadside(["event", ...args]);
const taken = async (...args: readonly string[]) => event("result", "cup.jsonl", "1", ...args);
const rows = () =>
  read("cup.jsonl")
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { readonly what: Record<string, unknown> }).what);

/** A ready-made list with the player's name. */
function listOf(id: string, player: string): string {
  const entry = READY_MADE.find((list) => list.id === id)?.entry;
  if (!entry) throw new Error(`no list ${id}`);
  return file(`${player}.xws`, writeXws({ ...entry, squads: entry.squads.map((squad) => ({ ...squad, player })) }, catalogue));
}

let record: GameRecord;
const changed = (what: Partial<Record<keyof GameRecord, unknown>>): string => file("changed.json", JSON.stringify({ ...record, ...what }));
/** Claims that Ana lost nothing and Ben everything. */
const forgedClaim = () => ({
  ...record.claim,
  lost: [[], record.setup.squads[1]?.ships.map((_, ship) => ({ member: 0, ship, as: "destroyed" }))],
});

/** Settings for an event that leaves all agreements to the players, as earlier versions did. */
const ANY = ["--aids", "any", "--unknown-damage", "any"];
/** The agreements that events fix by default. */
const AS_AT_EVENTS = ["--aids", "strict", "--unknown-damage", "by-hand"];

beforeAll(async () => {
  const [ana, ben] = [listOf("1e-tantive-and-transport", "Ana"), listOf("1e-raider-and-escort", "Ben")];
  const { code, stderr } = await broadside([
    "play",
    ana,
    ben,
    "--format",
    "epic-dogfight",
    "--rounds",
    "1",
    "--record",
    "game.json",
    ...AS_AT_EVENTS,
  ]);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Note: Broadside doesn't resolve these cards[^\n]*\n$/)]);
  record = JSON.parse(read("game.json")) as GameRecord;
  await event(
    "new",
    "start.jsonl",
    "--format",
    "epic-dogfight",
    "--name",
    "Cup",
    "--organiser",
    "Olga",
    "--rounds",
    "1",
    "--game-rounds",
    "1",
  );
  for (const [name, list] of [
    ["Ana", ana],
    ["Ben", ben],
  ] as const) {
    await event("add", "start.jsonl", name);
    expect(await event("list", "start.jsonl", name, list)).toMatchObject({ code: 0 });
  }
  await event("pair", "start.jsonl");
}, 60_000);
beforeEach(() => void file("cup.jsonl", read("start.jsonl")));

test("a record that verifies is accepted without a note", async () => {
  expect(await taken("--game", "game.json")).toMatchObject({ code: 0 });
  const row = rows().at(-1);
  expect(row).toMatchObject({ kind: "result" });
  expect(row).not.toHaveProperty("unproven");
});

test.each<[what: string, name: () => string, why: RegExp]>([
  ["a forged claim under an unknown rules version", () => changed({ rulesVersion: "1.0", claim: forgedClaim() }), /rules version 1\.0/],
  ["a forged claim", () => changed({ claim: forgedClaim() }), /Different from input \d+ on: the claim/],
  [
    "dice without a commitment",
    () => changed({ dice: undefined, commitment: undefined }),
    /Not proven: the seed, the salts or the commitment/,
  ],
])("%s is refused without --anyway", async (_, name, why) => {
  const before = read("cup.jsonl");
  const { code, stderr } = await taken("--game", name());
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^changed\.json doesn't prove the result\. .*--anyway/s)]);
  expect(stderr).toMatch(why);
  expect(read("cup.jsonl")).toBe(before);
});

test("the staff can accept it with --anyway, and the log says that it proves nothing, and why", async () => {
  const { dice: _dice, ...noDice } = record;
  const name = file("no-dice.json", JSON.stringify(noDice));
  expect(await taken("--game", name, "--anyway")).toMatchObject({ code: 0 });
  expect(rows().at(-1)).toMatchObject({
    kind: "result",
    unproven: expect.stringMatching(/^Not proven: the seed, the salts or the commitment/),
  });
  expect((await event("log", "cup.jsonl")).stdout).toMatch(/Round 1, table 1: .*; from an unproven game record: Not proven: the seed/);
  expect(await event("check", "cup.jsonl")).toMatchObject({ code: 0 });
});

test("a player can't accept one that proves nothing", async () => {
  const name = changed({ dice: undefined });
  expect(await taken("--game", name, "--anyway", "--as", "Ana")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Only the staff can accept an unproven record/),
  });
});

test("whatever a record has instead of a claim, the error is a sentence", async () => {
  for (const claim of [7, [], { lost: 3 }, { lost: [[7], {}], wiped: [9], conceded: {} }, {}]) {
    const { code, stderr } = await taken("--game", changed({ rulesVersion: "0", claim }), "--anyway");
    expect([code, stderr]).toEqual([1, expect.stringMatching(/\.\n$/)]);
    expect(stderr).not.toMatch(/TypeError|\n\s+at /);
  }
});

describe("an event's agreements", () => {
  const unlike = async (...agreed: readonly string[]) => {
    const lists = ["Ana", "Ben"].map((name, at) => listOf(at === 0 ? "1e-tantive-and-transport" : "1e-raider-and-escort", name));
    const args = ["--format", "epic-dogfight", "--rounds", "1", "--record", "other.json", "--force", ...agreed];
    expect((await broadside(["play", ...lists, ...args])).code).toBe(0);
    return "other.json";
  };

  test("are fixed in a new event, which refuses a game with others and names every difference", async () => {
    expect(rows()[0]).toMatchObject({ settings: { agreements: { aids: "strict", unknownDamage: "by hand" } } });
    const before = read("cup.jsonl");
    const { code, stderr } = await taken("--game", await unlike("--undo", "free"));
    expect(code).toBe(1);
    expect(stderr.split("\n").slice(0, 2)).toEqual([
      'The game\'s setting for assistance was "full", but the event requires "tournament".',
      'The game\'s setting for unknown Damage cards was "ours", but the event requires "by hand".',
    ]);
    expect(stderr).toMatch(/--anyway/);
    expect(read("cup.jsonl")).toBe(before);
  });

  test("don't keep the staff from accepting a game with --anyway, and the log records the differences", async () => {
    expect(await taken("--game", await unlike("--aids", "strict"), "--anyway")).toMatchObject({ code: 0 });
    expect(rows().at(-1)).toMatchObject({
      kind: "result",
      unproven: 'The game\'s setting for unknown Damage cards was "ours", but the event requires "by hand".',
    });
    expect(await event("check", "cup.jsonl")).toMatchObject({ code: 0 });
  });

  test("are broken by assistance alone: a game with full assistance is refused, and counts only if the staff accepts it", async () => {
    const open = await unlike("--aids", "open", "--unknown-damage", "by-hand");
    const before = read("cup.jsonl");
    const { code, stderr } = await taken("--game", open);
    expect([code, stderr.split("\n")[0]]).toEqual([
      1,
      'The game\'s setting for assistance was "full", but the event requires "tournament".',
    ]);
    expect(stderr).not.toMatch(/unknown Damage cards/);
    expect(read("cup.jsonl")).toBe(before);
    expect(await taken("--game", open, "--anyway")).toMatchObject({ code: 0 });
    expect(rows().at(-1)).toMatchObject({
      kind: "result",
      unproven: 'The game\'s setting for assistance was "full", but the event requires "tournament".',
    });
  });

  test("can't be ignored by a player who accepts a record", async () => {
    expect(await taken("--game", await unlike(), "--anyway", "--as", "Ana")).toMatchObject({ code: 1 });
  });

  test("are set by the organiser before the first round: more of them, clocks too, or none", async () => {
    const cup = "open.jsonl";
    await event("new", cup, "--format", "epic-dogfight", "--name", "Cup", "--organiser", "Olga", "--aids", "any", "--clock", "match=4500");
    const settings = () => JSON.parse(read(cup).trim().split("\n").at(-1) ?? "").what.settings;
    expect(settings().agreements).toEqual({ unknownDamage: "by hand", clocks: { match: 4500 } });
    expect(await event("set", cup, "--unknown-damage", "any", "--clock", "any")).toMatchObject({ code: 0 });
    expect(settings()).not.toHaveProperty("agreements");
    expect(await event("set", cup, "--undo", "always")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--undo can.t be "always"/),
    });
  });

  test("are missing in events from earlier versions, which accept every game", async () => {
    const cup = "earlier.jsonl";
    await event(
      "new",
      cup,
      "--format",
      "epic-dogfight",
      "--name",
      "Cup",
      "--organiser",
      "Olga",
      "--rounds",
      "1",
      "--game-rounds",
      "1",
      ...ANY,
    );
    for (const [name, list] of [
      ["Ana", listOf("1e-tantive-and-transport", "Ana")],
      ["Ben", listOf("1e-raider-and-escort", "Ben")],
    ] as const) {
      await event("add", cup, name);
      await event("list", cup, name, list);
    }
    await event("pair", cup);
    expect(await event("result", cup, "1", "--game", await unlike("--undo", "free"))).toMatchObject({ code: 0 });
  });
});
