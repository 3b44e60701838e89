import { degrees, mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { poseAlong } from "./motion.ts";

const pose = (x: number, y: number, heading: number) => ({ x: mm(x), y: mm(y), heading: degrees(heading) });

describe("a piece on its way", () => {
  const path = [pose(0, 0, 0), pose(0, 100, 0), pose(50, 150, 90)];

  it("starts and ends where the path does", () => {
    expect(poseAlong(path, 0)).toEqual(path[0]);
    expect(poseAlong(path, 1)).toEqual(path[2]);
  });

  it("passes every pose of the path", () => {
    expect(poseAlong(path, 0.5)).toEqual(path[1]);
  });

  it("turns the shorter way", () => {
    expect(poseAlong([pose(0, 0, 350), pose(0, 0, 10)], 0.5)).toEqual(pose(0, 0, 0));
    expect(poseAlong([pose(0, 0, 10), pose(0, 0, 350)], 0.25)).toEqual(pose(0, 0, 5));
  });

  it("stays where there is no way", () => {
    expect(poseAlong([pose(1, 2, 3)], 0.7)).toEqual(pose(1, 2, 3));
    expect(poseAlong([], 0.7)).toBeUndefined();
  });
});
