import { cosine, FULL_TURN, sine } from "@broadside/kit";
import { describe, expect, test } from "vitest";
import {
  type Area,
  areaDistance,
  baseAt,
  boxAt,
  brokenRules,
  clearOf,
  degrees,
  depthsFrom,
  EDGES,
  type Edge,
  featureRules as featureRulesOf,
  isAt,
  isOnTable,
  isWithin,
  mayPlace,
  middleOf,
  mm,
  obstacleRules as obstacleRulesOf,
  PLAY_AREAS,
  type PlacementRule,
  type Pose,
  polygon,
} from "../index.ts";
import { scenarioPieceAt } from "./objective.ts";

const TABLE = PLAY_AREAS["3x3"];
const MIDDLE = 457.2;
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
/** Satellites and supply caches are 36 mm across, and 36 mm long including their guides. */
const satellite = (x: number, y: number): Area => [scenarioPieceAt("satellite", at(x, y))];
const CENTRE: Area = [scenarioPieceAt("satellite", { ...middleOf(TABLE), heading: 0 })];

/** A round token. */
const disc = (x: number, y: number, radius: number): Area => {
  const corners = Array.from({ length: 36 }, (_, index) => (-index * FULL_TURN) / 36);
  return [polygon(corners.flatMap((angle) => [mm(x) + mm(radius) * sine(angle), mm(y) + mm(radius) * cosine(angle)]))];
};

const featureRules = (placed: readonly Area[], edge: Edge, centre: Area = CENTRE) => featureRulesOf(centre, placed, edge);
const broken = (placed: Area, rules: readonly PlacementRule[]): readonly string[] =>
  brokenRules(TABLE, placed, rules).map(({ must }) => must);
const rulesAbout = (must: PlacementRule["must"], rules: readonly PlacementRule[]) => rules.filter((rule) => rule.must === must);

describe("the centre feature", () => {
  test("[SC-COMMON-07, SC-COMMON-57-Q] the centre feature is in the exact middle of the table, equally far from all edges", () => {
    expect(middleOf(TABLE)).toEqual({ x: mm(457.2), y: mm(457.2) });
    expect(EDGES.map((edge) => depthsFrom(TABLE, edge, CENTRE))).toEqual(
      EDGES.map(() => ({ nearest: mm(MIDDLE - 18), farthest: mm(MIDDLE + 18) })),
    );
  });
});

describe("features placed by players", () => {
  test("[SC-SAT-02, SC-SALVAGE-02, SC-SCRAMBLE-02] each feature must be at range 3 of the centre feature", () => {
    const placed = (gap: number) => broken(satellite(MIDDLE + 36 + gap, MIDDLE), rulesAbout("be at", featureRules([], "bottom")));
    expect([200, 301].map(placed)).toEqual([["be at"], ["be at"]]);
    expect([201, 250, 300].map(placed)).toEqual([[], [], []]);
  });

  test("[SC-SAT-03, SC-SALVAGE-03, SC-SCRAMBLE-03] each feature must be beyond range 2 of those already placed", () => {
    const earlier = [satellite(700, 650), satellite(250, 250)];
    const placed = (gap: number) => broken(satellite(250 + 36 + gap, 250), rulesAbout("be beyond", featureRules(earlier, "bottom")));
    expect(placed(200)).toEqual(["be beyond"]);
    expect(placed(201)).toEqual([]);
  });

  test("[SC-SAT-04, SC-SALVAGE-04] a player's first feature must be at range 2 to 4 of their edge", () => {
    const placed = (gap: number) => broken(satellite(MIDDLE, 18 + gap), rulesAbout("be at edge", featureRules([], "bottom")));
    expect([100, 401].map(placed)).toEqual([["be at edge"], ["be at edge"]]);
    expect([101, 400].map(placed)).toEqual([[], []]);
    expect(broken(satellite(250, 250), featureRules([], "bottom"))).toEqual([]);
  });

  test("[SC-SAT-05, SC-SALVAGE-05, SC-SCRAMBLE-04] the second (or only) feature must be at range 2 to 4 of the opponent's edge", () => {
    const placed = (gap: number) => broken(satellite(MIDDLE, 914.4 - 18 - gap), rulesAbout("be at edge", featureRules([], "top")));
    expect([100, 401].map(placed)).toEqual([["be at edge"], ["be at edge"]]);
    // At 101 mm, it is at range 8 of the player's edge. The rule sets no limit for that distance.
    expect([101, 400].map(placed)).toEqual([[], []]);
    expect(broken(satellite(250, 664.4), featureRules([], "top"))).toEqual([]);
  });

  test("[SC-SCRAMBLE-21-Q] a feature keeps its distance only from features that are already placed", () => {
    const first = satellite(350, 720);
    const second = satellite(560, 720);
    expect(areaDistance(first, second)).toBe(mm(174));
    expect(broken(first, featureRules([], "top"))).toEqual([]);
    expect(broken(second, featureRules([], "top"))).toEqual([]);
    expect(broken(second, featureRules([first], "top"))).toEqual(["be beyond"]);
  });

  test("[SC-COMMON-58-Q] a feature's ranges are measured to its nearest point, not to the whole token", () => {
    const centre = disc(MIDDLE, MIDDLE, 20);
    const placed = (nearest: number) => disc(MIDDLE + 40 + nearest, MIDDLE, 20);
    expect(broken(placed(205), rulesAbout("be at", featureRules([], "bottom", centre)))).toEqual([]);
    expect(broken(placed(290), rulesAbout("be at", featureRules([], "bottom", centre)))).toEqual([]);
    expect(isWithin(centre, placed(290), 3)).toBe(false);
    expect(broken(disc(250, 20 + 390, 20), rulesAbout("be at edge", featureRules([], "bottom")))).toEqual([]);
  });

  test("[SC-COMMON-59-Q] the same distances apply to tokens of different sizes", () => {
    for (const radius of [20, 25]) {
      const centre = disc(MIDDLE, MIDDLE, radius);
      const rules = featureRules([disc(200, 300, radius)], "bottom", centre);
      const fromCentre = (gap: number) => broken(disc(MIDDLE + 2 * radius + gap, MIDDLE, radius), rulesAbout("be at", rules));
      const fromEarlier = (gap: number) => broken(disc(200, 300 + 2 * radius + gap, radius), rulesAbout("be beyond", rules));
      const fromEdge = (gap: number) => broken(disc(600, radius + gap, radius), rulesAbout("be at edge", rules));
      expect([200, 201, 300, 301].map(fromCentre)).toEqual([["be at"], [], [], ["be at"]]);
      expect([200, 201].map(fromEarlier)).toEqual([["be beyond"], []]);
      expect([100, 101, 400, 401].map(fromEdge)).toEqual([["be at edge"], [], [], ["be at edge"]]);
    }
  });

  test("[SC-COMMON-60-Q] all five features fit entirely on the table, more than range 2 apart", () => {
    const turns: readonly (readonly [number, number, Edge])[] = [
      [257.2, 257.2, "bottom"],
      [257.2, 657.2, "top"],
      [657.2, 657.2, "top"],
      [657.2, 257.2, "bottom"],
    ];
    const features: Area[] = [];
    for (const [x, y, edge] of turns) {
      expect(broken(satellite(x, y), featureRules(features, edge))).toEqual([]);
      features.push(satellite(x, y));
    }
    features.push(CENTRE);
    for (const [index, feature] of features.entries()) {
      expect(isOnTable(TABLE, feature)).toBe(true);
      for (const other of features.slice(index + 1)) expect(areaDistance(feature, other)).toBeGreaterThan(mm(200));
    }
    expect(broken(satellite(17, 300), featureRules([], "bottom"))).toContain("be on the table");
  });
});

