import { areasOverlap, baseAt, mm, type Pose, shifted } from "@broadside/geometry";
import { type Game, type Ship, view } from "@broadside/rules";
import { at, startSetUp, startTable } from "@broadside/rules/testing";
import { describe, expect, test } from "vitest";
import type { BotAnswer } from "../bot.ts";
import { BOTS } from "../bots.ts";
import { clearestEdge, sturdiestShip } from "./choices.ts";

const BUDGET = { milliseconds: 1000, simulations: 0 };
const SIGNAL = { aborted: false };
type Level = "cadet" | "ace" | "default";

const answerOf = (game: Game, seat: number, level: Level): Promise<BotAnswer> =>
  BOTS[level](1)(view(game, [seat]), game.content, BUDGET, SIGNAL);

/** Plays until the first round begins, or until the condition is true. */
async function setUp(game: Game, levels: readonly Level[], until: (game: Game) => boolean = () => false): Promise<Game> {
  while (game.state.round === 0 && !until(game)) {
    const seat = game.open.find(({ answer }) => !answer)?.ask.seat ?? 0;
    const { answer } = await answerOf(game, seat, levels[seat] ?? "default");
    expect(game.give(answer)).toBeUndefined();
  }
  return game;
}

const SWARM = { ships: Array.from({ length: 6 }, () => ({ pilot: "academypilot", points: 12 })) };
const PAIR = { ships: ["wedgeantilles", "lukeskywalker"].map((pilot) => ({ pilot, points: 30 })) };
const OBSTACLES = ["coreasteroid0", "coreasteroid2", "coreasteroid4"] as const;

const own = ({ state }: Game, seat: number): readonly (Ship & { readonly pose: Pose })[] =>
  state.ships.filter((ship): ship is Ship & { readonly pose: Pose } => ship.seat === seat && ship.pose !== undefined);
const flown = (pose: Pose, speed: number): Pose => shifted(pose, { right: 0, forward: mm(40) * (speed + 1), turn: 0 });

describe("a swarm", async () => {
  const { game } = startSetUp([
    { ...SWARM, obstacles: OBSTACLES },
    { ...PAIR, obstacles: ["core2asteroid0", "core2asteroid2", "core2asteroid4"] },
  ]);
  await setUp(game, ["ace", "cadet"]);
  const ships = own(game, 0);

  test("all six ships are placed, and the first round begins", () => {
    expect(ships).toHaveLength(6);
    expect(game.state.cursor.phase).toBe("planning");
  });

  test.each([1, 2, 3])("no ship runs into another if all fly straight at speed %i, whoever moves first", (speed) => {
    for (const ship of ships)
      for (const other of ships) {
        if (other === ship) continue;
        const there = [baseAt("small", flown(ship.pose, speed))];
        expect(areasOverlap(there, [baseAt("small", other.pose)])).toBe(false);
        expect(areasOverlap(there, [baseAt("small", flown(other.pose, speed))])).toBe(false);
      }
  });

  test("no ship has an obstacle in the way of its slowest maneuver", () => {
    for (const { pose } of [...ships, ...own(game, 1)]) {
      const way = [pose, flown(pose, 1)].map((one) => baseAt("small", one));
      expect(game.state.obstacles.filter((one) => areasOverlap(way, game.board.obstacle(one)))).toEqual([]);
    }
  });
});

test("the ace meets the enemy at one end, with all its ships on the same side of the enemy", async () => {
  const { game } = startSetUp([PAIR, { ships: [{ pilot: "academypilot", points: 12 }] }]);
  await setUp(game, ["ace", "default"]);
  const [enemy] = own(game, 1);
  const sides = own(game, 0).map(({ pose }) => Math.sign(pose.x - (enemy?.pose.x ?? 0)));
  expect(sides).toHaveLength(2);
  expect(sides[0]).not.toBe(0);
  expect(sides[1]).toBe(sides[0]);
});

test("the ace and the cadet give the same answer to the same view every time", async () => {
  const { game } = startSetUp([PAIR, PAIR]);
  await setUp(game, [], ({ open }) => open[0]?.ask.kind === "place ship");
  const seat = game.open[0]?.ask.seat ?? 0;
  expect(await answerOf(game, seat, "ace")).toEqual(await answerOf(game, seat, "ace"));
  expect(await answerOf(game, seat, "ace")).toEqual(await answerOf(game, seat, "cadet"));
});

const asked = (keys: readonly string[]) => ({
  number: 1,
  kind: "edge" as const,
  seat: 0,
  rule: "1E-SETUP-05" as const,
  options: keys.map((key) => ({ key })),
  default: keys[0] ?? "",
});

test("the bot chooses the table edge with the fewest obstacles in front of it", () => {
  const obstacles = [at(300, 250), at(500, 250), at(700, 650)].map((pose) => ({ token: "coreasteroid0" as const, pose }));
  const { game } = startTable({ ships: [[{ pilot: "academypilot", pose: at(450, 450) }]], obstacles });
  expect(clearestEdge(game, asked(["bottom", "top"]))).toBe("top");
  expect(clearestEdge(game, asked(["bottom", "left"]))).toBe("left");
});

test("the ship that is hardest to destroy carries the enemy's objective", () => {
  const pilots = ["academypilot", "bluesquadronpilot", "rookiepilot"];
  const { game } = startTable({ ships: [pilots.map((pilot, x) => ({ pilot, pose: at(300 + 100 * x, 100) }))] });
  const ids = game.state.ships.map(({ id }) => id);
  expect(sturdiestShip(game, asked(ids))).toBe(ids[1]);
});
