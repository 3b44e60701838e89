import { degrees, mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { poseAlong, shareOfTime } from "./motion.ts";

const pose = (x: number, y: number, heading: number) => ({ x: mm(x), y: mm(y), heading: degrees(heading) });

describe("a moving piece", () => {
  const path = [pose(0, 0, 0), pose(0, 100, 0), pose(50, 150, 90)];

  it("starts and ends where its path does", () => {
    expect(poseAlong(path, 0)).toEqual(path[0]);
    expect(poseAlong(path, 1)).toEqual(path[2]);
  });

  it("passes through every pose on its path", () => {
    expect(poseAlong(path, 0.5)).toEqual(path[1]);
  });

  it("turns in the shorter direction", () => {
    expect(poseAlong([pose(0, 0, 350), pose(0, 0, 10)], 0.5)).toEqual(pose(0, 0, 0));
    expect(poseAlong([pose(0, 0, 10), pose(0, 0, 350)], 0.25)).toEqual(pose(0, 0, 5));
  });

  it("stays where it is if its path has a single pose, and has no pose without a path", () => {
    expect(poseAlong([pose(1, 2, 3)], 0.7)).toEqual(pose(1, 2, 3));
    expect(poseAlong([], 0.7)).toBeUndefined();
  });
});

describe("the share of the time", () => {
  it("grows from 0 to 1 and stays there", () => {
    expect([0, 50, 200, 250].map((passed) => shareOfTime(passed, 200))).toEqual([0, 0.25, 1, 1]);
  });

  it("is 1 at once if there is no time", () => {
    expect(shareOfTime(0, 0)).toBe(1);
  });
});
