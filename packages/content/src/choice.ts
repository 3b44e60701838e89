/** The choices made to set up a game, and the problems that prevent it. */
export type { EventChoice, FormatChoice, GameChoice, GameProblem, ScenarioChoice, SeatChoice } from "@broadside/protocol";
