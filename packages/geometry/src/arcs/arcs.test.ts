import { describe, expect, test } from "vitest";
import {
  type ArcName,
  type Area,
  arcAt,
  arcsOf,
  areaDistance,
  type BaseId,
  BULLSEYE_WIDTH,
  bandOf,
  baseAt,
  boxAt,
  closest,
  DEVICES,
  degrees,
  type EditionArcs,
  footprint,
  isBeneath,
  isInArc,
  mm,
  type Pose,
  partInArc,
  shifted,
  TURRET_ARCS,
  tokenAt,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const QUARTERS = ["front", "right", "rear", "left"] as const;

const arcOf = (edition: EditionArcs, base: BaseId, name: ArcName) => arcAt(edition, base, name, ORIGIN) ?? { cells: [] };
const arcsWith = (edition: EditionArcs, base: BaseId, target: Area, names: readonly ArcName[] = QUARTERS) =>
  names.filter((name) => isInArc(arcOf(edition, base, name), target));
/** Measures the range from the attacker's base to the part of the target in the arc. */
const rangeInArc = (edition: EditionArcs, name: ArcName, target: Area) =>
  areaDistance([baseAt("small", ORIGIN)], partInArc(arcOf(edition, "small", name), target));
/** A speck 2 mm wide, 250 mm away at a given bearing. */
const speck = (angle: number): Area => [
  boxAt(shifted({ ...ORIGIN, heading: degrees(angle) }, { right: 0, forward: mm(250), turn: 0 }), 0, 0, mm(2), mm(2)),
];
const ship = (x: number, y: number, heading = 0, base: BaseId = "small"): Area => [baseAt(base, at(x, y, heading))];
/** Returns how far right the front arc extends at the base's front edge. */
function crossingOfFrontEdge(edition: EditionArcs, base: BaseId, edge: number): number {
  const strip = boxAt(ORIGIN, mm(50), mm(edge - 0.5), mm(100), mm(1));
  return Math.max(
    ...partInArc(arcOf(edition, base, "front"), [strip]).flatMap(({ points }) => points.filter((_, index) => index % 2 === 0)),
  );
}

describe("the four quarters", () => {
  test("[1E-ARC-05, 1E-GAP-05-Q] first-edition front arcs meet the front edge 2.9 and 4.0 mm inside the corners", () => {
    expect(20 - crossingOfFrontEdge("first", "small", 20) / 1000).toBeCloseTo(2.949, 2);
    expect(40 - crossingOfFrontEdge("first", "large", 40) / 1000).toBeCloseTo(3.952, 2);
    expect(arcsWith("first", "small", speck(40))).toEqual(["front"]);
    expect(arcsWith("first", "small", speck(-41))).toEqual(["left"]);
    expect(arcsWith("first", "large", speck(41.6))).toEqual(["front"]);
    expect(arcsWith("first", "large", speck(42.5))).toEqual(["right"]);
  });

  test("[2E-ARC-02] second-edition front arcs meet the front edge 17.15, 26.45 and 35.71 mm from the middle", () => {
    expect(crossingOfFrontEdge("second", "small", 20) / 1000).toBeCloseTo(17.154, 2);
    expect(crossingOfFrontEdge("second", "medium", 30) / 1000).toBeCloseTo(26.449, 2);
    expect(crossingOfFrontEdge("second", "large", 40) / 1000).toBeCloseTo(35.714, 2);
  });

  test("[2E-ARC-01] the printed diagonals separate the front, right, rear and left arcs", () => {
    expect([40, 45, 135, 140, 180, 220, 225, 315, 320].map((angle) => arcsWith("second", "small", speck(angle)))).toEqual(
      ["front", "right", "right", "rear", "rear", "rear", "left", "left", "front"].map((name) => [name]),
    );
  });

  test("[1E-ARC-01] one corner of the target's base in the arc is enough", () => {
    // The ray passes x = 85.3 at y = 100; the corner of the base is at (85, 100).
    expect(arcsWith("first", "small", ship(104, 80), ["front"])).toEqual(["front"]);
    expect(arcsWith("first", "small", ship(106, 80), ["front"])).toEqual([]);
  });

  test("[2E-ARC-03] a base that lies across the diagonal is in both arcs", () => {
    expect(arcsWith("second", "small", ship(100, 115))).toEqual(["front", "right"]);
    expect(arcsWith("second", "small", ship(0, -150))).toEqual(["rear"]);
  });

  test("[2E-ARC-04] a device beneath the ship is in none of the ship's arcs", () => {
    const arcsOver = (target: Area) => (isBeneath(baseAt("large", ORIGIN), target) ? [] : arcsWith("second", "large", target));
    expect(arcsOver([tokenAt(at(20, 5), DEVICES.standardBomb)])).toEqual([]);
    expect(arcsOver([tokenAt(at(30, 5), DEVICES.standardBomb)])).toContain("right");
  });

  test("[2E-ARC-15] guides that reach into the arc do not count if the base is outside it", () => {
    const beyondTheLine = at(-60, 22);
    const ahead = arcOf("second", "small", "fullRear");
    expect(isInArc(ahead, footprint("small", beyondTheLine, "counted"))).toBe(true);
    expect(isInArc(ahead, footprint("small", beyondTheLine, "ignored"))).toBe(false);
  });
});

describe("bullseye", () => {
  test("[2E-COMP-30-Q] the lane is 15 mm wide", () => {
    expect(BULLSEYE_WIDTH / 2).toBe(mm(7.5));
  });

  test("[2E-ARC-05] the bullseye is a lane straight ahead, inside the front arc, and starts at the front edge", () => {
    const names = ["front", "bullseye"] as const;
    expect(arcsWith("second", "small", ship(27, 150), names)).toEqual(["front", "bullseye"]);
    expect(arcsWith("second", "small", ship(28, 150), names)).toEqual(["front"]);
    expect(arcsWith("second", "small", ship(-27, 319), names)).toEqual(["front", "bullseye"]);
    expect(arcsWith("second", "small", ship(0, -150), names)).toEqual([]);
    expect(arcsWith("second", "small", [boxAt(at(0, 15), 0, 0, mm(4), mm(4))], ["bullseye"])).toEqual([]);
  });
});

describe("halves", () => {
  test("[1E-ARC-07] the 180 degree arc covers the front half, including targets slightly ahead of the side", () => {
    expect(arcsWith("first", "small", speck(85), ["front", "fullFront"])).toEqual(["fullFront"]);
    expect(arcsWith("first", "small", speck(-85), ["front", "fullFront"])).toEqual(["fullFront"]);
    expect(arcsWith("first", "small", speck(95), ["front", "fullFront"])).toEqual([]);
  });

  test("[2E-ARC-07] the midway line separates full front from full rear", () => {
    const names = ["fullFront", "fullRear"] as const;
    expect(arcsWith("second", "small", speck(100), names)).toEqual(["fullRear"]);
    expect(arcsWith("second", "small", speck(80), names)).toEqual(["fullFront"]);
  });

  test("[2E-ARC-08] a base entirely ahead of the line is in full front, one behind it in full rear, and one across it in both", () => {
    const names = ["fullFront", "fullRear"] as const;
    expect(arcsWith("second", "small", ship(90, 20), names)).toEqual(["fullFront"]);
    expect(arcsWith("second", "small", ship(90, 19), names)).toEqual(["fullFront", "fullRear"]);
    expect(arcsWith("second", "small", ship(90, -19), names)).toEqual(["fullFront", "fullRear"]);
    expect(arcsWith("second", "small", ship(90, -20), names)).toEqual(["fullRear"]);
  });
});

describe("first-edition special arcs", () => {
  test("[1E-ARC-06] a target in the rear arc is not in the front arc", () => {
    expect(arcsWith("first", "large", ship(0, -150), ["front", "rear"])).toEqual(["rear"]);
    expect(arcsWith("first", "large", speck(180 - 41.6), ["front", "rear"])).toEqual(["rear"]);
    expect(arcsWith("first", "large", speck(180 - 42.5), ["front", "rear"])).toEqual([]);
  });

  test("[1E-ARC-08] a turret reaches all around, but the printed arc does not reach behind the ship", () => {
    for (const angle of [0, 60, 120, 180, 240, 300]) expect(arcsWith("first", "small", speck(angle), ["all"])).toEqual(["all"]);
    expect(arcsWith("first", "small", ship(0, -150), ["front", "all"])).toEqual(["all"]);
  });

  test("[1E-ARC-09] a mobile arc is one of the four quarters and adds to the front arc", () => {
    expect([...TURRET_ARCS].sort()).toEqual([...QUARTERS].sort());
    const target = ship(-150, 0, 0, "large");
    expect(arcsWith("first", "large", target, ["front", "left"])).toEqual(["left"]);
    expect(arcsWith("first", "large", target, ["front", "right"])).toEqual([]);
  });
});

describe("range in an arc", () => {
  // A long hull to the right. Its near side is 80 mm from the ship's side and crosses the arc line well ahead of the ship.
  const hull: Area = [baseAt("gozanti", at(140, 40))];

  test("[1E-ARC-02] an attack measures to the part of the target inside the arc, even if another part is nearer", () => {
    expect(areaDistance([baseAt("small", ORIGIN)], hull)).toBe(mm(80));
    expect(rangeInArc("first", "front", hull) / 1000).toBeCloseTo(125.96, 1);
    expect(bandOf(rangeInArc("first", "front", hull))).toBe(2);
  });

  test("[1E-ARC-03] an attack that ignores arcs measures to the closest point, even behind the ship", () => {
    const behind = ship(13, -135);
    expect(rangeInArc("first", "all", behind)).toBe(mm(95));
    expect(bandOf(rangeInArc("first", "all", behind))).toBe(1);
    expect(partInArc(arcOf("first", "small", "front"), behind)).toEqual([]);
  });

  test("[1E-ARC-11] a target at Range 1 of a turret can be at Range 2 inside the firing arc", () => {
    expect(bandOf(rangeInArc("first", "all", hull))).toBe(1);
    expect(bandOf(rangeInArc("first", "front", hull))).toBe(2);
  });

  test("[2E-ATK-11] an attack measures range inside the arc, and an ability measures to the nearest point of the hull", () => {
    const huge: Area = [baseAt("huge", at(150, 40))];
    expect(areaDistance([baseAt("small", ORIGIN)], huge)).toBe(mm(90));
    expect(bandOf(rangeInArc("second", "front", huge))).toBe(2);
    expect(bandOf(areaDistance([baseAt("small", ORIGIN)], huge))).toBe(1);
  });

  test("[2E-ATK-51-Q] the measured line may start at a corner of the attacker that is outside the arc", () => {
    const huge: Area = [baseAt("huge", at(150, 40))];
    const { bands } = closest([baseAt("small", ORIGIN)], partInArc(arcOf("second", "small", "front"), huge));
    expect(bands).toHaveLength(1);
    expect(bands[0]?.first).toMatchObject({ ax: mm(20), ay: mm(20) });
    expect(crossingOfFrontEdge("second", "small", 20)).toBeLessThan(mm(18));
  });
});

test("[2E-HUGE-02] the arc lines of a huge ship start at its middle and cross its long sides 45.3 mm ahead", () => {
  const besideIt = boxAt(ORIGIN, mm(40.5), 0, mm(1), mm(221));
  const inFront = partInArc(arcOf("second", "huge", "front"), [besideIt]).flatMap(({ points }) => points.filter((_, at) => at % 2 === 1));
  expect(Math.min(...inFront) / 1000).toBeCloseTo(45.29, 2);
  expect(arcsWith("second", "huge", speck(41))).toEqual(["front"]);
  expect(arcsWith("second", "huge", speck(42))).toEqual(["right"]);
  expect(arcsWith("second", "huge", speck(180 - 41))).toEqual(["rear"]);
  expect(arcsWith("second", "huge", speck(89), ["fullFront", "fullRear"])).toEqual(["fullFront"]);
  expect(arcsOf("second", "huge")).toContain("bullseye");
});
