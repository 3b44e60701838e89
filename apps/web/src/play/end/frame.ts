/** Chooses the part of a table that a small picture shows. Coordinates are in millimetres, with y pointing down as in SVG. */
import { BASES, mm, type Pose } from "@broadside/geometry";
import type { StoryPosition, StoryShip } from "@broadside/telling";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest width of a frame, so that a fight between small ships still shows its surroundings. */
const LEAST_WIDTH = 430;
const ROOM = 30;

export const across = ({ x }: Pick<Pose, "x">): number => x / mm(1);
export const down = ({ y }: Pick<Pose, "y">): number => (0 - y) / mm(1);

/**
 * A frame around everything that was hit or attacked, the attackers, and the ships nearest to all of these. If there was no attack, the
 * frame is around all ships. `shape` is width divided by height.
 */
export function frameOf({ ships, shots, struck }: StoryPosition, shape: number): Frame {
  const wanted = new Set([...struck.map(({ ship }) => ship), ...shots.flatMap(({ from, at }) => [from, at])]);
  const shown = ships.filter(({ id }) => wanted.has(id));
  const near = shown.flatMap((ship) => nearestTo(ship, ships));
  return frameAbout(shown.length > 0 ? [...shown, ...near] : ships, shape);
}

/** The largest distance at which a nearby ship is included. If it were farther away, the ships would be too small in the picture. */
const NEAR = 320;

function nearestTo(ship: StoryShip, ships: readonly StoryShip[]): readonly StoryShip[] {
  const away = ({ pose }: StoryShip): number => Math.hypot(across(pose) - across(ship.pose), down(pose) - down(ship.pose));
  return ships
    .filter((other) => other !== ship && away(other) < NEAR)
    .sort((a, b) => away(a) - away(b))
    .slice(0, 2);
}

function frameAbout(ships: readonly StoryShip[], shape: number): Frame {
  if (ships.length === 0) return { x: 0, y: -LEAST_WIDTH / shape, width: LEAST_WIDTH, height: LEAST_WIDTH / shape };
  const reach = ({ base }: StoryShip): number => BASES[base].length / mm(2) + ROOM;
  const left = Math.min(...ships.map((ship) => across(ship.pose) - reach(ship)));
  const right = Math.max(...ships.map((ship) => across(ship.pose) + reach(ship)));
  const top = Math.min(...ships.map((ship) => down(ship.pose) - reach(ship)));
  const bottom = Math.max(...ships.map((ship) => down(ship.pose) + reach(ship)));
  const width = Math.max(LEAST_WIDTH, right - left, (bottom - top) * shape);
  return { x: (left + right - width) / 2, y: (top + bottom - width / shape) / 2, width, height: width / shape };
}

/** How far from the left edge the centre of the fight is, as a share of the picture's width. Text covers the picture's left side. */
const ASIDE = 0.62;

/** Returns a frame of the given size, around the ship that has the most other ships nearby. */
export function crowdedFrame({ ships }: StoryPosition, width: number, shape: number): Frame {
  const height = width / shape;
  const seenFrom = (ship: StoryShip): number =>
    ships.filter(
      ({ pose }) => Math.abs(across(pose) - across(ship.pose)) < width / 2 && Math.abs(down(pose) - down(ship.pose)) < height / 2,
    ).length;
  const [middle] = [...ships].sort((a, b) => seenFrom(b) - seenFrom(a));
  const [x, y] = middle ? [across(middle.pose), down(middle.pose)] : [width / 2, -height / 2];
  return { x: x - ASIDE * width, y: y - height / 2, width, height };
}
