import { describe, expect, test } from "vitest";
import {
  type Area,
  BASES,
  type BaseId,
  baseAt,
  boxAt,
  brokenRules,
  clearOf,
  degrees,
  epicBattleObstacleRules,
  epicHugeShipRules,
  epicShipRules,
  mayDeploy,
  mm,
  normalHeading,
  PLAY_AREAS,
  type PlacementRule,
  type Pose,
  pairedObstacleRules,
  shipsApart,
  toTable,
} from "../index.ts";

const EPIC = PLAY_AREAS["6x3"];
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
/** A square token with 20 mm sides. */
const token = (x: number, y: number): Area => [boxAt(at(x, y), 0, 0, mm(20), mm(20))];
/** Returns a token at this gap to the right of the token at x, y. */
const rightOf = (x: number, y: number, gap: number): Area => token(x + 20 + gap, y);
const broken = (placed: Area, rules: readonly PlacementRule[]): readonly string[] =>
  brokenRules(EPIC, placed, rules).map(({ must }) => must);

/** Returns the pose of a base at a heading with one of its corners at a point: −1, −1 is its rear-left corner. */
function standingOn(x: number, y: number, base: BaseId, heading: number, right: -1 | 1, forward: -1 | 1): Pose {
  const turned = normalHeading(degrees(heading));
  const { width, length } = BASES[base];
  const corner = toTable({ x: 0, y: 0, heading: turned }, (right * width) / 2, (forward * length) / 2);
  return { x: mm(x) - Math.round(corner.x), y: mm(y) - Math.round(corner.y), heading: turned };
}

describe("obstacles, markers and remotes in Epic", () => {
  test("[EB-SETUP-14] an obstacle must be beyond range 1 of every other obstacle", () => {
    const placed = (gap: number) => broken(rightOf(500, 400, gap), epicBattleObstacleRules([token(500, 400), token(900, 800)]));
    expect(placed(100)).toEqual(["be beyond"]);
    expect(placed(101)).toEqual([]);
  });

  test("[EB-SETUP-16] a marker or remote may touch other objects and markers but not overlap them", () => {
    const placed = (gap: number) => broken(rightOf(500, 400, gap), [clearOf([token(500, 400)])]);
    expect(placed(-1)).toEqual(["overlap none"]);
    expect(placed(0)).toEqual([]);
  });
});

describe("pairs of obstacles in team tournaments", () => {
  const rules = (partner: Area, earlier: readonly Area[] = []) => pairedObstacleRules(partner, earlier, ["bottom", "top"]);

  test("[ET-DEPLOY-16, ET-DEPLOY-51-Q] the two obstacles of a pair must be within range 1 of each other, without overlapping", () => {
    const placed = (gap: number) => broken(rightOf(500, 400, gap), rules(token(500, 400)));
    expect([0, 20, 100].map(placed)).toEqual([[], [], []]);
    expect(placed(100.1)).toEqual(["be at"]);
    expect(placed(101)).toEqual(["be at"]);
    expect(placed(-1)).toEqual(["overlap none"]);
    expect(broken(token(9, 400), rules(token(39, 400)))).toEqual(["be on the table"]);
  });

  test("[ET-DEPLOY-17, ET-DEPLOY-18] obstacles must be beyond range 2 of both player edges, but not of the short edges", () => {
    const placed = (x: number, y: number) => broken(token(x, y), rules(token(x + (x < 900 ? 30 : -30), y)));
    expect(placed(900, 210)).toEqual(["be beyond edges"]);
    expect(placed(900, 211)).toEqual([]);
    expect(placed(900, 914.4 - 210)).toEqual(["be beyond edges"]);
    expect(placed(900, 914.4 - 211)).toEqual([]);
    expect(placed(20, 310)).toEqual([]);
    expect(placed(1828.8 - 20, 310)).toEqual([]);
  });

  test("[ET-DEPLOY-19, ET-DEPLOY-20] an obstacle must be beyond range 2 of earlier pairs, but not of its partner", () => {
    const earlier = [token(500, 400), token(500, 450)];
    const placed = (gap: number, partner: Area) => broken(rightOf(500, 400, gap), rules(partner, earlier));
    const partnerOf = (gap: number) => rightOf(500 + 20 + gap, 400, 30);
    expect(placed(200, partnerOf(200))).toEqual(["be beyond"]);
    expect(placed(201, partnerOf(201))).toEqual([]);
  });

  test("[ET-DEPLOY-53-Q] a distance exactly on a band's line belongs to the nearer band, for obstacles and for ships", () => {
    expect(broken(token(900, 210), rules(token(930, 230)))).toEqual(["be beyond edges"]);
    expect(broken([baseAt("small", at(900, 180))], epicShipRules("bottom"))).toEqual([]);
  });
});

