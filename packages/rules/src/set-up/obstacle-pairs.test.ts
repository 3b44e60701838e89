import { areaDistance, mm, OBSTACLES, type ObstacleId, obstacleAt, type Pose } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { squadSetup } from "../state/setup.ts";
import { at, startSetUp, startTable, type Table } from "../testing.ts";
import { obstacleProblem } from "./formats.ts";
import { SET_UPS } from "./steps-first-edition.ts";

const ROCKS: readonly ObstacleId[] = [0, 1, 2, 3, 4, 5].map((number) => `coreasteroid${number}` as ObstacleId);
const DEBRIS: readonly ObstacleId[] = [0, 1, 2].flatMap((number) => [
  `yt2400debris${number}` as ObstacleId,
  `vt49decimatordebris${number}` as ObstacleId,
]);
const MIDDLE = 457;

/** Sets up a game in which the first obstacle is about to be chosen; seat 1 has initiative. */
const atObstacles = (first: readonly ObstacleId[] = ROCKS, second: readonly ObstacleId[] = DEBRIS): Table =>
  startSetUp(
    [
      { ships: ["rookiepilot"], points: 299, obstacles: first },
      { ships: ["academypilot"], points: 300, obstacles: second },
    ],
    { setup: { format: "epic-dogfight", table: "6x3" } },
  ).until("obstacle");

const refusal = (table: Table, pose: Pose) => {
  const open = table.game.open[0];
  return open && table.give({ input: "answer", seat: open.ask.seat, ask: open.number, pose })?.refused;
};
const asTheyCome = (table: Table) => table.keys.filter((key) => !key.endsWith(" flipped"));
const poolOf = (table: Table) => table.game.state.seats.flatMap(({ obstacles }) => obstacles);

/**
 * Returns the first place to the right of a token at which the gap between the two is more than `apart`. Searches in steps of a micrometre.
 */
function placeBeyond(token: ObstacleId, left: Pose, apart: number): Pose {
  let x = left.x + apart;
  const gap = () => areaDistance([obstacleAt(left, token)], [obstacleAt({ ...left, x }, token)]);
  while (gap() <= apart) x += 1;
  return { ...left, x };
}

describe("the pool of twelve obstacles", () => {
  test("[ET-DEPLOY-12, ET-DEPLOY-13] has six from each player, and both may bring the same token", () => {
    const table = atObstacles(ROCKS, ROCKS);
    expect([poolOf(table).length, asTheyCome(table)]).toEqual([12, ROCKS]);
    table.say("coreasteroid0").pass();
    expect(asTheyCome(table)).toContain("coreasteroid0");
    table.say("coreasteroid0").pass();
    expect(asTheyCome(table)).not.toContain("coreasteroid0");
  });

  test("[ET-DEPLOY-12, ET-GEAR-06, ET-GEAR-51-Q] can't include five from one player, two identical ones or an unknown one", () => {
    expect(obstacleProblem("epic-dogfight", ROCKS)).toBeUndefined();
    expect(obstacleProblem("epic-dogfight", ROCKS.slice(1))).toBe("number");
    expect(obstacleProblem("epic-dogfight", [...ROCKS.slice(1), "coreasteroid5"])).toBe("twice");
    expect(obstacleProblem("epic-dogfight", [...DEBRIS.slice(1), "vt49decimatordebris2"])).toBe("twice");
    expect(obstacleProblem("epic-dogfight", [...ROCKS.slice(1), "teapot"])).toBe("unknown");
  });

  test("[ET-TEAM-13] can't include two identical ones from one player in Team Epic either", () => {
    expect(obstacleProblem("team-epic", ROCKS)).toBeUndefined();
    expect(obstacleProblem("team-epic", [...ROCKS.slice(1), "coreasteroid5"])).toBe("twice");
  });

  test.each([
    ["none", []],
    ["too few", ["yt2400debris0"]],
    ["copies", ["coreasteroid0", "coreasteroid0", "coreasteroid1"]],
  ] as [string, ObstacleId[]][])("is filled up with core set asteroids to six different ones if a list brings %s", (_what, brought) => {
    const [six] = atObstacles(brought).game.state.seats;
    expect([six?.obstacles.length, new Set(six?.obstacles).size, obstacleProblem("epic-dogfight", six?.obstacles ?? [])]).toEqual([
      6,
      6,
      undefined,
    ]);
  });

  test("[ET-LIST-51-Q] may be different in the next match with the same list", () => {
    const list = { faction: "rebel", points: 21, ships: [{ pilot: { id: "rookiepilot" }, upgrades: [], points: 21 }] };
    const rounds = [ROCKS, DEBRIS].map((obstacles) => squadSetup({ ...list, obstacles }));
    expect(rounds.map(({ obstacles }) => obstacleProblem("epic-dogfight", obstacles))).toEqual([undefined, undefined]);
    expect(rounds.map(({ obstacles }) => obstacles)).toEqual([ROCKS, DEBRIS]);
    expect(rounds[0]?.ships).toEqual(rounds[1]?.ships);
  });

  test("[ET-COMP-13] has tokens that keep their catalogue outline on the table", () => {
    const table = atObstacles().say("coreasteroid1").put(at(400, 400));
    const [placed] = table.game.state.obstacles;
    const [shape] = placed ? table.game.board.obstacle(placed) : [];
    expect(shape?.points.map((figure) => Math.round(figure))).toEqual(
      OBSTACLES.coreasteroid1.outline.map((figure) => mm(400) + mm(figure)),
    );
  });
});

