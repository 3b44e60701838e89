/** Why a game cannot be played as it was chosen. */
import type { Seat } from "@broadside/rules";

export type { EventChoice, FormatChoice, GameChoice, ScenarioChoice, SeatChoice, SecondEdition } from "@broadside/protocol";

/** What stands against a game, with its rule; of a squad, with the seat that would fly it, the place in the list and what would mend it. */
export interface ChoiceFault {
  /** Absent where no rule of the game is broken. */
  readonly rule?: string;
  readonly words: string;
  readonly seat?: Seat;
  readonly where?: string;
  readonly mend?: string;
}
