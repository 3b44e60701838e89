/**
 * How a scenario is played. The sheet defines tables, areas, obstacles and pieces. A play adds the rules as procedures, the score and the
 * end of the game.
 */
import type { AnyScenarioRule, Ending, Scenario, ScoreUnit, Situation } from "@broadside/rules";
import type { ScoreItems, Side } from "@broadside/rules/scenarios";
import type { OptionValues } from "../option.ts";

/** The sheet's settings, with the organiser's changes. */
export type Figures = OptionValues;

export interface Play {
  /** Rules in the order of the sheet (EB-RULE-04). */
  readonly rules?: readonly AnyScenarioRule[];
  readonly actions?: Scenario["actions"];
  readonly permissions?: Scenario["permissions"];
  readonly sums?: Scenario["sums"];
  readonly placing?: Scenario["placing"];
  readonly placesInPlayerOrder?: boolean;
  readonly shipsReturn?: boolean;
  readonly counterName?: string;
  /** Names of zones that must stay free of obstacles. */
  readonly noObstaclesIn?: readonly string[];
  /** Set-up steps that replace the ones generated from the sheet's pieces. */
  readonly playArea?: Scenario["playArea"];
  readonly beforeObstacles?: Scenario["beforeObstacles"];
  readonly afterObstacles?: Scenario["afterObstacles"];
  readonly afterForces?: Scenario["afterForces"];
  /** Each side's score, item by item; defaults to the standard score. */
  items?(game: Situation): ScoreItems;
  /** The unit of the score, unless it is ship points or threat. */
  unit?(game: Situation): ScoreUnit;
  readonly objectives?: Scenario["objectives"];
  /** The last round, if it differs from the sheet's setting. */
  lastRound?(game: Situation): number | undefined;
  /** Whether the game ends early; checked at the end of each round. */
  isOver?(game: Situation): Ending | undefined;
  /** A side that wins whatever the score, or "nobody"; checked when the game is over (SC-COMMON-41, 2E-END-05). */
  survivor?(game: Situation): number | "nobody" | undefined;
  /** Whether a side counts as out of ships, if the usual test (no ships left) doesn't apply. */
  isOut?(game: Situation, side: Side): boolean;
  /** Counts compared in order among tied sides; higher wins (EB-SCORE-14). */
  readonly tiebreaks?: readonly ((game: Situation, side: number) => number)[];
}

/** Creates a play from the sheet's settings and those the organiser has changed. */
export type PlayBy = (figures: Figures, edited: OptionValues) => Play;
