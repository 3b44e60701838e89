/** The result of checking a choice: either a game that can be played, or all problems that prevent it. */
import type { Content, GameSetup, SquadSetup } from "@broadside/rules";
import type { CheckedEntry } from "./checked-entry.ts";
import type { GameProblem } from "./choice.ts";

export type Preparation =
  | { readonly setup: GameSetup; readonly content: Content }
  | {
      readonly problems: readonly GameProblem[];
      /** The squads that have no problems, by seat. */
      readonly squads: readonly (SquadSetup | undefined)[];
      /** The illegal lists with their full check results, so that a client can show details. */
      readonly illegal: readonly CheckedEntry[];
    };
