/**
 * Improvements on the first ace, each with a name. An earlier ace is today's code with fewer habits, so the two can play each other (`npm
 * run bench -- bots --players ace,ace-1`), and each habit can be measured separately (`--players ace-1+ordersShips,ace-1`).
 */
export const HABITS = [
  /** Allocates energy only to cards that can be filled for an attack. */
  "fillsCards",
  /** Counts a weapon only if the ship can pay what an attack with it costs. */
  "checksWeapons",
  /** Counts no shots between ships whose bases would overlap, unless the rules allow attacks between ships in contact. */
  "countsContact",
  /** Chooses the order of ships with equal skill. */
  "ordersShips",
  /** Tries a card's options in several imagined games, each up to the same moment. The usual answer gets no bonus. */
  "triesEvenly",
  /** Skips an action that would make things worse. */
  "weighsSkipping",
  /** Avoids repositions that leave few maneuvers on the table. */
  "keepsRoom",
  /** Performs a red action if it is worth the stress. */
  "weighsRed",
  /** If there are more than two sides, expects enemies to maneuver against each other and attack each other too. */
  "seesManySides",
  /** If destroyed ships return, chooses targets by first hits and kills instead of points. */
  "countsTrophies",
] as const;
export type Habit = (typeof HABITS)[number];

/** Lets lower-level code ask for a habit without knowing a bot's other settings. */
export interface WithHabits {
  readonly habits: readonly Habit[];
}
export const NO_HABITS: WithHabits = { habits: [] };

export const hasHabit = ({ habits }: WithHabits, habit: Habit): boolean => habits.includes(habit);
