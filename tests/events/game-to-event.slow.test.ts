/**
 * A game is entered into an event through its record, from the first command to the last. The event has the same winner and score as the
 * game.
 */
import { catalogueFor, lineUpFor } from "@broadside/content";
import type { SecondEdition } from "@broadside/formats";
import type { GameRecord } from "@broadside/rules";
import type { OptionValues } from "@broadside/scenarios";
import { writeXws } from "@broadside/squads";
import { expect, test } from "vitest";
import { workplace } from "../shared/broadside.ts";

const { broadside, file, read } = workplace();
const NAMES = ["Ana", "Ben"];

interface Told {
  readonly winners: readonly string[];
  readonly seats: readonly { readonly name: string; readonly score: number }[];
}

/** Default lists of a scenario, each with its player's name. */
async function listsOf(scenario: string, edition: SecondEdition, format: string, options: OptionValues = {}): Promise<readonly string[]> {
  const catalogue = await catalogueFor(edition);
  const lists = await lineUpFor({ scenario, edition, options, teams: NAMES.map(() => undefined) });
  return NAMES.map((player, seat) => {
    const squad = lists[seat]?.squads[0];
    if (!squad) throw new Error(`no squad for ${player}`);
    return file(`${scenario}-${player}.json`, writeXws({ format, squads: [{ ...squad, player }] }, catalogue));
  });
}

/** The agreements that events fix by default. */
const AS_AT_EVENTS = ["--aids", "strict", "--unknown-damage", "by-hand"];

const run = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await broadside(args);
  expect([code, stderr], args.join(" ")).toEqual([0, expect.not.stringMatching(/refused/)]);
  return stdout;
};

/** An event with one paired round of one scenario. */
async function cupOf(format: string, plan: string, files: readonly string[]): Promise<string> {
  const cup = `${plan.split(":").at(-1)}.jsonl`;
  await run("event", "new", cup, "--format", format, "--name", "Cup", "--organiser", "Olga", "--plan", plan);
  if (format === "epic-battles") await run("event", "set", cup, "--publish");
  for (const [at, name] of NAMES.entries()) {
    await run("event", "add", cup, name);
    await run("event", "list", cup, name, files[at] ?? "");
  }
  await run("event", "pair", cup, "--seed", "1");
  return cup;
}

async function entersAsPlayed(cup: string, game: string, { seats, winners }: Told): Promise<void> {
  const said = await run("event", "result", cup, "1", "--game", game);
  for (const { name, score } of seats) {
    expect(said).toMatch(new RegExp(`${name}\\s+${winners.includes(name) ? "win" : "loss"}\\s+${score}\\s`));
  }
  await run("event", "check", cup);
}

test.each([
  ["passing-engagement", "2.0", "epic-battles", "epic-battles", "players:300:90:passing-engagement"],
  // Ids from earlier versions work too.
  ["assault-at-the-satellite-array", "2.5", "scenario-event", "standard-20", "players:20:75:satellite-array"],
] as const)("%s in %s is entered as it was played", async (scenario, edition, format, lists, plan) => {
  const files = await listsOf(scenario, edition, lists);
  const game = `${scenario}.json`;
  const played = await run("play", "--scenario", scenario, ...files, "--seed", "1", "--record", game, "--json", ...AS_AT_EVENTS);
  await entersAsPlayed(await cupOf(format, plan, files), game, JSON.parse(played) as Told);
});

test("a dogfight at an Epic Battles event is played with its lists, including huge ships and wings, and entered", async () => {
  const files = await listsOf("dogfight", "2.0", "epic-battles", { points: 300, epic: 1 });
  const cup = await cupOf("epic-battles", "players:300:90:dogfight", files);
  const game = ["--seed", "1", "--json", "--record"];
  await run("play", "--scenario", "dogfight", ...files, "--set", "points=300", ...AS_AT_EVENTS, ...game, "alone.json");
  const played = await run("play", "--event", cup, "--table", "1", ...game, "table.json");
  const [alone, table] = ["alone.json", "table.json"].map((name) => (JSON.parse(read(name)) as GameRecord).setup);
  expect(table?.seats.map(({ player }) => player)).toEqual(["p1", "p2"]);
  expect({ ...table, seats: [] }).toEqual({ ...alone, seats: [] });
  await entersAsPlayed(cup, "table.json", JSON.parse(played) as Told);
});

const SCRAMBLE = "scramble-the-transmissions";

/** Creates an event with two rounds of the same scenario. The first round is already paired. */
async function scrambleCup(cup: string, ...settings: readonly string[]): Promise<readonly string[]> {
  const files = await listsOf(SCRAMBLE, "2.5", "standard-20");
  const plan = `players:20:75:${SCRAMBLE},players:20:75:${SCRAMBLE}:again`;
  await run("event", "new", cup, "--format", "scenario-event", "--name", "Cup", "--organiser", "Olga", "--plan", plan, ...settings);
  for (const [at, name] of NAMES.entries()) {
    await run("event", "add", cup, name);
    await run("event", "list", cup, name, files[at] ?? "");
  }
  await run("event", "pair", cup, "--seed", "1");
  return files;
}

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, stderr } = await broadside(args);
  expect(code, args.join(" ")).toBe(1);
  return stderr;
};

