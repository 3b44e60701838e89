/**
 * Improvements on the first ace, each with a name. An earlier ace is today's code with fewer habits, so both can play each other
 * (`npm run bench -- bots --players ace,ace-1`), and each habit can be measured alone (`--players ace-1+ordersShips,ace-1`).
 */
export const HABITS = [
  /** Allocates energy only to cards that can be filled for an attack. */
  "fillsCards",
  /** Counts only weapons that can pay for an attack. */
  "checksWeapons",
  /** Counts no shots between ships whose bases would overlap, unless the rules allow attacks in contact. */
  "countsContact",
  /** Chooses the order of ships with equal skill. */
  "ordersShips",
  /** Tries the options of a card in several imagined games, each to the same moment, and favours none of them. */
  "triesEvenly",
  /** Skips an action that would make things worse. */
  "weighsSkipping",
  /** Makes no reposition to a place from which few maneuvers stay on the table. */
  "keepsRoom",
  /** Performs a red action where it is worth the stress. */
  "weighsRed",
  /** Against several sides, expects enemies to fly against each other and to attack each other too. */
  "seesManySides",
  /** Where destroyed ships return, chooses targets by first hits and kills instead of points. */
  "countsTrophies",
] as const;
export type Habit = (typeof HABITS)[number];

/** Lets code below ask for a habit without knowing the rest of a mind. */
export interface WithHabits {
  readonly habits: readonly Habit[];
}
export const FIRST_ACE: WithHabits = { habits: [] };

export const has = ({ habits }: WithHabits, habit: Habit): boolean => habits.includes(habit);
