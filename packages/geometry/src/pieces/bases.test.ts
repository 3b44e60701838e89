import { expect, test } from "vitest";
import { BASE_IDS, BASES, baseAt, footprint, GUIDE, HUGE_PLATE, LONG_HULL, mm, type Pose, SHORT_HULL, TEMPLATE_WIDTH } from "../index.ts";

const ORIGIN: Pose = { x: 0, y: 0, heading: 0 };

test("[1E-COMP-05, 2E-COMP-03] small, medium and large bases are squares of 40, 60 and 80 mm, and every other base is huge", () => {
  const sizeOf = (id: keyof typeof BASES) => [BASES[id].width, BASES[id].length];
  expect(sizeOf("small")).toEqual([mm(40), mm(40)]);
  expect(sizeOf("medium")).toEqual([mm(60), mm(60)]);
  expect(sizeOf("large")).toEqual([mm(80), mm(80)]);
  expect(baseAt("medium", ORIGIN).points).toEqual([mm(30), mm(30), mm(-30), mm(30), mm(-30), mm(-30), mm(30), mm(-30)]);
  expect(BASE_IDS.filter((id) => BASES[id].size !== "huge")).toEqual(["small", "medium", "large"]);
});

test("[1E-COMP-05] a ship with two large plastic bases and a gap between them counts as huge", () => {
  for (const id of ["cr90", "raider", "gr75", "gozanti", "croc"] as const) {
    expect(BASES[id]).toMatchObject({ size: "huge", width: HUGE_PLATE });
    expect(BASES[id].length).toBeGreaterThan(2 * HUGE_PLATE);
  }
  expect([LONG_HULL, SHORT_HULL]).toEqual([mm(225), mm(195)]);
});

test("[2E-HUGE-01] the huge base is 80 by 221 mm, and its nubs reach 1.4 mm farther", () => {
  const corners = baseAt("huge", ORIGIN).points;
  expect(corners).toEqual([mm(40), mm(110.5), mm(-40), mm(110.5), mm(-40), mm(-110.5), mm(40), mm(-110.5)]);
  const heights = footprint("huge", ORIGIN, "counted").flatMap(({ points }) => points.filter((_, at) => at % 2 === 1));
  expect(Math.max(...heights)).toBe(mm(111.9));
  expect(Math.min(...heights)).toBe(mm(-111.9));
});

test("[1E-COMP-07, 2E-COMP-10] a template fits exactly between the two guides at the front edge and the two at the rear edge", () => {
  expect(2 * GUIDE.inner).toBe(TEMPLATE_WIDTH);
  const [, ...guides] = footprint("small", ORIGIN, "counted");
  expect(guides.map(({ cx, cy }) => [Math.sign(cx), Math.sign(cy)])).toEqual([
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ]);
  for (const { cx, cy, halfWidth, halfLength } of guides) {
    expect(Math.abs(cx) - halfWidth).toBeCloseTo(mm(10));
    expect(Math.abs(cy) - halfLength).toBeCloseTo(mm(20));
    expect(Math.abs(cy) + halfLength).toBeCloseTo(mm(22.5));
  }
  expect(footprint("small", ORIGIN, "ignored")).toEqual([baseAt("small", ORIGIN)]);
});
