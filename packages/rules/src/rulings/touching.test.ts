/** Tests first-edition rulings on ships that overlap and touch: how a ship backs up, which ships then touch, and for how long. */
import { execute, footprint, maneuverPath, mm } from "@broadside/geometry";
import { describe, expect, test } from "vitest";
import { attacksOpen } from "../attack/targets.ts";
import { fly, HELD } from "../phases/activation.testing.ts";
import { at, startTable, type Table, type TestShip } from "../testing.ts";

const enemy = (x: number, y: number, heading = 180) => ({ pilot: "academypilot", pose: at(x, y, heading) });
const touching = (table: Table) => table.game.state.ships.map((ship) => ship.touching);
const targetsOf = (table: Table, id: string) => attacksOpen(table.game, table.ship(id)).map(({ target }) => target.id);
const farAway = { pilot: "wedgeantilles", pose: at(860, 860, 270), dial: "1FG" };

/** Two ships of one seat, side by side. They have been touching since an earlier round, and fly one after the other. */
const sideBySide = (
  first: object,
  second: object,
  ahead: readonly { readonly pilot: string; readonly pose: ReturnType<typeof at> }[] = [],
) =>
  startTable({
    phase: "activation",
    ships: [
      [
        { pilot: "rookiepilot", pose: at(300, 300), touching: ["A2"], ...first },
        { pilot: "rookiepilot", pose: at(340, 300), touching: ["A1"], ...second },
      ],
      [farAway, ...ahead.map((ship) => ({ ...ship, activated: true }))],
    ],
  });

describe("overlapping in-line ships", () => {
  test("ruling 108.1 Overlapping in-line ships: two ships side by side that fly at the same speed no longer touch", () => {
    const table = sideBySide({ dial: "1FG" }, { dial: "1FG" }).until("dial");
    expect(table.game.board.distance(table.ship("A1"), table.ship("A2"))).toBe(0);
    expect(touching(table).slice(0, 2)).toEqual([[], []]);
  });

  test("ruling 108.1 Overlapping in-line ships: they no longer touch even if the bases were in contact all the time", () => {
    const long = { pilot: "bountyhunter", pose: at(360, 320), dial: "1FG" };
    const table = sideBySide({ dial: "1FG" }, long);
    expect(table.ship("A1").touching).toEqual(["A2"]);
    table.until("dial");
    expect(table.game.board.distance(table.ship("A1"), table.ship("A2"))).toBe(0);
    expect(touching(table).slice(0, 2)).toEqual([[], []]);
  });

  test("ruling 108.1 Overlapping in-line ships: they no longer touch after the same boost", () => {
    const boosts = { pilot: "alphasquadronpilot", dial: "2FG" };
    const table = sideBySide(boosts, boosts);
    for (const id of ["A1", "A2"]) {
      if (table.asks.some(({ keys }) => keys.includes(id))) table.say(id);
      table.say("boost").say("straight");
      if (table.keys.length > 0 && table.kind === "boost place") table.pass();
    }
    table.until("dial");
    expect([table.ship("A1").pose, table.ship("A2").pose]).toEqual([at(300, 500), at(340, 500)]);
    expect(touching(table).slice(0, 2)).toEqual([[], []]);
  });

  test("ruling 108.1 Overlapping in-line ships: they still touch if one has overlapped the other", () => {
    const table = fly({ ship: { dial: "1FG", touching: ["B2"] }, enemies: [{ ...enemy(450, 360, 0), touching: ["A1"] }] });
    expect(touching(table)).toEqual([["B2"], [], ["A1"]]);
  });
});

