/** The end of a game, without a browser: the summary, a rematch, and the event result. */
import type { GameRecord } from "@broadside/rules";
import type { GameStory } from "@broadside/telling";
import { describe, expect, test } from "vitest";
import { type LocalClient, localClient } from "./client.testing.ts";
import { twoSeats } from "./two-seats.testing.ts";
import { countedMatch } from "./worker/counted-match.ts";
import { makeRematch } from "./worker/seating.ts";

const GAME = twoSeats("1e-two-assassin-droids", "1e-red-squadron");

/** Plays two rounds with default answers. Then a judge removes one of Ben's ships, and Anna concedes. */
async function played(client: LocalClient): Promise<void> {
  let { scene } = await client.start(GAME, "story test", [undefined, "random"]);
  while (scene && scene.state.round < 2) ({ scene } = await client.give([{ input: "hurry", seat: "judge", number: scene.number }], []));
  await client.give(
    [
      { input: "set", reason: "hit", changes: [{ change: "ship", ship: "B1", set: { status: "destroyed", pose: undefined } }] },
      { input: "concede", seat: 0 },
    ],
    [],
  );
}

const storyOf = async (client: LocalClient, of: "played" | "watched"): Promise<GameStory> => {
  const story = await client.story(of);
  if ("refused" in story) throw new Error(story.refused);
  return story;
};

test("a game's summary is the same at its end and in its replay", async () => {
  const client = localClient();
  await played(client);
  const story = await storyOf(client, "played");
  expect(story.ending).toMatchObject({ headline: "Ben won", why: "Anna conceded in round 2." });
  expect(story.rounds.at(-1)?.losses).toMatchObject([{ ships: ["B1"], seat: 1, sides: [0] }]);
  const watcher = localClient();
  const watched = await watcher.watch(await (await client.save()).text());
  expect(await storyOf(watcher, "watched")).toEqual(story);
  const numbers = "moments" in watched ? watched.moments.map(({ number }) => number) : [];
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(story.turningPoints.every(({ number }) => number >= (numbers[0] ?? 0) && number <= (numbers.at(-1) ?? 0))).toBe(true);
}, 60_000);

test("a rematch has the same lists and bots, but other dice", async () => {
  const client = localClient();
  await played(client);
  const before = await client.view([]);
  const { scene } = await client.again(false, "other dice");
  expect(scene?.game).not.toBe(before.game);
  expect(scene?.result).toBeUndefined();
  expect(scene?.state.round).toBe(0);
  expect(scene?.seats).toEqual(before.seats);
  expect(scene?.bots).toEqual([{ seat: 1, level: "random", isStandIn: false }]);
  expect(scene?.ships.map(({ pilot }) => pilot)).toEqual(before.ships.map(({ pilot }) => pilot));
}, 60_000);

test("if sides are swapped, everyone flies the other list, and bots keep their players", async () => {
  const client = localClient();
  await played(client);
  const before = await client.view([]);
  const { scene } = await client.again(true, "other dice");
  expect(scene?.seats.map(({ name }) => name)).toEqual(["Ben", "Anna"]);
  expect(scene?.bots).toEqual([{ seat: 0, level: "random", isStandIn: false }]);
  expect(scene?.ships.map(({ pilot }) => pilot)).toEqual(before.ships.map(({ pilot }) => pilot));
}, 60_000);

describe("swapped seats", () => {
  const swapped = (...teams: readonly number[]): readonly string[] => {
    const seats = teams.map((team, seat) => ({ team, player: "ABCDEFGH"[seat] ?? "" }));
    const setup = { seats } as unknown as GameRecord["setup"];
    const begun = makeRematch(
      { setup, names: {} },
      seats.map(({ player }) => ({ id: player })),
      true,
      "dice",
    );
    return "setup" in begun ? begun.setup.seats.map(({ player }) => player) : [];
  };
  test.each([
    ["two players", [1, 2], "BA"],
    ["two teams, member by member", [1, 1, 2, 2], "CDAB"],
    ["teams that sit crosswise", [1, 2, 1, 2], "BADC"],
    ["everybody on their own, one place on", [1, 2, 3], "BCA"],
    ["sides that are not equally many stay", [1, 2, 1], "ABC"],
  ])("%s", (_, teams, names) => {
    expect(swapped(...teams).join("")).toBe(names);
  });
});

describe("the event result", () => {
  const ship = (points: number) => ({ pilot: "", upgrades: [], points });
  const squad = (...points: readonly number[]) => ({
    faction: "",
    obstacles: [],
    points: points.reduce((a, b) => a + b, 0),
    ships: points.map(ship),
  });
  const record = (setup: Partial<GameRecord["setup"]>, claim: GameRecord["claim"]) =>
    ({
      setup: {
        edition: "1e",
        format: "epic-dogfight",
        seats: [
          { name: "A", team: 1 },
          { name: "B", team: 2 },
        ],
        squads: [squad(200, 100), squad(150, 140)],
        ...setup,
      },
      claim,
    }) as unknown as GameRecord;
  const lost = (ships: readonly number[]) => ships.map((one) => ({ member: 0, ship: one, as: "destroyed" as const }));

  test("[ET-END-09, ET-MOV-02, ET-MOV-03] a lead of twelve or more when time is up is a full win, with the margin of victory around the limit", () => {
    expect(countedMatch(record({}, { lost: [lost([1]), lost([0])], time: true, rounds: 9 }))).toEqual({
      format: "epic-dogfight",
      isPod: false,
      marginRule: "ET-MOV-02",
      sides: [
        { result: "win", place: 1, score: 150, points: 5, margin: 350 },
        { result: "loss", place: 2, score: 100, points: 0, margin: 250 },
      ],
    });
  });

  test("[ET-END-08] a lead below twelve is a modified win", () => {
    const squads = [squad(200, 100), squad(190, 110)];
    expect(countedMatch(record({ squads }, { lost: [lost([1]), lost([1])], time: true, rounds: 9 }))?.sides[0]).toMatchObject({
      result: "modified win",
      points: 3,
      margin: 310,
    });
  });

  test("is missing for a limit of a hundred points, and for a game in progress", () => {
    expect(countedMatch(record({ format: "standard-100" }, { scores: [1, 0] }))).toBeUndefined();
    expect(countedMatch(record({}, undefined))).toBeUndefined();
  });
});