describe("obstacles among features", () => {
  const obstacle = (x: number, y: number): Area => [boxAt(at(x, y), 0, 0, mm(40), mm(40))];
  const obstacleRules = (obstacles: readonly Area[], features: readonly Area[]) => [...obstacleRulesOf(obstacles), clearOf(features)];
  const besideCentre = (gap: number) => obstacle(MIDDLE + 38 + gap, MIDDLE);

  test("[SC-COMMON-10] an obstacle may touch a feature but not overlap it", () => {
    expect(broken(besideCentre(-0.5), obstacleRules([], [CENTRE]))).toEqual(["overlap none"]);
    expect(broken(besideCentre(0), obstacleRules([], [CENTRE]))).toEqual([]);
  });

  test("[SC-COMMON-11] an obstacle may be near a feature but must keep its distance from other obstacles", () => {
    expect(broken(besideCentre(2), obstacleRules([], [CENTRE]))).toEqual([]);
    expect(broken(besideCentre(2), obstacleRules([CENTRE], []))).toEqual(["be beyond"]);
  });
});

describe("ships near features", () => {
  test("[SC-COMMON-30] a ship that touches a feature or is on it counts as being at range 0 to 1", () => {
    const isNear = (gap: number) => isAt(CENTRE, [baseAt("small", at(MIDDLE + 38 + gap, MIDDLE))], 0, 1);
    expect([-38, -5, 0, 100, 100.1].map(isNear)).toEqual([true, true, true, true, false]);
  });

  test("[SC-SAT-15] range to a satellite is measured between the closest points of the base and the token", () => {
    // The nearest point of a small base turned by 45° is a corner, 28.284 mm from its centre. Its guides do not count.
    const isNear = (gap: number) => isAt(CENTRE, [baseAt("small", at(MIDDLE + 18 + 28.284 + gap, MIDDLE, 45))], 0, 1);
    expect([99, 100, 100.1].map(isNear)).toEqual([true, true, false]);
    const ahead = (gap: number) => isAt(CENTRE, [baseAt("small", at(MIDDLE, MIDDLE - 38 - gap))], 0, 1);
    expect([100, 100.1].map(ahead)).toEqual([true, false]);
  });
});

test("[SC-SALVAGE-43-Q] a jettisoned cache must be placed clear of objects unless there is no free place", () => {
  const ship: Area = [baseAt("small", at(MIDDLE, MIDDLE))];
  const cacheAt = (pose: Pose): Area => [scenarioPieceAt("supplyCache", pose)];
  const firm: readonly PlacementRule[] = [{ must: "be on the table" }, { must: "be at", least: 1, most: 1, of: ship }];
  const rock: Area = [boxAt(at(MIDDLE + 70, MIDDLE), 0, 0, mm(30), mm(30))];
  const free = (objects: readonly Area[]): readonly PlacementRule[] => [{ must: "overlap none", of: [ship, ...objects] }];
  expect(mayPlace(TABLE, at(MIDDLE + 70, MIDDLE), cacheAt, firm, free([rock]))).toBe(false);
  expect(mayPlace(TABLE, at(MIDDLE - 70, MIDDLE), cacheAt, firm, free([rock]))).toBe(true);
  const everywhere: Area = [boxAt(at(MIDDLE, MIDDLE), 0, 0, mm(500), mm(500))];
  expect(mayPlace(TABLE, at(MIDDLE + 70, MIDDLE), cacheAt, firm, free([everywhere]))).toBe(true);
  expect(mayPlace(TABLE, at(20, -5), cacheAt, firm, free([everywhere]))).toBe(false);
});
