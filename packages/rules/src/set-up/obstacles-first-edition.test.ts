import { areaDistance, mm, OBSTACLES, type ObstacleId, obstacleAt, type Pose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { SET_UP } from "./steps-first-edition.ts";

const ROCKS: readonly ObstacleId[] = ["coreasteroid0", "coreasteroid1", "coreasteroid2"];
const CLOUDS: readonly ObstacleId[] = ["yt2400debris0", "yt2400debris1", "yt2400debris2"];
const MIDDLE = 457;

/** Sets up a game in which the first obstacle is about to be chosen; seat 1 has initiative. */
const atObstacles = (first: readonly ObstacleId[] = ROCKS, second: readonly ObstacleId[] = CLOUDS): Table =>
  startSetUp([
    { ships: ["rookiepilot"], points: 99, obstacles: first },
    { ships: ["academypilot"], obstacles: second },
  ]).until("obstacle");

const refusal = (table: Table, pose: Pose) => {
  const open = table.game.open[0];
  return open && table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose })?.refused;
};

/** The keys of the pool's tokens with their first face up. */
const asTheyCome = (table: Table) => table.keys.filter((key) => !key.endsWith(" flipped"));

describe("placing obstacles in the first edition", () => {
  test.each([
    [99, 100, [0, 1, 0, 1, 0, 1]],
    [100, 99, [1, 0, 1, 0, 1, 0]],
  ])(
    "[1E-SETUP-04, ES-DEPLOY-11] players place six obstacles in turn, the one with initiative first: totals %i and %i",
    (first, second, order) => {
      const table = startSetUp([
        { ships: ["rookiepilot"], points: first, obstacles: ROCKS },
        { ships: ["academypilot"], points: second, obstacles: CLOUDS },
      ]);
      const turns: number[] = [];
      for (; table.kind !== "edge"; table.pass()) if (table.kind === "place obstacle") turns.push(table.asks[0]?.seat ?? -1);
      expect(turns).toEqual(order);
      expect(table.game.state.obstacles).toHaveLength(6);
    },
  );

  test.each([
    [
      [0, 0, 1, 1],
      [0, 2, 1, 3, 0, 2],
    ],
    [
      [0, 1, 0],
      [0, 1, 2, 1, 0, 1],
    ],
    [
      [0, 1, 2],
      [0, 1, 2, 0, 1, 2],
    ],
  ])("[ES-DEPLOY-11, 1E-END-05] sides take turns, and so do the seats on a side: teams %j", (teams, order) => {
    const table = startSetUp(teams.map((team) => ({ ships: ["rookiepilot"], points: team === 0 ? 1 : 100, team })));
    const turns: number[] = [];
    for (; table.kind !== "edge"; table.pass()) if (table.kind === "place obstacle") turns.push(table.asks[0]?.seat ?? -1);
    expect(turns).toEqual(order);
  });

  test("[ES-DEPLOY-10, ES-DEPLOY-12] all six tokens form one pool, and a player may place the opponent's tokens", () => {
    const table = atObstacles();
    expect(asTheyCome(table)).toEqual([...ROCKS, ...CLOUDS]);
    table.say("yt2400debris1").pass();
    expect(table.game.state.obstacles).toMatchObject([{ token: "yt2400debris1" }]);
    expect(asTheyCome(table)).toEqual(["coreasteroid0", "coreasteroid1", "coreasteroid2", "yt2400debris0", "yt2400debris2"]);
  });

  test("[1E-SETUP-04] if lists bring no obstacles, the six core set asteroids are used", () => {
    expect([...asTheyCome(atObstacles([], []))].sort()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `coreasteroid${number}`));
  });

  /** The distance from the first asteroid's middle to its farthest point. */
  const across = OBSTACLES.coreasteroid0.outline.filter((_, at) => at % 2 === 0);
  const along = OBSTACLES.coreasteroid0.outline.filter((_, at) => at % 2 === 1);
  const SIDE = 914.4;

  test.each([
    ["left", (gap: number) => at(gap - Math.min(...across), MIDDLE)],
    ["right", (gap: number) => at(SIDE - gap - Math.max(...across), MIDDLE)],
    ["bottom", (gap: number) => at(MIDDLE, gap - Math.min(...along))],
    ["top", (gap: number) => at(MIDDLE, SIDE - gap - Math.max(...along))],
  ])("[1E-SETUP-04, ES-DEPLOY-13] 200 mm from the %s edge is refused, and 201 mm is accepted", (_edge, away) => {
    const table = atObstacles().say("coreasteroid0");
    expect(refusal(table, away(200))).toBe("not a legal place");
    expect(refusal(table, away(201))).toBeUndefined();
  });

  test("[1E-SETUP-04, ES-DEPLOY-14, ES-DEPLOY-52-Q] a gap of 100 mm is refused, and 101 mm is accepted", () => {
    const table = atObstacles(["coreasteroid0", "coreasteroid1", "coreasteroid2"], ["coreasteroid0", "coreasteroid1", "coreasteroid2"]);
    table.say("coreasteroid0").put(at(300, MIDDLE)).say("coreasteroid0");
    const beside = (x: number): Pose => ({ x, y: mm(MIDDLE), heading: 0 });
    const gap = (x: number) => areaDistance([obstacleAt(at(300, MIDDLE), "coreasteroid0")], [obstacleAt(beside(x), "coreasteroid0")]);
    let x = mm(300 + 141);
    while (gap(x) > mm(100)) x -= 1;
    expect([gap(x), refusal(table, beside(x))]).toEqual([mm(100), "not a legal place"]);
    expect(refusal(table, beside(x + mm(1)))).toBeUndefined();
  });

  test("[ES-COMP-08] a token keeps its catalogue outline on the table", () => {
    const table = atObstacles().say("coreasteroid1").put(at(400, 400));
    const [placed] = table.game.state.obstacles;
    const [shape] = placed ? table.game.board.obstacle(placed) : [];
    const outline = OBSTACLES.coreasteroid1.outline.map((figure) => mm(400) + mm(figure));
    expect(shape?.points.map((figure) => Math.round(figure))).toEqual(outline);
  });

  test("a token may be turned over, which mirrors its outline", () => {
    const table = atObstacles();
    expect(table.keys).toHaveLength(12);
    table.say("coreasteroid1 flipped").put(at(400, 400));
    const [placed] = table.game.state.obstacles;
    expect(placed).toMatchObject({ token: "coreasteroid1", flipped: true });
    const [shape] = placed ? table.game.board.obstacle(placed) : [];
    const right = OBSTACLES.coreasteroid1.outline.filter((_, at) => at % 2 === 0);
    const farthest = Math.max(...(shape?.points.filter((_, at) => at % 2 === 0) ?? []));
    expect([Math.min(...right) === -Math.max(...right), Math.round(farthest)]).toEqual([false, mm(400) - mm(Math.min(...right))]);
  });

  /** The token reaches half a millimetre farther on one side than on the other. */
  test("[1E-SETUP-04] the distance to an edge is measured with the mirrored outline if a token is turned over", () => {
    const right = OBSTACLES.coreasteroid1.outline.filter((_, at) => at % 2 === 0);
    const reach = { coreasteroid1: -Math.min(...right), "coreasteroid1 flipped": Math.max(...right) };
    const near = at(200.25 + Math.min(...Object.values(reach)), MIDDLE);
    const legal = Object.keys(reach).filter((key) => refusal(atObstacles().say(key), near) === undefined);
    expect(legal).toEqual([reach.coreasteroid1 < reach["coreasteroid1 flipped"] ? "coreasteroid1" : "coreasteroid1 flipped"]);
  });

  test("a judge may turn a token over", () => {
    const table = atObstacles().say("coreasteroid1").put(at(400, 400));
    const obstacles = table.game.state.obstacles.map((one) => ({ ...one, flipped: true as const, pose: at(400, 400) }));
    expect(table.give({ input: "set", reason: "as it lay", changes: [{ change: "state", set: { obstacles } }] })).toBeUndefined();
    expect(table.game.state.obstacles).toMatchObject([{ token: "coreasteroid1", flipped: true }]);
  });

  test("[ES-DEPLOY-51-Q] a token that fits nowhere stays out, and the log says so", () => {
    const rows = [250, 353, 457, 560, 664];
    const table = startTable({
      phase: "setup",
      step: SET_UP.findIndex(({ name }) => name === "obstacles"),
      ships: [[{ pilot: "rookiepilot", pose: at(400, 50) }], [{ pilot: "academypilot", pose: at(400, 860, 180) }]],
      obstacles: rows.flatMap((x) => rows.map((y) => ({ token: "coreasteroid0" as const, pose: at(x, y) }))),
      state: {
        seats: ["bottom" as const, "top" as const].map((edge) => ({
          status: "playing",
          edge,
          player: { id: "somebody" },
          obstacles: ["coreasteroid3"],
        })),
      },
    });
    expect(table.notes("obstacle left out")).toMatchObject([{ obstacleToken: "coreasteroid3" }, { obstacleToken: "coreasteroid3" }]);
    expect(table.game.state.cursor.phase).toBe("planning");
  });
});
