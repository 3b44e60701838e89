import { describe, expect, test } from "vitest";
import {
  type Area,
  areaDistance,
  areasOverlap,
  BAND,
  bandOf,
  bandWithContact,
  baseAt,
  boxAt,
  CORE_BANDS,
  type ContactBand,
  contact,
  DEVICES,
  degrees,
  execute,
  farthest,
  footprint,
  HUGE_BANDS,
  isAt,
  isBeyond,
  isWithin,
  lengthOf,
  mm,
  obstacleAt,
  type Pose,
  straight,
  tokenAt,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const small = (x: number, y: number, heading = 0): Area => [baseAt("small", at(x, y, heading))];
const SHIP = small(0, 0);
const bandBetween = (a: Area, b: Area, contactBand: ContactBand) => bandWithContact(areaDistance(a, b), contact(a, b), contactBand);

describe("the ruler", () => {
  test("[1E-COMP-06] the ruler has three bands of 100 mm, and straights have 40 mm per speed", () => {
    expect([BAND, CORE_BANDS]).toEqual([mm(100), 3]);
    expect([bandOf(mm(100)), bandOf(mm(101))]).toEqual([1, 2]);
    expect([1, 2, 3, 4, 5].map((speed) => lengthOf(straight(speed)))).toEqual([mm(40), mm(80), mm(120), mm(160), mm(200)]);
  });

  test("[2E-COMP-05] the ruler has three bands, or five for huge weapons, and a distance on a line is in the nearer band", () => {
    expect([CORE_BANDS, HUGE_BANDS]).toEqual([3, 5]);
    expect([mm(200), mm(200.1), mm(300), mm(400.1), mm(500)].map(bandOf)).toEqual([2, 3, 3, 5, 5]);
  });

  test("[2E-COMP-31-Q] a distance of exactly 100 mm is range 1", () => {
    expect(bandOf(mm(100))).toBe(1);
    expect(bandBetween(SHIP, small(0, 140), 0)).toBe(1);
    expect(bandBetween(SHIP, small(0, 140.001), 0)).toBe(2);
  });

  test("[2E-COMP-06] range is measured between the nearest points of the bases", () => {
    expect(areaDistance(SHIP, small(11, 135))).toBe(mm(95));
    expect(bandBetween(SHIP, small(11, 135), 0)).toBe(1);
    // From corner to corner: 57 across and 76 along.
    expect(areaDistance(SHIP, small(97, 116))).toBe(mm(95));
    // From the middle of an edge to the corner of a base turned by 45 degrees, which is 40 / √2 from that base's centre.
    expect(areaDistance(SHIP, small(0, 20 + 95 + 28.284, 45)) / 1000).toBeCloseTo(95, 2);
  });

  test("[2E-COMP-06] range to an obstacle is measured to its outline", () => {
    const rock = obstacleAt(at(0, 200), "coreasteroid0");
    const nearest = Math.min(...rock.points.filter((_, index) => index % 2 === 1));
    expect(areaDistance(SHIP, [rock])).toBe(nearest - mm(20));
    expect(nearest).toBeLessThan(mm(190));
  });
});

describe("contact", () => {
  test("[2E-COMP-07] touching ships are at range 0, and ships half a millimetre apart are at range 1", () => {
    expect(bandBetween(SHIP, small(40, 13), 0)).toBe(0);
    expect(bandBetween(SHIP, small(40.5, 13), 0)).toBe(1);
  });

  test("[2E-COMP-07] a ship on an obstacle or a device is at range 0 of it", () => {
    for (const token of [obstacleAt(at(5, 5), "coreasteroid5"), tokenAt(at(5, 5), DEVICES.standardBomb)]) {
      expect(areasOverlap(SHIP, [token])).toBe(true);
      expect(bandBetween(SHIP, [token], 0)).toBe(0);
    }
  });

  test("[2E-COMP-32-Q] a gap of up to 0.1 mm is contact", () => {
    expect(bandBetween(SHIP, small(40.05, 0), 0)).toBe(0);
    expect(bandBetween(SHIP, small(40.1, 0), 0)).toBe(0);
    expect(bandBetween(SHIP, small(40.101, 0), 0)).toBe(1);
    expect([mm(0.05), mm(0.1), mm(0.101)].map(bandOf)).toEqual([0, 0, 1]);
  });

  test("[2E-COMP-09] a ship that ends beside another without overlapping is at range 0 until they part", () => {
    const other = footprint("small", at(40, 80), "counted");
    const { pose, full } = execute("small", at(0, 0), { bearing: "straight", speed: 1, side: "left" }, [other], "counted");
    expect({ pose, full }).toEqual({ pose: at(0, 80), full: true });
    expect(bandBetween(small(0, 80), small(40, 80), 0)).toBe(0);
    expect(bandBetween(small(0, 80), small(41, 80), 0)).toBe(1);
    // Turning in place by 45 degrees brings a corner closer, so ships with touching edges stay in contact. If a corner touches, turning it
    // away separates them.
    expect(bandBetween(small(0, 80, 45), small(40, 80), 0)).toBe(0);
    expect(bandBetween(small(0, 80, 45), small(48.284, 80), 0)).toBe(0);
    expect(bandBetween(small(0, 80), small(48.284, 80), 0)).toBe(1);
  });

  test("[1E-BUMP-08] a ship is at Range 1 of itself and of a ship it touches", () => {
    expect(bandBetween(SHIP, SHIP, 1)).toBe(1);
    expect(bandBetween(SHIP, small(40, 0), 1)).toBe(1);
    expect(bandBetween(SHIP, small(45, 0), 1)).toBe(1);
  });
});

describe("at, within, beyond", () => {
  test("[1E-ARC-04] a base from 180 to 220 mm away is at Range 2 and beyond Range 1, but not within Range 2", () => {
    const target = small(0, 220);
    expect(isAt(SHIP, target, 2, 2)).toBe(true);
    expect(isAt(SHIP, target, 1, 1)).toBe(false);
    expect(isWithin(SHIP, target, 2)).toBe(false);
    expect(isWithin(SHIP, target, 3)).toBe(true);
    expect([1, 2].map((band) => isBeyond(SHIP, target, band))).toEqual([true, false]);
  });

  test("[2E-COMP-08] an obstacle from 150 to 210 mm away is at range 2, but neither within nor beyond range 2", () => {
    const obstacle = [boxAt(at(0, 200), 0, 0, mm(10), mm(60))];
    expect([areaDistance(SHIP, obstacle), farthest(SHIP, obstacle)]).toEqual([mm(150), mm(210)]);
    expect(isAt(SHIP, obstacle, 2, 2)).toBe(true);
    expect(isWithin(SHIP, obstacle, 2)).toBe(false);
    expect(isBeyond(SHIP, obstacle, 2)).toBe(false);
    expect(isWithin(SHIP, [boxAt(at(0, 195), 0, 0, mm(10), mm(50))], 2)).toBe(true);
    expect(isBeyond(SHIP, [boxAt(at(0, 250.1), 0, 0, mm(10), mm(60))], 2)).toBe(true);
  });
});

describe("what is measured", () => {
  test("[1E-COMP-07] range ignores guides, so bases 100.5 mm apart are at Range 2", () => {
    const target = at(0, 140.5);
    const guidesToBase = areaDistance(footprint("small", at(0, 0), "counted"), [baseAt("small", target)]);
    expect(guidesToBase).toBe(mm(98));
    expect(bandBetween(SHIP, [baseAt("small", target)], 1)).toBe(2);
  });

  test("[2E-COMP-10] range ignores a ship's guides but not a device's", () => {
    expect(areaDistance(footprint("small", at(0, 0), "counted"), [baseAt("small", at(0, 141.5))])).toBe(mm(99));
    expect(bandBetween(SHIP, small(0, 141.5), 0)).toBe(2);
    // The bomb's guides face the ship and extend from its body, with a 20 mm wide gap between them.
    const bomb = (y: number) => tokenAt(at(0, y, 180), DEVICES.standardBomb);
    const reach = 200 - Math.min(...bomb(200).points.filter((_, index) => index % 2 === 1)) / 1000;
    const atHundred = bomb(20 + 100 + reach);
    expect(bandBetween(SHIP, [atHundred], 0)).toBe(1);
    expect(areaDistance([boxAt(at(0, 0), 0, 0, mm(18), mm(40))], [atHundred])).toBeGreaterThan(mm(100));
  });

  test("[1E-ARC-13] range to a token is measured to its closest point", () => {
    const mine = tokenAt(at(0, 200), DEVICES.proximityMine);
    const nearest = Math.min(...mine.points.filter((_, index) => index % 2 === 1)) / 1000;
    const ship = (gap: number) => small(0, nearest - gap - 20);
    expect(areaDistance(ship(95), [mine])).toBe(mm(95));
    expect(bandBetween(ship(95), [mine], 1)).toBe(1);
    expect(bandBetween(ship(100.5), [mine], 1)).toBe(2);
  });
});
