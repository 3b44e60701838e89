/** The result of checking a choice: a game that can be played, or every problem that prevents it. */
import type { Content, GameSetup, SquadSetup } from "@broadside/rules";
import type { CheckedEntry } from "./checked-entry.ts";
import type { GameProblem } from "./choice.ts";

export type Preparation =
  | { readonly setup: GameSetup; readonly content: Content }
  | {
      readonly problems: readonly GameProblem[];
      /** The squads without problems, by seat. */
      readonly squads: readonly (SquadSetup | undefined)[];
      /** Illegal lists with their complete check results, so that a client can give more details. */
      readonly illegal: readonly CheckedEntry[];
    };
