/** Mission points of a standard scenario during a game (SC-COMMON-31 to 55-Q). */
import type { Claim } from "@broadside/formats";

/** A side that has this many mission points, and more than the other side, wins. */
export const GOAL = 20;
const LAST_ROUND = 12;
/** Objectives score from this round on. */
const FIRST_OBJECTIVES = 2;

export interface MissionTally {
  readonly round: number;
  readonly points: readonly [number, number];
  /** Ships whose points have been scored, as owner and number. */
  readonly taken: readonly string[];
  /** Whether this round's objectives have been scored. */
  readonly counted: boolean;
}

/** What can happen to a ship. Only a ship that is destroyed or removed from the game scores its points. */
export type MissionFate = "destroyed" | "removed" | "fled" | "damaged" | "docked" | "in reserve";
const GONE: readonly MissionFate[] = ["destroyed", "removed", "fled"];

/** Each side starts with the points that the other side's squad has left under the limit. */
export function startMission(squads: readonly [number, number], limit = GOAL): MissionTally {
  const deficit = (points: number): number => Math.max(0, limit - points);
  return { round: 1, points: [deficit(squads[1]), deficit(squads[0])], taken: [], counted: false };
}

export const nextRound = (tally: MissionTally): MissionTally => ({ ...tally, round: tally.round + 1, counted: false });

/** Scores a lost ship at once, in any round. A ship scores only once, no matter who caused the loss. */
export function loseShip(tally: MissionTally, owner: 0 | 1, ship: number, points: number, fate: MissionFate): MissionTally {
  const key = `${owner} ${ship}`;
  if (!GONE.includes(fate) || tally.taken.includes(key)) return tally;
  const gained: readonly [number, number] = owner === 0 ? [0, points] : [points, 0];
  return { ...tally, points: sum(tally.points, gained), taken: [...tally.taken, key] };
}

/**
 * Scores objectives at the start of the End Phase, for both players at the same moment. If the objectives change hands later in the phase,
 * the points stay the same.
 */
export function countObjectives(tally: MissionTally, held: readonly [number, number]): MissionTally {
  if (tally.counted || tally.round < FIRST_OBJECTIVES) return { ...tally, counted: true };
  return { ...tally, points: sum(tally.points, held), counted: true };
}

const sum = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] => [a[0] + b[0], a[1] + b[1]];

/** Whether the game is over. This is checked at the very end of an End Phase, with the ships that each side has in the play area. */
export function isOver({ round, points }: MissionTally, ships: readonly [number, number]): boolean {
  const [first, second] = points;
  return ships.includes(0) || (Math.max(first, second) >= GOAL && first !== second) || round >= LAST_ROUND;
}

/** The final state of a game as a claim that can be reported. */
export const missionClaim = ({ round, points }: MissionTally, ships: readonly [number, number]): Claim => ({
  scores: points,
  wiped: ([0, 1] as const).filter((side) => ships[side] === 0),
  rounds: round,
});
