import { runs, spacing } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import {
  BASES,
  type BaseId,
  baseAt,
  degrees,
  depthsFrom,
  EDGES,
  edgeRegion,
  gridRegion,
  hasFled,
  isDeeper,
  isInside,
  isOnStretch,
  isOnTable,
  mm,
  ownEdges,
  PLAY_AREAS,
  type Pose,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const point = (x: number, y: number) => ({ x: mm(x), y: mm(y) });
const STANDARD = PLAY_AREAS["3x3"];
const EPIC = PLAY_AREAS["6x3"];

describe("size", () => {
  test("[EB-SETUP-05, 2E-SETUP-10, SC-COMMON-03] the play area is exactly 3 by 3 or 6 by 3 feet", () => {
    expect(EPIC).toEqual({ width: mm(1828.8), height: mm(914.4) });
    expect(STANDARD).toEqual({ width: mm(914.4), height: mm(914.4) });
  });

  test("[EB-SETUP-08] a grid square is range 1 by range 1", () => {
    const corner = [
      [0, 0],
      [3, 0],
      [3, 1],
      [0, 1],
    ] as const;
    expect(gridRegion(STANDARD, corner)).toEqual([point(0, 0), point(300, 0), point(300, 100), point(0, 100)]);
    expect(edgeRegion(EPIC, "bottom", 3)[2]).toEqual(point(1828.8, 300));
  });

  test("[EB-SETUP-22-Q] the depth of an area is measured from its own edge on every table", () => {
    for (const table of [STANDARD, EPIC]) {
      expect(edgeRegion(table, "bottom", 3).map(({ y }) => y)).toEqual([0, 0, mm(300), mm(300)]);
      expect(edgeRegion(table, "top", 3).map(({ y }) => y)).toEqual([mm(614.4), mm(614.4), mm(914.4), mm(914.4)]);
    }
    expect(edgeRegion(EPIC, "right", 3).map(({ x }) => x)).toEqual([mm(1528.8), mm(1828.8), mm(1828.8), mm(1528.8)]);
  });

  test("[EB-SETUP-25-Q] an area within range 2 of a long edge and beyond range 3 of both short ones is a polygon", () => {
    expect(edgeRegion(EPIC, "bottom", 2, 3)).toEqual([point(300, 0), point(1528.8, 0), point(1528.8, 200), point(300, 200)]);
    expect(edgeRegion(EPIC, "top", 2, 3)).toEqual([point(300, 714.4), point(1528.8, 714.4), point(1528.8, 914.4), point(300, 914.4)]);
  });
});

describe("deployment areas", () => {
  const corner = gridRegion(STANDARD, [
    [0, 0],
    [3, 0],
    [3, 3],
    [0, 3],
  ]);
  const central = gridRegion(STANDARD, [
    [3, 3],
    [5, 3],
    [5, 5],
    [3, 5],
  ]);

  test("[EB-DEPLOY-02] a ship with a corner outside its area is not inside it", () => {
    const isHeld = (pose: Pose) => isInside(central, [baseAt("small", pose)]);
    expect(isHeld(at(400, 400, 30))).toBe(true);
    expect(isHeld(at(320, 480, 90))).toBe(true);
    expect(isHeld(at(319, 480, 90))).toBe(false);
    expect(isHeld(at(320, 481, 90))).toBe(false);
    // Turned by 45°, its corner is 28.3 mm from its middle.
    expect(isHeld(at(471, 400, 45))).toBe(true);
    expect(isHeld(at(473, 400, 45))).toBe(false);
    const bent = gridRegion(STANDARD, [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ]);
    expect(isInside(bent, [baseAt("small", at(50, 50, 45))])).toBe(true);
    expect(isInside(bent, [baseAt("small", at(90, 90, 45))])).toBe(false);
    const far = gridRegion(STANDARD, [
      [{ fromFar: 3 }, { fromFar: 3 }],
      [{ fromFar: 0 }, { fromFar: 3 }],
      [{ fromFar: 0 }, { fromFar: 0 }],
      [{ fromFar: 3 }, { fromFar: 0 }],
    ]);
    expect(ownEdges(STANDARD, far)).toHaveLength(2);
  });

  test("[EB-DEPLOY-03] a player's edges are all the parts of table edges in their area", () => {
    const stretches = ownEdges(EPIC, corner);
    const isOwn = (x: number, y: number) => stretches.some((stretch) => isOnStretch(stretch, point(x, y)));
    expect(stretches).toHaveLength(2);
    expect([isOwn(0, 0), isOwn(300, 0), isOwn(0, 300)]).toEqual([true, true, true]);
    expect([isOwn(310, 0), isOwn(0, 310), isOwn(150, 300), isOwn(150, 1)]).toEqual([false, false, false, false]);

    const top = ownEdges(EPIC, edgeRegion(EPIC, "top", 2, 3));
    expect(top).toEqual([{ from: point(1528.8, 914.4), to: point(300, 914.4) }]);
  });

  test("[EB-DEPLOY-04] an area that touches no table edge uses its own sides as the player's edges", () => {
    const sides = ownEdges(STANDARD, central);
    expect(sides).toHaveLength(4);
    for (const [x, y] of [
      [400, 300],
      [500, 400],
      [400, 500],
      [300, 400],
    ] as const)
      expect(sides.filter((side) => isOnStretch(side, point(x, y)))).toHaveLength(1);
  });

  test("[EB-DEPLOY-05] without an area, every table edge counts as the player's", () => {
    const edges = ownEdges(EPIC, undefined);
    expect(edges).toHaveLength(EDGES.length);
    expect(edges).toEqual([
      { from: point(0, 0), to: point(1828.8, 0) },
      { from: point(1828.8, 0), to: point(1828.8, 914.4) },
      { from: point(1828.8, 914.4), to: point(0, 914.4) },
      { from: point(0, 914.4), to: point(0, 0) },
    ]);
  });
});

test("[2E-COMP-11] a ship flees only when its base leaves the table, so it is safe when flush with an edge", () => {
  for (const base of Object.keys(BASES) as BaseId[]) {
    const half = BASES[base].length / 2;
    const inside = { x: mm(457), y: STANDARD.height - half, heading: 0 };
    expect([base, hasFled(STANDARD, base, inside)]).toEqual([base, false]);
    expect([base, hasFled(STANDARD, base, { ...inside, y: inside.y + mm(0.2) })]).toEqual([base, true]);
  }
});

test("checking the bounding circles first gives the same results as checking the shapes", () => {
  const told = { fled: 0, stayed: 0, deeper: 0, shallower: 0 };
  for (const base of ["small", "large"] as const)
    for (let heading = 0; heading < 360; heading += spacing(17))
      for (let away = -45; away <= 145; away += 1)
        for (const edge of EDGES) {
          const along = mm(400);
          const deep = edge === "top" || edge === "right" ? STANDARD.width - mm(away) : mm(away);
          const [x, y] = edge === "top" || edge === "bottom" ? [along, deep] : [deep, along];
          const pose = { x, y, heading: degrees(heading) };
          const area = [baseAt(base, pose)];
          const fled = hasFled(STANDARD, base, pose);
          const deeper = isDeeper(STANDARD, edge, area, mm(50));
          expect([fled, deeper]).toEqual([!isOnTable(STANDARD, area), depthsFrom(STANDARD, edge, area).nearest > mm(50)]);
          told[fled ? "fled" : "stayed"] += 1;
          told[deeper ? "deeper" : "shallower"] += 1;
        }
  expect(Object.values(told).every((count) => count > runs(1000))).toBe(true);
});
