import { degrees, mm } from "@broadside/geometry";
import { describe, expect, it } from "vitest";
import { HANDLE, knobOf, targetAt } from "./hit.ts";
import type { Piece } from "./view.ts";

const ship = (id: string, x: number, y: number, heading = 0): Piece => ({
  id,
  kind: "ship",
  label: id,
  description: id,
  pose: { x: mm(x), y: mm(y), heading: degrees(heading) },
  outlines: [[-20, 20, 20, 20, 20, -20, -20, -20].map(mm)],
  lines: [],
  movable: true,
});

/** Here a pixel is a millimetre. */
const scene = (pieces: readonly Piece[], ...selected: string[]) => ({ pieces, selected, pixel: mm(1) });
const at = (x: number, y: number) => ({ x: mm(x), y: mm(y) });

describe("the target under a pointer", () => {
  const [one, other] = [ship("one", 100, 100), ship("other", 130, 100)];

  it("is the upper one of two overlapping pieces", () => {
    expect(targetAt(scene([one, other]), at(115, 100), 4)).toMatchObject({ kind: "piece", id: "other" });
    expect(targetAt(scene([other, one]), at(115, 100), 4)).toMatchObject({ kind: "piece", id: "one" });
  });

  it("is a rotated piece, even at its protruding corner", () => {
    expect(targetAt(scene([ship("one", 100, 100, 45)]), at(126, 100), 0)).toMatchObject({ kind: "piece", id: "one" });
  });

  it("is the table next to a piece, but the nearest piece can be tapped", () => {
    expect(targetAt(scene([one, other]), at(160, 100), 22)).toEqual({ kind: "table", near: "other" });
    expect(targetAt(scene([one, other]), at(160, 100), 4)).toEqual({ kind: "table", near: undefined });
  });

  it("can be a selected piece that is only nearby, so that a finger can drag it", () => {
    expect(targetAt(scene([one, other], "other"), at(160, 100), 22)).toMatchObject({ kind: "piece", id: "other" });
  });

  it("is the handle ahead of a selected piece, which is 44 pixels wide", () => {
    const target = { kind: "handle", id: "one", pose: one.pose };
    const knob = 120 + HANDLE.ahead;
    expect(targetAt(scene([one], "one"), at(100, knob), 4)).toEqual(target);
    expect(targetAt(scene([one], "one"), at(100 + 21.9, knob), 4)).toEqual(target);
    expect(targetAt(scene([one], "one"), at(100 + 22.1, knob), 4)).toEqual({ kind: "table", near: undefined });
    expect(targetAt(scene([one]), at(100, knob), 4)).toEqual({ kind: "table", near: undefined });
  });

  it("is another piece in the space around a knob, but the knob where the knob itself is drawn", () => {
    const ahead = ship("ahead", 115, 120 + HANDLE.ahead + 25);
    expect(targetAt(scene([one, ahead], "one"), at(100, 120 + HANDLE.ahead + 10), 4)).toMatchObject({ kind: "piece", id: "ahead" });
    expect(targetAt(scene([one, ahead], "one"), at(100, 120 + HANDLE.ahead + 8), 4)).toMatchObject({ kind: "handle", id: "one" });
  });

  it("is never a handle on a piece that can't move or only moves along a line", () => {
    const fixed = { ...one, movable: false };
    expect(targetAt(scene([fixed], "one"), knobOf(fixed, mm(1)), 4)).toEqual({ kind: "table", near: undefined });
    const tracked = { ...one, track: { from: one.pose, to: other.pose } };
    expect(targetAt(scene([tracked], "one"), knobOf(tracked, mm(1)), 4)).toEqual({ kind: "table", near: undefined });
  });

  it("is the table if a piece has no outline", () => {
    expect(targetAt(scene([{ ...one, outlines: [] }], "one"), at(100, 100), 22)).toEqual({ kind: "table", near: undefined });
  });
});
