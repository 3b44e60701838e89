/** The open question and everything on the page that helps to answer it. */
import type { PlayQuestion } from "@broadside/telling";
import type { WholeFleet } from "../board/choices/fleet/use-fleet.ts";
import type { PiecePlacement } from "../board/choices/placing.ts";
import type { SpendForMe } from "../board/choices/spend-for-me.ts";
import type { AttackChoice } from "../board/choices/use-attack.ts";
import type { Aiming } from "../board/marks/aiming.ts";
import type { DiceChange } from "./dice/use-changes.ts";
import type { Advice } from "./hint.tsx";
import type { Together } from "./together/use-together.ts";

export interface Asked {
  readonly question: PlayQuestion;
  readonly placing: PiecePlacement | undefined;
  /** The ships that haven't been placed yet, and the controls for placing them all at once. */
  readonly fleet: WholeFleet;
  /** A piece that is selected on the table and belongs to several answers. */
  readonly among: string | undefined;
  chooseAmong(piece: string | undefined): void;
  /** For each huge ship, which of its sections can be attacked. */
  readonly aiming: readonly Aiming[];
  /** The attacks that can be declared. */
  readonly attack: AttackChoice | undefined;
  /** The dice change that the question is about, if any. */
  readonly change: DiceChange | undefined;
  /** A bot's hint, once the player has asked for it. */
  readonly advice: Advice;
  /** The orders that matching ships share. */
  readonly together: Together;
  /** Spends tokens for seats that want it. */
  readonly spend: SpendForMe;
}
