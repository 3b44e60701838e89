/** Finds where a moving piece is on its path at a given share of its time, and that share. */
import { degrees, normalHeading, type Pose } from "@broadside/geometry";

/** How much of the time has passed, up to 1. */
export const shareOfTime = (passed: number, milliseconds: number): number => (milliseconds === 0 ? 1 : Math.min(1, passed / milliseconds));

/** Slower towards the end. */
export const eased = (share: number): number => 1 - (1 - share) * (1 - share);

export function poseAlong(path: readonly Pose[], share: number): Pose | undefined {
  const [only] = path;
  if (path.length < 2) return only;
  const at = Math.min(1, Math.max(0, share)) * (path.length - 1);
  const leg = Math.min(path.length - 2, Math.floor(at));
  const [from, to] = [path[leg], path[leg + 1]];
  if (!from || !to) return only;
  const part = at - leg;
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    heading: normalHeading(from.heading + turnBetween(from.heading, to.heading) * part),
  };
}

/** The shorter turn. */
function turnBetween(from: number, to: number): number {
  const turn = normalHeading(to - from);
  return turn > degrees(180) ? turn - degrees(360) : turn;
}
