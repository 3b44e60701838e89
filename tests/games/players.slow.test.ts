import { catalogueOf } from "@broadside/cards";
import { pack } from "@broadside/cards/1e";
import type { Pose } from "@broadside/geometry";
import { defaultPlayer, type Player, playOut, randomPlayer } from "@broadside/players";
import { FIRST_EDITION, type Game, type GameSetup, leavesTable, newGame, recordOf, verify } from "@broadside/rules";
import { describe, expect, test } from "vitest";

const CONTENT = { edition: FIRST_EDITION, catalogue: catalogueOf(pack), registry: new Map(), strict: true };
const squad = (...pilots: readonly string[]): GameSetup["squads"][number] => ({
  faction: "rebel",
  points: 100,
  obstacles: [],
  ships: pilots.map((pilot) => ({ pilot, upgrades: [], points: 25 })),
});
const SETUP: GameSetup = {
  edition: "1e",
  format: "standard-100",
  table: "3x3",
  seats: [
    { player: "ada", team: 0 },
    { player: "bob", team: 1 },
  ],
  squads: [squad("wedgeantilles", "lukeskywalker"), squad("howlrunner", "academypilot")],
  decks: ["core-tfa", "core-tfa"],
};
const start = (seed = "players"): Game => newGame(SETUP, CONTENT, { seed, salts: [] });

/** A game where A1 stands here, at the edge and facing it, and its dial isn't set yet. */
function atTheEdge(pose: Pose): Game {
  const game = start("edge");
  while (game.state.cursor.phase === "setup") give(game, defaultPlayer(game));
  give(game, { input: "set", reason: "for the test", changes: [{ change: "ship", ship: "A1", set: { pose } }] });
  return game;
}

function give(game: Game, input: Parameters<Game["give"]>[0]): void {
  const refused = game.give(input);
  if (refused) throw new Error(refused.refused);
}

describe("players at random", () => {
  const dialsSet = (pose: Pose) => {
    const chosen = new Set<string>();
    // Players never change the game.
    const game = atTheEdge(pose);
    for (let seed = 0; seed < 200; seed += 1) {
      const answer = randomPlayer(seed)(game, 0);
      const asked = game.open.find(({ number }) => number === answer.ask);
      if (asked?.ask.about?.ship === "A1" && "key" in answer) chosen.add(answer.key);
    }
    return [...chosen].sort();
  };

  test("never choose to fly off the table, and choose among all maneuvers that stay on it", () => {
    const game = atTheEdge({ x: 457_200, y: 800_000, heading: 0 });
    const ship = game.state.ships[0];
    if (!ship) throw new Error("no ship");
    const dial = [...game.factsOf(ship).dial.keys()];
    const staying = dial.filter((code) => !leavesTable(game, ship, code));
    expect(staying.length).toBeGreaterThan(1);
    expect(staying.length).toBeLessThan(dial.length);
    expect(dialsSet({ x: 457_200, y: 800_000, heading: 0 })).toEqual(staying.sort());
  });

  test("if every maneuver leaves the table, all are equally likely", () => {
    const corner = { x: 30_000, y: 890_000, heading: 315_000 };
    const game = atTheEdge(corner);
    const ship = game.state.ships[0];
    if (!ship) throw new Error("no ship");
    const dial = [...game.factsOf(ship).dial.keys()];
    expect(dial.every((code) => leavesTable(game, ship, code))).toBe(true);
    expect(dialsSet(corner)).toEqual(dial.sort());
  });
});

describe("a game played out", () => {
  test("ends with random answers, and its record verifies", () => {
    const game = playOut(start(), [randomPlayer(1), randomPlayer(2)]);
    expect(game.state.outcome).toBeDefined();
    const record = JSON.parse(JSON.stringify(recordOf(game, { seed: "players", salts: [] })));
    expect(verify(record, CONTENT, { setUp: "holds", beyond: [] })).toMatchObject({ verdict: "same", over: true });
  });

  test("is the same for the same players and dice, and different for others", () => {
    const ended = (seed: number) => JSON.stringify(playOut(start(), [randomPlayer(seed), randomPlayer(seed + 1)]).log);
    expect(ended(1)).toBe(ended(1));
    expect(ended(1)).not.toBe(ended(3));
  });

  test("ends on time in the given last round, and nobody concedes", () => {
    const circling: Player = (game, seat) => {
      const answer = defaultPlayer(game, seat);
      const turns = game.open.find(({ number }) => number === answer.ask)?.ask;
      return turns?.kind === "dial" && "options" in turns && "key" in answer
        ? { ...answer, key: turns.options.find(({ key }) => /^\dT/.test(key))?.key ?? answer.key }
        : answer;
    };
    const rounds: number[] = [];
    const game = playOut(start(), [circling, circling], { mostRounds: 2, onProgress: ({ state }) => rounds.push(state.round) });
    expect(game.state.outcome).toMatchObject({ ending: "time" });
    expect(game.state.seats.map(({ status }) => status)).toEqual(["playing", "playing"]);
    expect(rounds).toEqual([1, 2, 2]);
  });

  test("uses the defaults if a seat has no player", () => {
    const defaults = JSON.stringify(playOut(start(), [defaultPlayer, defaultPlayer], { mostRounds: 3 }).log);
    expect(JSON.stringify(playOut(start(), [], { mostRounds: 3 }).log)).toBe(defaults);
  });

  test("a game that does not end is reported", () => {
    expect(() => playOut(start(), [], { mostAnswers: 3 })).toThrow("the game does not end");
  });
});

test("a random player chooses every option, and only legal places", () => {
  const chosen = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    const game = start();
    const player = randomPlayer(seed);
    const answer = player(game);
    if ("key" in answer) chosen.add(answer.key);
    for (let given = 0; given < 8; given += 1) expect(game.give(player(game))).toBeUndefined();
  }
  const [open] = start().open;
  expect(chosen.size).toBe(open && "options" in open.ask ? open.ask.options.length : 0);
});

test("a seat's player answers only for that seat", () => {
  const game = start();
  const asked = game.open[0]?.ask.seat ?? 0;
  expect(randomPlayer(1)(game, asked).seat).toBe(asked);
  expect(() => randomPlayer(1)(game, 1 - asked)).toThrow("nobody is asked");
});
