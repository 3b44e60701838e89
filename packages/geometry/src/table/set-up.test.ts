import { describe, expect, test } from "vitest";
import { type Area, boxAt, brokenRules, DEPLOYMENT_DEPTH, degrees, mayDeploy, mm, obstacleRules, PLAY_AREAS, type Pose } from "../index.ts";

const TABLE = PLAY_AREAS["6x3"];
const at = (x: number, y: number, heading = 0): Pose => ({ x: mm(x), y: mm(y), heading: degrees(heading) });
const rock = (x: number, y: number): Area => [boxAt(at(x, y), 0, 0, mm(40), mm(40))];

describe("obstacles", () => {
  const rules = obstacleRules([rock(600, 450)]);
  const broken = (x: number, y: number) => brokenRules(TABLE, rock(x, y), rules).map(({ must }) => must);

  test("[2E-SETUP-12] each obstacle must be beyond range 1 of every other obstacle", () => {
    expect(broken(740, 450)).toEqual(["be beyond"]);
    expect(broken(740.1, 450)).toEqual([]);
  });

  test("[2E-SETUP-12] each obstacle must be beyond range 2 of all four edges", () => {
    expect(broken(1000, 220)).toEqual(["be beyond edges"]);
    expect(broken(1000, 220.1)).toEqual([]);
    expect(broken(1000, 914.4 - 220)).toEqual(["be beyond edges"]);
    expect(broken(220, 450)).toEqual(["be beyond edges"]);
    expect(broken(1828.8 - 220, 450)).toEqual(["be beyond edges"]);
    expect(broken(1828.8 - 220.1, 450)).toEqual([]);
  });
});

describe("ships that stick out of their zone", () => {
  test("[2E-SETUP-15] a large base may stick out if it fills the zone's whole depth", () => {
    const large = (y: number, heading = 0) => mayDeploy(TABLE, "bottom", DEPLOYMENT_DEPTH.standard, "large", at(400, y, heading));
    expect(large(40)).toBe(true);
    expect(large(60)).toBe(true);
    expect(large(70)).toBe(false);
    // Turned by 45 degrees, it spans 113 mm.
    expect(large(56.569, 45)).toBe(true);
    expect(large(60, 45)).toBe(false);
  });

  test("[2E-SETUP-15] no base may stick out over the table's edge, and smaller bases may not stick out of the zone at all", () => {
    expect(mayDeploy(TABLE, "bottom", DEPLOYMENT_DEPTH.standard, "large", at(400, 39))).toBe(false);
    expect(mayDeploy(TABLE, "bottom", DEPLOYMENT_DEPTH.standard, "large", at(30, 40))).toBe(false);
    expect(mayDeploy(TABLE, "bottom", mm(50), "medium", at(400, 30))).toBe(false);
    expect(mayDeploy(TABLE, "bottom", mm(50), "small", at(400, 28.284, 45))).toBe(false);
  });

  test("[2E-HUGE-11] a huge base may stick out of a zone whose 200 mm depth it fills, but never off the table", () => {
    const huge = (y: number, heading = 0) => mayDeploy(TABLE, "bottom", DEPLOYMENT_DEPTH.epic, "huge", at(400, y, heading));
    expect(huge(110.5)).toBe(true);
    expect(huge(110.5, 180)).toBe(true);
    expect(huge(120)).toBe(false);
    expect(huge(109)).toBe(false);
    expect(huge(40, 90)).toBe(true);
  });
});
