/**
 * How a scenario is played: what its file adds to the sheet. Tables, areas, obstacles, pieces and their places come from the sheet; here stand
 * its rules as procedures, and how its score and its end are found.
 */
import type { AnyScenarioRule, Ending, Scenario, ScoreUnit, Situation } from "@broadside/rules";
import type { ScoreItems, Side } from "@broadside/rules/scenarios";
import type { OptionValues } from "../option.ts";

/** Whatever a play reads of the sheet's figures, as the organiser has set them. */
export type Figures = OptionValues;

export interface Play {
  /** In the order of the sheet (EB-RULE-04). */
  readonly rules?: readonly AnyScenarioRule[];
  readonly actions?: Scenario["actions"];
  readonly permissions?: Scenario["permissions"];
  readonly sums?: Scenario["sums"];
  readonly placing?: Scenario["placing"];
  readonly placesInPlayerOrder?: boolean;
  readonly shipsReturn?: boolean;
  readonly counterName?: string;
  /** Zones of the sheet, by name, that stay free of obstacles. */
  readonly noObstaclesIn?: readonly string[];
  /** Steps of its own, in place of what the sheet's pieces make for that moment of set-up. */
  readonly playArea?: Scenario["playArea"];
  readonly beforeObstacles?: Scenario["beforeObstacles"];
  readonly afterObstacles?: Scenario["afterObstacles"];
  readonly afterForces?: Scenario["afterForces"];
  /** What each side has and for what, in the order of the sides; the standard score where absent. */
  items?(game: Situation): ScoreItems;
  /** What is counted, where it is not the points or threat of ships. */
  unit?(game: Situation): ScoreUnit;
  readonly objectives?: Scenario["objectives"];
  /** The last round, where it is not simply the sheet's figure. */
  lastRound?(game: Situation): number | undefined;
  /** Whether it is over before its last round, asked when a round closes. */
  isOver?(game: Situation): Ending | undefined;
  /** A side that wins whatever the score, or that nobody does, asked when the game is over (SC-COMMON-41, 2E-END-05). */
  survivor?(game: Situation): number | "nobody" | undefined;
  /** Whether a side counts as having no ship left, where that is not simply so. */
  isOut?(game: Situation, side: Side): boolean;
  /** Of sides that are level the one with more, by one count after the other; by place among the sides (EB-SCORE-14). */
  readonly tiebreaks?: readonly ((game: Situation, side: number) => number)[];
}

/** A play may depend on the figures of its sheet, and on which of them the organiser has set. */
export type PlayBy = (figures: Figures, edited: OptionValues) => Play;