describe("ships in team tournaments", () => {
  const huge = (pose: Pose) => broken([baseAt("cr90", pose)], epicHugeShipRules("bottom"));

  test("[ET-DEPLOY-23] a huge ship's base touches its owner's edge", () => {
    expect(huge(at(900, 112.5))).toEqual([]);
    expect(huge(at(900, 40, 90))).toEqual([]);
    expect(huge(at(900, 117.5))).toEqual(["touch edge"]);
  });

  test("[ET-DEPLOY-55-Q] a huge ship may be placed at any angle with one corner on the edge, but not off the table", () => {
    expect(huge(standingOn(900, 0, "cr90", 30, 1, -1))).toEqual([]);
    expect(huge(standingOn(900, -1, "cr90", 30, 1, -1))).toContain("be on the table");
  });

  test("[ET-DEPLOY-25] small and large ships must be entirely within range 2 of their owner's edge", () => {
    const placed = (base: BaseId, farthest: number) =>
      broken([baseAt(base, at(900, farthest - BASES[base].length / mm(2)))], epicShipRules("bottom"));
    for (const base of ["small", "large"] as const) {
      expect(placed(base, 200)).toEqual([]);
      expect(placed(base, 201)).toEqual(["be within edge"]);
    }
  });
});

describe("ships that stick out of their area", () => {
  const RANGE_1 = mm(100);
  const cr90 = (pose: Pose, depth = RANGE_1) => mayDeploy(EPIC, "bottom", depth, "cr90", pose);

  test("[HS-SETUP-02] a huge ship may stick out of its area if it fills the area's depth", () => {
    expect(cr90(at(900, 112.5))).toBe(true);
    expect(cr90(at(900, 122.5))).toBe(false);
  });

  test("[HS-SETUP-03] no part of a huge ship may be outside the play area", () => {
    expect(cr90(at(900, 111.5))).toBe(false);
    expect(cr90(at(39, 112.5))).toBe(false);
  });

  test("[HS-SETUP-05] a huge ship may be placed at an angle with a rear corner on the edge if its other corners are inside", () => {
    const left = standingOn(900, 0, "cr90", -35, -1, -1);
    const right = standingOn(900, 0, "cr90", 35, -1, -1);
    expect(toTable(left, mm(40), mm(-112.5)).y / mm(45.9)).toBeCloseTo(1, 3);
    expect(cr90(left)).toBe(true);
    expect(toTable(right, mm(40), mm(-112.5)).y / mm(-45.9)).toBeCloseTo(1, 3);
    expect(cr90(right)).toBe(false);
  });

  test("[HS-SETUP-06] a huge ship entirely inside its area need not touch the edge", () => {
    expect(cr90(at(900, 50, 90))).toBe(true);
    expect(cr90(at(900, 65, 90))).toBe(false);
  });

  test("[HS-SETUP-91-Q] a ship placed at an angle fills the area if it touches the edge and reaches the far limit", () => {
    expect(cr90(standingOn(900, 0, "cr90", -60, -1, -1))).toBe(true);
    expect(cr90(standingOn(900, 1, "cr90", -60, -1, -1))).toBe(false);
    // A shallow mission area, filled by a ship placed broadside.
    expect(cr90(at(900, 40, 90), mm(60))).toBe(true);
    expect(cr90(at(900, 41, 90), mm(60))).toBe(false);
  });

  test("[1E-SETUP-07] a large ship may stick out of its zone if it fills the zone's depth, but a small ship may not", () => {
    const deploys = (base: BaseId, y: number, depth: number) => mayDeploy(EPIC, "bottom", mm(depth), base, at(900, y));
    expect(deploys("large", 40, 60)).toBe(true);
    expect(deploys("large", 41, 60)).toBe(false);
    expect(deploys("large", 39, 60)).toBe(false);
    expect(deploys("small", 20, 30)).toBe(false);
  });

  test("ships may not overlap each other's bases or guides when they are placed", () => {
    const other: Area = [baseAt("small", at(900, 100))];
    expect(shipsApart("small", at(900, 57.5), [other])).toBe(true);
    expect(shipsApart("small", at(900, 58), [other])).toBe(false);
  });
});
