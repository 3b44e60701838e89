/** A game as an event counts it. The tournament package makes it; a caller that has both packages passes it in. */
import type { RuleName } from "@broadside/protocol";

export interface CountedMatch {
  /** The kind of event. */
  readonly format: string;
  /** Whether everyone plays everyone for places, instead of one against one. */
  readonly isPod: boolean;
  readonly sides: readonly CountedSide[];
  /** The rule that defines the margin; undefined if the score itself is the margin. */
  readonly marginRule: RuleName | undefined;
}

interface CountedSide {
  readonly result: "win" | "modified win" | "draw" | "loss";
  readonly place: number;
  readonly points: number;
  readonly margin: number;
}
