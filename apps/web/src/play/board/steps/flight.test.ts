import { degrees, maneuverEnd, mm, type Pose } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { flightBetween } from "./flight.ts";

const START: Pose = { x: mm(300), y: mm(300), heading: degrees(30) };
const length = (path: readonly Pose[]): number =>
  path.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - (path[at]?.x ?? 0), y - (path[at]?.y ?? 0)), 0);

describe("a flight between two poses", () => {
  it.each([
    ["a straight", { bearing: "straight", speed: 3, side: "left" }, 160],
    ["a bank", { bearing: "bank", speed: 2, side: "left" }, 150],
    ["a turn", { bearing: "turn", speed: 3, side: "right" }, 190],
  ] as const)("along %s starts and ends where the maneuver does, and is about as long as the template", (_, maneuver, most) => {
    const end = maneuverEnd("small", START, maneuver);
    const path = flightBetween(START, end);
    expect(path[0]).toEqual(START);
    expect(path.at(-1)).toEqual(end);
    expect(length(path)).toBeLessThan(mm(most + 40));
    const turns = path
      .slice(1)
      .map(({ heading }, at) =>
        Math.min(Math.abs(heading - (path[at]?.heading ?? 0)), degrees(360) - Math.abs(heading - (path[at]?.heading ?? 0))),
      );
    expect(Math.max(...turns)).toBeLessThan(degrees(35));
  });

  it("that turns around does so only at its end", () => {
    const end = maneuverEnd("small", START, { bearing: "koiogran", speed: 4, side: "left" });
    const path = flightBetween(START, end);
    expect(path.at(-1)).toEqual(end);
    expect(path.at(-2)?.heading).not.toBe(end.heading);
    expect(Math.abs((path.at(-3)?.heading ?? 0) - START.heading)).toBeLessThan(degrees(2));
  });

  it("sideways is a straight line", () => {
    const end = { ...START, x: START.x + mm(60), heading: START.heading };
    expect(flightBetween({ ...START, heading: 0 }, { ...end, heading: 0 })).toHaveLength(2);
  });
});
