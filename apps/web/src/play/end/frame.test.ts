import { mm } from "@broadside/geometry";
import type { ShipId } from "@broadside/protocol";
import type { StoryPosition, StoryShip } from "@broadside/telling";
import { expect, test } from "vitest";
import { crowdedFrame, type Frame, frameOf } from "./frame.ts";

const ship = (id: ShipId, x: number, y: number): StoryShip => ({
  id,
  seat: 0,
  ship: "xwing",
  base: "small",
  pose: { x: mm(x), y: mm(y), heading: 0 },
  crippled: undefined,
});
const SHIPS = [ship("A1", 100, 100), ship("A2", 130, 150), ship("B1", 800, 800)];
const position = (set: Partial<StoryPosition> = {}): StoryPosition => ({ ships: SHIPS, obstacles: [], shots: [], struck: [], ...set });
/** In the picture, y points down. */
const shows = ({ x, y, width, height }: Frame, { pose }: StoryShip): boolean => {
  const [across, down] = [pose.x / mm(1), -pose.y / mm(1)];
  return across > x && across < x + width && down > y && down < y + height;
};

test("a picture shows ships that were hit and those near them, but not distant ones", () => {
  const frame = frameOf(position({ struck: [{ ship: "A1", section: undefined, isHit: true }] }), 2);
  expect(SHIPS.map((one) => shows(frame, one))).toEqual([true, true, false]);
  expect(frame.width / frame.height).toBe(2);
});

test("a picture always shows the attackers, or all ships if nothing was hit", () => {
  const shot = frameOf(position({ struck: [{ ship: "A1", section: undefined, isHit: true }], shots: [{ from: "B1", at: "A1" }] }), 2);
  expect(SHIPS.every((one) => shows(shot, one))).toBe(true);
  expect(SHIPS.every((one) => shows(frameOf(position(), 2), one))).toBe(true);
});

test("a frame of fixed size is centred on the most crowded area", () => {
  expect(SHIPS.map((one) => shows(crowdedFrame(position(), 400, 2), one))).toEqual([true, true, false]);
});

test("a table without ships also has a picture", () => {
  const empty = position({ ships: [] });
  for (const frame of [frameOf(empty, 2), crowdedFrame(empty, 400, 2)])
    expect(Object.values(frame).every((figure) => Number.isFinite(figure))).toBe(true);
});
