import { describe, expect, test } from "vitest";
import {
  areasOverlap,
  bank,
  baseAt,
  clusterMinePoses,
  DEVICES,
  degrees,
  devicePose,
  edgePose,
  execute,
  footprint,
  MISSION_TOKENS,
  maneuverEnd,
  mm,
  type Pose,
  straight,
  templateAt,
  templateEnd,
  tokenAt,
  toTable,
  turn,
  undockStart,
} from "../index.ts";

const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const ORIGIN = at(0, 0);
const bomb = DEVICES.standardBomb;

test("cluster mines lie in a row of three, with the outer two a little farther from the template", () => {
  const [left, right] = clusterMinePoses(at(0, -100));
  expect([left, right]).toEqual([at(-40, -101.2), at(40, -101.2)]);
  const outline = (pose: Pose, id: "clusterMineCentre" | "clusterMineSide") => [tokenAt(pose, DEVICES[id])];
  expect(areasOverlap(outline(at(0, -100), "clusterMineCentre"), outline(left, "clusterMineSide"))).toBe(true);
});

describe("devices", () => {
  test("[1E-ACT-23] a token dropped as an action has its guides at the end of the straight 1, 40 mm behind the rear edge", () => {
    const pose = devicePose("small", ORIGIN, "rear", straight(1), bomb);
    expect(toTable(pose, 0, mm(bomb.guideToCentre))).toEqual({ x: 0, y: mm(-60) });
    const large = devicePose("large", at(300, 300, 90), "rear", straight(1), bomb);
    expect(toTable(large, 0, mm(bomb.guideToCentre)).x).toBeCloseTo(mm(300 - 80));
  });

  test("[1E-ACT-23] the token's guides lie beside the template, and its body lies beyond the template", () => {
    const token = tokenAt(devicePose("small", ORIGIN, "rear", straight(1), bomb), DEVICES.standardBomb);
    const heights = token.points.filter((_, index) => index % 2 === 1);
    expect(Math.max(...heights)).toBeGreaterThan(mm(-60));
    expect(Math.max(...heights)).toBeLessThan(mm(-56));
    expect(Math.min(...heights)).toBeLessThan(mm(-60 - 25));
  });

  test("[2E-DEV-01] a dropped standard bomb has its centre 54.2 mm behind the rear edge", () => {
    expect(devicePose("small", ORIGIN, "rear", straight(1), bomb)).toEqual(at(0, -74.2));
    expect(devicePose("medium", ORIGIN, "rear", straight(1), bomb)).toEqual(at(0, -84.2));
  });

  test("[2E-DEV-01] a bomb dropped with a bent template faces back along the end of the template", () => {
    const pose = devicePose("small", ORIGIN, "rear", turn(1, "left"), bomb);
    // Left, when facing astern, is the ship's right.
    expect(pose).toEqual(at(35 + 14.2, -55, 270));
    const end = templateEnd(edgePose("small", ORIGIN, "rear"), bank(1, "right"));
    expect(end.heading).toBe(degrees(225));
    expect(end.x).toBe(Math.round(-mm(80) * (1 - Math.SQRT1_2)));
  });

  test("[2E-DEV-02] a bomb launched with a straight 5 has its centre 214.2 mm ahead of the front edge", () => {
    expect(devicePose("small", ORIGIN, "front", straight(5), bomb)).toEqual(at(0, 234.2, 180));
    const template = templateAt(edgePose("small", ORIGIN, "front"), straight(5));
    expect(template).toMatchObject({ cx: 0, cy: mm(120), halfLength: mm(100) });
  });

  test("a device dropped from a side mark is as far from that edge as one dropped from the rear", () => {
    expect(devicePose("small", ORIGIN, "right", straight(1), bomb)).toEqual(at(74.2, 0, 270));
    expect(devicePose("medium", ORIGIN, "left", straight(1), bomb)).toEqual(at(-84.2, 0, 90));
  });

  test("[2E-SREM-08] a scenario remote is 36 mm wide and 30 mm long, or 36 mm long with its lugs", () => {
    const { points } = tokenAt(ORIGIN, MISSION_TOKENS.objective);
    const rights = points.filter((_, index) => index % 2 === 0);
    const forwards = points.filter((_, index) => index % 2 === 1);
    expect([Math.min(...rights), Math.max(...rights)]).toEqual([mm(-18), mm(18)]);
    expect([Math.min(...forwards), Math.max(...forwards)]).toEqual([mm(-18), mm(18)]);
    const atTheSide = forwards.filter((_, index) => Math.abs(rights[index] ?? 0) === mm(18));
    expect((Math.max(...atTheSide) - Math.min(...atTheSide)) / 1000).toBeCloseTo(30, 0);
  });
});

describe("undocking", () => {
  test("[1E-DOCK-05] a ship that undocks with a straight 2 from the rear guides ends 100 mm behind that edge, facing astern", () => {
    const start = undockStart("gozanti", ORIGIN, "rear", "small");
    expect(edgePose("gozanti", ORIGIN, "rear")).toEqual(at(0, -97.5, 180));
    expect(maneuverEnd("small", start, { bearing: "straight", speed: 2, side: "left" })).toEqual(at(0, -197.5, 180));
  });

  test("[1E-DOCK-05] a ship can also undock from the front guides, and can use turns from its dial", () => {
    const start = undockStart("gozanti", ORIGIN, "front", "small");
    expect(maneuverEnd("small", start, { bearing: "straight", speed: 2, side: "left" })).toEqual(at(0, 197.5));
    expect(maneuverEnd("small", start, { bearing: "turn", speed: 1, side: "right" })).toEqual(at(55, 97.5 + 35, 90));
  });

  test("[1E-DOCK-05] an undocking ship backs up from other ships as in any maneuver", () => {
    const start = undockStart("gozanti", ORIGIN, "rear", "small");
    const blocker = footprint("small", at(0, -210), "ignored");
    const { pose, full, touched } = execute("small", start, { bearing: "straight", speed: 2, side: "left" }, [blocker], "ignored");
    expect({ pose, full, touched }).toEqual({ pose: at(0, -170, 180), full: false, touched: [0] });
    expect(areasOverlap([baseAt("small", pose)], [baseAt("gozanti", ORIGIN)])).toBe(false);
  });
});
