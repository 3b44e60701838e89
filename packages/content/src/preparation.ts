/** What comes of a choice: a game that can be played, or everything that stands against it. */
import type { Content, GameSetup, SquadSetup } from "@broadside/rules";
import type { CheckedEntry } from "./checked-entry.ts";
import type { ChoiceFault } from "./choice.ts";

export type Preparation =
  | { readonly setup: GameSetup; readonly content: Content }
  | {
      readonly faults: readonly ChoiceFault[];
      /** By seat: the squads that nothing stands against. */
      readonly squads: readonly (SquadSetup | undefined)[];
      /** Lists that are not legal, with everything that was checked, so that a client can say more of them. */
      readonly illegal: readonly CheckedEntry[];
    };