test("a game for an event's table uses its names, lists and agreements, and its record counts once", async () => {
  await scrambleCup("twice.jsonl");
  await run("play", "--event", "twice.jsonl", "--table", "1", "--seed", "3", "--record", "twice.json");
  expect(await run("event", "result", "twice.jsonl", "1", "--game", "twice.json")).toMatch(
    /Proven by the game's record \(commitment [0-9a-f]{64}\)\./,
  );
  const COUNTED =
    /^This game already counts for round 1, table 1, (Ana against Ben|Ben against Ana)\. A record counts only once\.\nName the record of another game, or enter the result by hand\.\n$/;
  expect(await refused("event", "result", "twice.jsonl", "1", "--game", "twice.json")).toMatch(COUNTED);
  await run("event", "pair", "twice.jsonl", "--seed", "1", "--confirm");
  expect(await refused("event", "result", "twice.jsonl", "1", "--game", "twice.json")).toMatch(COUNTED);
  expect(await refused("event", "result", "twice.jsonl", "1", "--game", "twice.json", "--anyway")).toMatch(COUNTED);
  await run("event", "result", "twice.jsonl", "1", "12", "9");
  expect(await run("event", "export", "twice.jsonl", "--to", "csv", "--what", "results")).toMatch(
    /^1,.*,no,record,[0-9a-f]{64}\r\n1,.*,record,[0-9a-f]{64}\r\n2,.*,no,by hand,\r\n2,.*,by hand,\r\n$/m,
  );
  expect(await run("event", "standings", "twice.jsonl")).toMatch(/proven[\s\S]* 1\n.* 1\n$/);
  expect(await run("event", "log", "twice.jsonl")).toMatch(/proven by the game's record \(commitment [0-9a-f]{12}\)\n/);
  // A correction may use the same record again.
  await run("event", "result", "twice.jsonl", "1", "--round", "1", "--game", "twice.json", "--correct", "the same");
});

test("a game that its players shortened, or played with another reference, is refused unless the event allows it", async () => {
  const files = await scrambleCup("short.jsonl");
  const game = ["play", "--scenario", SCRAMBLE, ...files, "--seed", "3", ...AS_AT_EVENTS];
  await run(...game, "--record", "short.json", "--rounds", "4");
  const told = ["event", "result", "short.jsonl", "1", "--game", "short.json"];
  expect(await refused(...told)).toMatch(
    /^The players ended their game after round 4, but games in round 1 of the event end after round 12\.\nEnter the result by hand\. The staff can also accept the record with --anyway, and the log will say so\./,
  );
  await run(...game, "--record", "set.json", "--set", "rounds=4", "--reference", "1.4.2");
  expect(await refused("event", "result", "short.jsonl", "1", "--game", "set.json")).toMatch(
    /game after round 4, but .*\nThe game used rules reference 1\.4\.2, but the event uses 1\.4\.5\.\nEnter the result by hand\./,
  );
  await scrambleCup("said.jsonl", "--game-rounds", "4");
  await run("event", "result", "said.jsonl", "1", "--game", "short.json");
  await run("play", "--event", "said.jsonl", "--table", "Ana", "--seed", "3", "--record", "said.json");
  expect(JSON.parse(read("said.json"))).toMatchObject({ setup: { roundLimit: 4, agreements: { aids: "strict" } } });
});

test("a game at an event's table is recognised by its players' ids, whatever their names are", async () => {
  await scrambleCup("ids.jsonl");
  const played = JSON.parse(
    await run("play", "--event", "ids.jsonl", "--table", "1", "--seed", "4", "--record", "named.json", "--json"),
  ) as Told;
  await run("rename", "named.json", "--player", "Ana", "--name", "Ana Kovač", "--record", "corrected.json");
  await run("rename", "corrected.json", "--player", "Ben", "--record", "unnamed.json");
  await entersAsPlayed("ids.jsonl", "unnamed.json", played);
});

test("a game with the ids of another event's players is recognised by its players' names", async () => {
  await scrambleCup("other.jsonl");
  const played = JSON.parse(
    await run("play", "--event", "other.jsonl", "--table", "1", "--seed", "5", "--record", "other.json", "--json"),
  ) as Told;
  const record = JSON.parse(read("other.json")) as GameRecord;
  const seats = record.setup.seats.map((seat) => ({ ...seat, player: seat.player === "p1" ? "p2" : "p1" }));
  const names = { p1: record.names["p2"], p2: record.names["p1"] };
  file("swapped.json", JSON.stringify({ ...record, setup: { ...record.setup, seats }, names }));
  expect(await refused("event", "result", "other.jsonl", "1", "--game", "swapped.json")).toMatch(/the key doesn't follow/);
  const said = await run("event", "result", "other.jsonl", "1", "--game", "swapped.json", "--anyway");
  for (const { name, score } of played.seats)
    expect(said).toMatch(new RegExp(`${name}\\s+${played.winners.includes(name) ? "win" : "loss"}\\s+${score}\\s`));
});

test("--names gives each player a name", async () => {
  const files = await listsOf(SCRAMBLE, "2.5", "standard-20");
  const game = ["play", "--scenario", SCRAMBLE, ...files, "--seed", "3", "--rounds", "1"];
  const { seats } = JSON.parse(await run(...game, "--json", "--names", "Sam Smith, Kim")) as Told;
  expect(seats.map(({ name }) => name)).toEqual(["Sam Smith", "Kim"]);
  expect(await broadside([...game, "--names", "Sam"])).toMatchObject({
    code: 2,
    stderr: "--names has 1 names for 2 players.\nName each of the 2 players, with commas between the names.\n",
  });
  expect(await broadside([...game, "--names", "Sam,sam"])).toMatchObject({ code: 2 });
  const named = JSON.parse(await run(...game, "--json", "--names", "Program (ace),Sam")) as Told;
  expect(named.seats.map(({ name }) => name)).toEqual(["Program (ace)", "Sam"]);
});