describe("overlaps by large ships", () => {
  const turn = { bearing: "turn", speed: 1, side: "left" } as const;
  const start = { x: 0, y: 0, heading: 0 };
  const inTheWay = footprint("small", at(-120, 80), "ignored");

  test("ruling 112.1 Resolving large ship collisions: a large ship backs up along the template until it is free", () => {
    const path = maneuverPath("large", start, turn);
    const { pose, full, touched } = execute("large", start, turn, [inTheWay], "ignored");
    expect({ full, touched }).toEqual({ full: false, touched: [0] });
    expect(pose).not.toEqual(path.poseAt(path.length));
    expect(pose).not.toEqual(start);
  });

  test("ruling 112.2 Resolving large ship collisions: both marks on the base stay over the template or its straight ends", () => {
    const { pose } = execute("large", start, turn, [inTheWay], "ignored");
    const path = maneuverPath("large", start, turn);
    const steps = Array.from({ length: 4001 }, (_, step) => path.poseAt((path.length * step) / 4000));
    const off = Math.min(...steps.map(({ x, y }) => Math.abs(x - pose.x) + Math.abs(y - pose.y)));
    expect(off).toBeLessThan(mm(0.2));
    const nearest = steps.find(({ x, y }) => Math.abs(x - pose.x) + Math.abs(y - pose.y) === off);
    expect(Math.abs((nearest?.heading ?? 0) - pose.heading)).toBeLessThan(200);
    expect(pose.heading).not.toBe(0);
  });
});

describe("when ships start to touch", () => {
  test("ruling 120.1 Touching and barrel rolls: ships touch after one has overlapped the other and backed up", () => {
    expect(touching(fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 370)] }))).toEqual([["B2"], [], ["A1"]]);
    expect(touching(fly({ ship: { dial: "1FG" }, enemies: [enemy(450, 420)] }))).toEqual([[], [], []]);
  });

  test("ruling 120.2 Touching and barrel rolls: a barrel roll never makes ships touch", () => {
    const table = fly({ ship: { pilot: "academypilot", dial: "2FG" }, enemies: [enemy(570, 420, 270)] });
    table.say("barrel-roll").say("right").put(at(530, 420));
    expect(table.game.board.distance(table.ship("A1"), table.ship("B2"))).toBe(0);
    expect(touching(table)).toEqual([[], [], []]);
  });

  test("ruling 122.1 Touching multiple ships: a ship may touch two others after its maneuver", () => {
    const table = fly({ ship: { dial: "2FG" }, enemies: [enemy(427, 400), enemy(473, 400)] });
    expect(table.ship("A1").touching).toEqual(["B2", "B3"]);
  });

  test("ruling 122.2 Touching multiple ships: the two other ships touch the moving ship, but not each other", () => {
    const table = fly({ ship: { dial: "2FG" }, enemies: [enemy(427, 400), enemy(473, 400)] });
    expect([table.ship("B2").touching, table.ship("B3").touching]).toEqual([["A1"], ["A1"]]);
    expect([targetsOf(table, "A1"), targetsOf(table, "B2"), targetsOf(table, "B3")].flat()).toEqual([]);
  });
});

describe("how long ships touch", () => {
  test("ruling 121.1 Touching and stationary maneuvers: ships still touch after a stationary maneuver", () => {
    const ship = { pilot: "omicrongrouppilot", dial: "0OR", touching: ["B2"] as const };
    const table = fly({ ship, enemies: [{ ...enemy(450, 360), touching: ["A1"] }] }).until(HELD);
    expect(touching(table)).toEqual([["B2"], [], ["A1"]]);
    expect(targetsOf(table, "A1")).toEqual([]);
  });

  test("ruling 121.1 Touching and stationary maneuvers: ships still touch after a maneuver that couldn't move the ship", () => {
    const beside: TestShip = { ...enemy(490, 310, 270), touching: ["A1"] };
    const table = fly({ ship: { dial: "1FG", touching: ["B2"] }, enemies: [beside, enemy(450, 340), enemy(450, 381)] });
    expect(table.ship("A1").pose).toEqual(at(450, 300));
    expect(touching(table)).toEqual([["B2", "B3"], [], ["A1"], ["A1"], []]);
  });

  test("ruling 121.2 Touching and stationary maneuvers: ships touch until their bases are apart", () => {
    const beside: TestShip = { ...enemy(490, 310, 270), touching: ["A1"] };
    const short = fly({ ship: { dial: "1FG", touching: ["B2"] }, enemies: [beside, enemy(450, 355)] });
    expect(short.ship("A1").pose).toEqual(at(450, 315));
    expect(touching(short)).toEqual([["B2", "B3"], [], ["A1"], ["A1"]]);
    expect(targetsOf(short, "B2")).not.toContain("A1");
    const away = fly({ ship: { dial: "1FG", touching: ["B2"] }, enemies: [beside] });
    expect(touching(away)).toEqual([[], [], []]);
  });
});
