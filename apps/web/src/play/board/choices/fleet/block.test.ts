import { baseAt, degrees, mm, type Pose, shipsApart, wingPlace } from "@broadside/geometry";
import type { ShipId } from "@broadside/protocol";
import { describe, expect, test } from "vitest";
import { arrange, boxOf, GAPS, type HeldUnit, moveBlock, shipsOfUnit, type Unit } from "./block.ts";

const TABLE = { width: mm(1829), height: mm(914) };
const ZONE = { shape: "strip", edge: "bottom", depth: mm(200) } as const;
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });

const small = (ship: ShipId): Unit => ({ ship, base: "small", region: ZONE, mates: [] });
const wing: Unit = {
  ship: "A1",
  base: "small",
  region: ZONE,
  mates: [
    { ship: "A2", base: "small", position: "leftFlank" },
    { ship: "A3", base: "small", position: "rearSupport" },
  ],
};
const corvette: Unit = { ship: "A9", base: "cr90", region: { ...ZONE, depth: mm(224), touching: true }, mates: [] };
const FLEET = [wing, ...(["A4", "A5", "A6", "A7", "A8"] as const).map(small)];

const clear = (units: readonly HeldUnit[]): boolean => {
  const ships = units.flatMap(shipsOfUnit);
  return ships.every((one) =>
    shipsApart(
      one.base,
      one.pose,
      ships.filter((other) => other !== one).map((other) => [baseAt(other.base, other.pose)]),
    ),
  );
};

describe("a fleet arranged in its zone", () => {
  test.each([GAPS.close, GAPS.wide])("fits in its zone without overlaps, at a gap of %i", (gap) => {
    const units = arrange(TABLE, FLEET, 0, gap);
    const corners = units.flatMap(shipsOfUnit).flatMap(({ base, pose }) => baseAt(base, pose).points);
    const { x0, x1, y0, y1 } = boxOf(TABLE, ZONE);
    expect(clear(units)).toBe(true);
    expect(corners.every((figure, at) => (at % 2 === 0 ? figure >= x0 && figure <= x1 : figure >= y0 && figure <= y1))).toBe(true);
  });

  test("has a huge ship in the middle at the edge, and the others next to it", () => {
    const units = arrange(TABLE, [...FLEET, corvette], 0, GAPS.close);
    const huge = units.find(({ ship }) => ship === "A9");
    const rear = Math.min(...baseAt("cr90", huge?.pose ?? at(0, 0)).points.filter((_, at) => at % 2 === 1));
    expect([huge?.pose.x, rear >= 0 && rear < mm(1), clear(units)]).toEqual([TABLE.width / 2, true, true]);
  });

  test("has more rows if the ships don't fit in one", () => {
    const narrow = { width: mm(400), height: mm(914) };
    const many = Array.from({ length: 10 }, (_, at) => small(`B${at}`));
    expect(new Set(arrange(narrow, many, 0, GAPS.close).map(({ pose }) => pose.y)).size).toBe(2);
  });
});

describe("a block moved by one of its ships", () => {
  const held = arrange(TABLE, FLEET, 0, GAPS.close);

  test("moves as far as that ship", () => {
    const from = held.find(({ ship }) => ship === "A4")?.pose ?? at(0, 0);
    const after = moveBlock(TABLE, held, "A4", { ...from, x: from.x + mm(30), y: from.y - mm(5) });
    expect(after.map(({ pose }) => [pose.x, pose.y])).toEqual(held.map(({ pose }) => [pose.x + mm(30), pose.y - mm(5)]));
  });

  test("turns around that ship, and wings turn with their leaders", () => {
    const one: readonly HeldUnit[] = [
      { ...small("A4"), pose: at(500, 100) },
      { ...wing, pose: at(600, 100) },
    ];
    const after = moveBlock(TABLE, one, "A4", at(500, 100, 90));
    expect(after.map(({ pose }) => pose)).toEqual([at(500, 100, 90), at(500, 0, 90)]);
    expect(after.flatMap(shipsOfUnit).find(({ ship }) => ship === "A2")?.pose).toEqual(wingPlace(at(500, 0, 90), "leftFlank"));
  });

  test("can be moved by a wingmate", () => {
    const one: readonly HeldUnit[] = [{ ...wing, pose: at(600, 100) }];
    const flank = wingPlace(at(600, 100), "leftFlank");
    expect(moveBlock(TABLE, one, "A2", { ...flank, x: flank.x + mm(7) })[0]?.pose).toEqual(at(607, 100));
  });

  test("keeps ships that must touch an edge at their edge", () => {
    const one: readonly HeldUnit[] = [{ ...corvette, pose: at(900, 112.5) }];
    expect(moveBlock(TABLE, one, "A9", at(950, 300))[0]?.pose).toEqual(at(950, 112.5));
  });
});
