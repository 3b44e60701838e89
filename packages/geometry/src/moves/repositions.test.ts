import { describe, expect, test } from "vitest";
import {
  areasOverlap,
  type Box,
  bank,
  baseAt,
  bendReach,
  bentRollEnd,
  bentRolls,
  boost,
  boxAt,
  decloakForward,
  decloakSideways,
  decloakSpeed,
  degrees,
  hasFled,
  markedRolls,
  mm,
  PLAY_AREAS,
  type Pose,
  rollEnd,
  rollReach,
  type Side,
  slidingRoll,
  vectorLength,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const rock = (x: number, y: number, size: number): readonly Box[] => [boxAt(at(x, y), 0, 0, mm(size), mm(size))];

describe("first-edition barrel rolls", () => {
  test("[1E-ACT-10] a small ship rolls 80 mm sideways and up to 20 mm ahead or back", () => {
    expect(rollReach("small")).toBe(mm(20));
    expect(slidingRoll("small", ORIGIN, "right", mm(20)).pose).toEqual(at(80, 20));
    expect(slidingRoll("small", ORIGIN, "left", mm(-20)).pose).toEqual(at(-80, -20));
    expect(slidingRoll("small", at(300, 300, 90), "right", mm(5)).pose).toEqual(at(305, 220, 90));
  });

  test("[1E-ACT-10] the template never extends past the front or back edge of the start or end position", () => {
    for (const slide of [-20, -7, 0, 13, 20])
      for (const lay of [0, 0.5, 1]) {
        const [template] = slidingRoll("small", ORIGIN, "right", mm(slide), lay).template;
        expect(template).toMatchObject({ cx: mm(40), halfWidth: mm(20), halfLength: mm(10) });
        const middle = template?.cy ?? Number.NaN;
        expect(middle + mm(10)).toBeLessThanOrEqual(Math.min(mm(20), mm(slide + 20)) + 1e-6);
        expect(middle - mm(10)).toBeGreaterThanOrEqual(Math.max(mm(-20), mm(slide - 20)) - 1e-6);
      }
  });

  test("[1E-ACT-10] an asteroid blocks a roll only at the template positions that it overlaps", () => {
    const isBarred = (asteroid: readonly Box[]) =>
      [0, 0.25, 0.5, 0.75, 1].map((lay) => areasOverlap(slidingRoll("small", ORIGIN, "right", 0, lay).template, asteroid));
    expect(isBarred(rock(40, 0, 10))).toEqual([true, true, true, true, true]);
    expect(isBarred(rock(40, -14, 5))).toEqual([true, true, false, false, false]);
    expect(areasOverlap([baseAt("small", at(80, 0))], rock(40, 0, 10))).toBe(false);
  });

  test("[1E-ACT-10] a ship that is only under the template is not overlapped", () => {
    const other = [baseAt("small", at(40, 36))];
    const { pose, template } = slidingRoll("small", ORIGIN, "right", 0, 1);
    expect(areasOverlap(template, other)).toBe(true);
    expect(areasOverlap([baseAt("small", pose)], other)).toBe(false);
  });

  test("[1E-ACT-10] a ship that would roll off the table would flee", () => {
    const start = at(60, 400);
    expect(hasFled(PLAY_AREAS["3x3"], "small", slidingRoll("small", start, "left", 0).pose)).toBe(true);
    expect(hasFled(PLAY_AREAS["3x3"], "small", slidingRoll("small", start, "right", 0).pose)).toBe(false);
  });

  test("[1E-ACT-11] a large ship uses the template's long side and rolls 100 mm sideways and up to 40 mm ahead or back", () => {
    expect(rollReach("large")).toBe(mm(40));
    const { pose, template } = slidingRoll("large", ORIGIN, "left", mm(-40));
    expect(pose).toEqual(at(-100, -40));
    expect(template).toMatchObject([{ cx: mm(-50), cy: mm(-20), halfWidth: mm(10), halfLength: mm(20) }]);
  });
});

describe("second-edition barrel rolls", () => {
  const places = (base: "small" | "medium" | "large", side: Side) => markedRolls(base, ORIGIN, side).map(({ pose }) => pose);

  test("[2E-ACT-25] a small ship rolls 80 mm sideways and ends level, 10 mm ahead or 10 mm behind", () => {
    expect(places("small", "right")).toEqual([at(80, 0), at(80, 10), at(80, -10)]);
    expect(places("small", "left")).toEqual([at(-80, 0), at(-80, 10), at(-80, -10)]);
  });

  test("[2E-ACT-25] medium and large ships roll 80 and 100 mm sideways and end level, 20 mm ahead or 20 mm behind", () => {
    expect(places("medium", "right")).toEqual([at(80, 0), at(80, 20), at(80, -20)]);
    expect(places("large", "right")).toEqual([at(100, 0), at(100, 20), at(100, -20)]);
    expect(places("medium", "left")).toEqual([at(-80, 0), at(-80, 20), at(-80, -20)]);
    expect(places("large", "left")).toEqual([at(-100, 0), at(-100, 20), at(-100, -20)]);
  });

  test("[2E-ACT-25] the template starts at the ship's side mark", () => {
    for (const { template } of markedRolls("small", ORIGIN, "right"))
      expect(template).toMatchObject([{ cx: mm(40), cy: 0, halfWidth: mm(20), halfLength: mm(10) }]);
    for (const { template } of markedRolls("medium", ORIGIN, "right"))
      expect(template).toMatchObject([{ cx: mm(40), cy: 0, halfWidth: mm(10), halfLength: mm(20) }]);
    for (const { template } of markedRolls("large", ORIGIN, "right"))
      expect(template).toMatchObject([{ cx: mm(50), cy: 0, halfWidth: mm(10), halfLength: mm(20) }]);
    for (const { template } of markedRolls("small", ORIGIN, "left")) expect(template).toMatchObject([{ cx: mm(-40), cy: 0 }]);
  });
});

describe("boosts", () => {
  test("[1E-ACT-12, 2E-ACT-28] a ship boosts with a straight 1 or bank 1 from its front guides", () => {
    expect(boost("small", ORIGIN, "straight").pose).toEqual(at(0, 80));
    expect(boost("small", ORIGIN, "right").pose).toEqual({ x: 37574, y: 90711, heading: degrees(45) });
    expect(boost("small", ORIGIN, "left").pose).toEqual({ x: -37574, y: 90711, heading: degrees(315) });
    expect(boost("medium", ORIGIN, "straight").pose).toEqual(at(0, 100));
    expect(boost("large", ORIGIN, "straight").pose).toEqual(at(0, 120));
    // The bank runs from the front edge to the rear edge, each half a base from the centre.
    expect(boost("medium", ORIGIN, "right").pose).toEqual({ x: 44_645, y: 107_782, heading: degrees(45) });
    expect(boost("large", ORIGIN, "left").pose).toEqual({ x: -51_716, y: 124_853, heading: degrees(315) });
  });

  test("[1E-ACT-12] an obstacle under the template or under the end position is in a boost's way", () => {
    const { pose, template } = boost("small", ORIGIN, "straight");
    expect(areasOverlap(template, rock(0, 40, 10))).toBe(true);
    expect(areasOverlap([baseAt("small", pose)], rock(0, 40, 10))).toBe(false);
    expect(areasOverlap([baseAt("small", pose)], rock(0, 95, 10))).toBe(true);
    expect(areasOverlap(template, rock(18, 40, 10))).toBe(false);
  });
});

describe("decloaking", () => {
  const poses = (base: "small" | "medium" | "large") => decloakSideways(base, ORIGIN, "left").map(({ pose }) => pose);

  test("a small ship decloaks sideways with a straight 2, and larger ships as they barrel roll", () => {
    expect(poses("small")).toEqual([at(-120, 0), at(-120, 10), at(-120, -10)]);
    expect(poses("medium")).toEqual([at(-80, 0), at(-80, 20), at(-80, -20)]);
    expect(poses("large")).toEqual([at(-100, 0), at(-100, 20), at(-100, -20)]);
    expect(rollEnd("small", ORIGIN, "right", mm(17), decloakSpeed("small"))).toEqual(at(120, 17));
  });

  test("a small ship decloaks forward with a straight 2, larger ships with a straight 1, and huge ships cannot", () => {
    expect((["small", "medium", "large"] as const).map((base) => decloakForward(base, ORIGIN).pose)).toEqual([
      at(0, 120),
      at(0, 100),
      at(0, 120),
    ]);
    expect(() => decloakForward("huge", ORIGIN)).toThrow("huge");
  });
});

describe("rolls with a bent template", () => {
  const ends = (speed: number, side: Side, towards: "ahead" | "astern") =>
    bentRolls("small", ORIGIN, { side, towards, template: bank(speed, side) });

  test("a bank at the side moves the ship along the template and turns it", () => {
    expect(ends(1, "right", "ahead")[0]?.pose).toEqual({ x: 90_711, y: 37_574, heading: degrees(315) });
    expect(ends(1, "right", "astern")[0]?.pose).toEqual({ x: 90_711, y: -37_574, heading: degrees(45) });
    expect(ends(2, "left", "ahead")[0]?.pose).toEqual({ x: -126_066, y: 52_218, heading: degrees(45) });
  });

  test("the ship may end 10 mm farther along its new heading either way, and never overlaps the template", () => {
    const [middle, ahead, astern] = ends(1, "right", "ahead");
    for (const place of [ahead, astern])
      expect(
        Math.round(vectorLength((place?.pose.x ?? 0) - (middle?.pose.x ?? 0), (place?.pose.y ?? 0) - (middle?.pose.y ?? 0)) / 100),
      ).toBe(100);
    for (const place of [middle, ahead, astern]) expect(place && areasOverlap(place.template, [baseAt("small", place.pose)])).toBe(false);
    expect(middle && areasOverlap(middle.template, [baseAt("small", ORIGIN)])).toBe(false);
  });

  test("in the first edition, the template's ends may be anywhere along the ship's sides, before and after the roll", () => {
    expect([bendReach("small"), bendReach("large")]).toEqual([mm(10), mm(30)]);
    const roll = { side: "right", towards: "ahead", template: bank(1, "right") } as const;
    expect(bentRollEnd("small", ORIGIN, roll, mm(10), 0).pose).toEqual({ x: 90_711, y: 47_574, heading: degrees(315) });
    expect(bentRollEnd("small", ORIGIN, roll, mm(-10), mm(10)).pose).toEqual({ x: 83_640, y: 34_645, heading: degrees(315) });
    for (const lay of [-10, 0, 10])
      for (const slide of [-10, 0, 10]) {
        const { pose, template } = bentRollEnd("small", ORIGIN, roll, mm(lay), mm(slide));
        for (const base of [ORIGIN, pose]) {
          expect(areasOverlap(template, [baseAt("small", base)])).toBe(false);
          expect(areasOverlap(template, [boxAt(base, 0, 0, mm(41), mm(40))])).toBe(true);
        }
      }
  });
});
