import { degrees, mm } from "@broadside/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bearingFrom, draggedTo, nudged, onTrack, turnedTo } from "./placing.ts";

const AREA = { width: mm(1828.8), height: mm(914.4) };
const POSE = { x: mm(400), y: mm(300), heading: degrees(30) };
const far = fc.double({ min: -mm(5000), max: mm(5000), noNaN: true });

describe("placing a piece", () => {
  it("rounds a dragged piece's place to tenths of a millimetre", () => {
    expect(draggedTo(AREA, POSE, { x: 123_456.7, y: 98_749.9 })).toEqual({ x: 123_500, y: 98_700, heading: degrees(30) });
  });

  it("never takes a piece more than 100 mm off the table, and puts it on whole micrometres", () => {
    fc.assert(
      fc.property(far, far, (x, y) => {
        const pose = draggedTo(AREA, POSE, { x, y });
        expect(Number.isInteger(pose.x) && Number.isInteger(pose.y)).toBe(true);
        expect(pose.x).toBeGreaterThanOrEqual(-mm(100));
        expect(pose.x).toBeLessThanOrEqual(AREA.width + mm(100));
        expect(pose.y).toBeGreaterThanOrEqual(-mm(100));
        expect(pose.y).toBeLessThanOrEqual(AREA.height + mm(100));
      }),
    );
  });

  it("doesn't round to tenths of a millimetre when a key nudges a piece", () => {
    expect(nudged(AREA, { ...POSE, x: 400_037 }, { right: mm(1), up: -mm(10), turn: degrees(-31) })).toEqual({
      x: 401_037,
      y: mm(290),
      heading: degrees(359),
    });
  });

  it.each([
    [false, 44_600, 45_000],
    [true, 38_000, 45_000],
    [true, 355_000, 0],
    [false, -400, 0],
  ])("rounds turns to whole degrees, or to steps of fifteen if coarse (%s): %d gives %d", (coarse, heading, expected) => {
    expect(turnedTo(POSE, heading, coarse)).toEqual({ ...POSE, heading: expected });
  });

  it("keeps a piece on its track, between both ends and with the track's heading", () => {
    const track = { from: { x: 0, y: 0, heading: degrees(45) }, to: { x: mm(30), y: mm(30), heading: degrees(45) } };
    expect(onTrack(track, { x: mm(20), y: mm(10) })).toEqual({ x: mm(15), y: mm(15), heading: degrees(45) });
    expect(onTrack(track, { x: mm(90), y: mm(40) })).toEqual(track.to);
    expect(onTrack(track, { x: -mm(9), y: 0 })).toEqual(track.from);
    expect(onTrack({ from: track.from, to: track.from }, { x: mm(5), y: 0 })).toEqual(track.from);
  });

  it("measures bearings clockwise from straight up the table", () => {
    expect(bearingFrom({ x: 0, y: 0 }, { x: mm(1), y: 0 })).toBe(degrees(90));
  });
});
