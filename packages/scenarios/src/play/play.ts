/**
 * Defines how a scenario is played. The sheet already defines tables, areas, obstacles and pieces. A play adds the scoring, how the game
 * ends, and those rules that need procedures.
 */
import type { AnyScenarioRule, Ending, Scenario, ScoreUnit, Situation } from "@broadside/rules";
import type { ScoreItems, Side } from "@broadside/rules/scenarios";
import type { OptionValues } from "../option.ts";

/** The sheet's settings, including the organiser's changes. */
export type Figures = OptionValues;

export interface Play {
  /** The scenario's rules, in the order of the sheet (EB-RULE-04). */
  readonly rules?: readonly AnyScenarioRule[];
  readonly actions?: Scenario["actions"];
  readonly permissions?: Scenario["permissions"];
  readonly sums?: Scenario["sums"];
  readonly placing?: Scenario["placing"];
  readonly placesInPlayerOrder?: boolean;
  readonly shipsReturn?: boolean;
  readonly counterName?: Scenario["counterName"];
  /** The names of zones in which no obstacle may be. */
  readonly noObstaclesIn?: readonly string[];
  /** Set-up steps to use instead of those generated from the sheet's pieces. */
  readonly playArea?: Scenario["playArea"];
  readonly beforeObstacles?: Scenario["beforeObstacles"];
  readonly afterObstacles?: Scenario["afterObstacles"];
  readonly afterForces?: Scenario["afterForces"];
  /** Returns each side's score, item by item. By default, this is the standard score. */
  items?(game: Situation): ScoreItems;
  /** Returns the unit in which the score is counted. By default, this is ship points or threat. */
  unit?(game: Situation): ScoreUnit;
  readonly objectives?: Scenario["objectives"];
  /** Returns the last round, if it isn't the one in the sheet's settings. */
  lastRound?(game: Situation): number | undefined;
  /** Returns an ending if the game ends early. Called at the end of each round. */
  isOver?(game: Situation): Ending | undefined;
  /** Returns the side that wins whatever the score, or "nobody" if nobody does. Called when the game is over (SC-COMMON-41, 2E-END-05). */
  survivor?(game: Situation): number | "nobody" | undefined;
  /** True if a side is out of the game. By default, a side is out when it has no ships left. */
  isOut?(game: Situation, side: Side): boolean;
  /** Tie-breaks: values that are compared, in order, if sides are tied. The higher value wins (EB-SCORE-14). */
  readonly tiebreaks?: readonly ((game: Situation, side: number) => number)[];
}

/** Creates a play. `figures` has every setting; `edited` has only those that the organiser has changed. */
export type PlayBy = (figures: Figures, edited: OptionValues) => Play;