describe("placing obstacles in pairs", () => {
  test("[ET-DEPLOY-14, ET-DEPLOY-21] sides take turns, the one with initiative first, until all twelve tokens are placed", () => {
    const table = atObstacles();
    const turns: number[] = [];
    for (; table.kind !== "place ship"; table.pass()) if (table.kind === "place obstacle") turns.push(table.asks[0]?.seat ?? -1);
    expect(turns).toEqual([0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1]);
    expect([table.game.state.obstacles.length, poolOf(table)]).toEqual([12, []]);
  });

  test("[ET-DEPLOY-15] a pair is any two tokens from the pool, even the opponent's, and both must be placed", () => {
    const table = atObstacles();
    expect(asTheyCome(table)).toEqual([...ROCKS, ...DEBRIS]);
    table.say("yt2400debris0").put(at(600, MIDDLE));
    expect(table.asks).toMatchObject([{ kind: "obstacle", seat: 0 }]);
    expect(table.keys).not.toContain("none");
    table.say("yt2400debris1").pass();
    expect([table.asks[0]?.seat, table.game.state.seats[1]?.obstacles.length]).toEqual([1, 4]);
  });

  /** The place is blocked on three sides, and by the edge margin on the fourth. */
  test("[ET-DEPLOY-15] a token can't be placed where no partner would fit beside it", () => {
    const pocket = at(901, 218);
    const hemmed = (
      [
        [-1, 0],
        [1, 0],
        [0, 1],
      ] as const
    ).map(([right, up]) => {
      const wall = (away: number): Pose => ({ x: pocket.x + right * away, y: pocket.y + up * away, heading: 0 });
      let away = mm(200);
      while (areaDistance([obstacleAt(wall(away), "coreasteroid0")], [obstacleAt(pocket, "coreasteroid0")]) <= mm(200)) away += 100;
      return { token: "coreasteroid0" as const, pose: wall(away) };
    });
    const tokens: readonly ObstacleId[] = ["coreasteroid0", "coreasteroid0"];
    expect(refusal(blocked(hemmed.slice(1), tokens).say("coreasteroid0"), pocket)).toBeUndefined();
    expect(refusal(blocked(hemmed, tokens).say("coreasteroid0"), pocket)).toBe("not a legal place");
  });

  test("[ET-DEPLOY-16, ET-DEPLOY-20, ET-DEPLOY-51-Q] partners may be 100 mm apart, but not more, and may not overlap", () => {
    const first = at(600, MIDDLE);
    const table = atObstacles(ROCKS, ROCKS).say("coreasteroid0").put(first).say("coreasteroid0");
    const beyond = placeBeyond("coreasteroid0", first, mm(100));
    expect([refusal(table, { ...beyond, x: beyond.x + mm(1) }), refusal(table, beyond)]).toEqual([
      "not a legal place",
      "not a legal place",
    ]);
    expect(refusal(table, at(610, MIDDLE))).toBe("not a legal place");
    expect(refusal(table, { ...beyond, x: beyond.x - 1 })).toBeUndefined();
  });

  /** The lowest point of the first asteroid is 16 mm below its centre. */
  test("[ET-DEPLOY-17, ET-DEPLOY-18] 200 mm from a long edge is refused and 201 mm accepted, but short edges don't matter", () => {
    const table = atObstacles().say("coreasteroid0");
    expect(refusal(table, at(31, 216))).toBe("not a legal place");
    expect(refusal(table, at(31, 217))).toBeUndefined();
  });

  test("[ET-DEPLOY-19, ET-DEPLOY-53-Q] 200 mm from an earlier pair is refused and 201 mm accepted", () => {
    const table = atObstacles(ROCKS, ROCKS).say("coreasteroid0").put(at(600, MIDDLE)).say("coreasteroid1").put(at(540, MIDDLE));
    table.say("coreasteroid0");
    const beyond = placeBeyond("coreasteroid0", at(600, MIDDLE), mm(200));
    expect(refusal(table, { ...beyond, x: beyond.x - 1 })).toBe("not a legal place");
    expect(refusal(table, { ...beyond, x: beyond.x + mm(1) })).toBeUndefined();
  });

  /** A grid so dense that it leaves no place clear. */
  const GRID = [50, 230, 410, 590, 770, 950, 1130, 1310, 1490, 1670, 1790].flatMap((x) =>
    [260, 457, 650].map((y) => ({ token: "coreasteroid0" as const, pose: at(x, y) })),
  );

  test("[ET-DEPLOY-52-Q] if no pair fits any more, the rest stay out, the log says so, and set-up continues", () => {
    const table = blocked(GRID, ["coreasteroid3", "coreasteroid4"]);
    expect(table.notes("obstacle left out")).toMatchObject([
      { obstacleToken: "coreasteroid3", rule: "ET-DEPLOY-52-Q" },
      { obstacleToken: "coreasteroid4", rule: "ET-DEPLOY-52-Q" },
    ]);
    expect([table.game.state.cursor.phase, table.game.state.obstacles.length]).toEqual(["planning", GRID.length]);
  });

  test("[ET-DEPLOY-52-Q] as long as any two tokens fit somewhere, they must be placed", () => {
    const gap = GRID.filter(({ pose }) => pose.x < mm(700) || pose.x > mm(1100));
    const table = blocked(gap, ["coreasteroid0", "coreasteroid1"]);
    expect([table.kind, table.keys.includes("none")]).toEqual(["obstacle", false]);
    table.pass().pass().pass().pass();
    expect([table.game.state.obstacles.length, table.game.state.cursor.phase]).toEqual([gap.length + 2, "planning"]);
  });
});

/** Sets up a table with these obstacles on it and some tokens left to place. */
function blocked(obstacles: readonly { readonly token: ObstacleId; readonly pose: Pose }[], left: readonly ObstacleId[]): Table {
  return startTable({
    phase: "setup",
    step: (SET_UPS["epic-dogfight"] ?? []).findIndex(({ name }) => name === "obstacles"),
    ships: [[{ pilot: "rookiepilot", pose: at(400, 50) }], [{ pilot: "academypilot", pose: at(400, 860, 180) }]],
    obstacles,
    setup: { format: "epic-dogfight", table: "6x3" },
    state: {
      seats: (["bottom", "top"] as const).map((edge, seat) => ({
        status: "playing",
        edge,
        player: { id: "somebody" },
        obstacles: seat === 0 ? left : [],
      })),
    },
  });
}
