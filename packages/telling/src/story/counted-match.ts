/** A game as an event counts it: the tournament package knows how, and whoever has both hands it in. */
import type { RuleName } from "@broadside/protocol";

export interface CountedMatch {
  /** The kind of event. */
  readonly format: string;
  /** Everybody against everybody, in places, instead of one against one. */
  readonly isPod: boolean;
  readonly sides: readonly CountedSide[];
  /** By which the margin is counted; undefined where the score itself is the margin. */
  readonly marginRule: RuleName | undefined;
}

interface CountedSide {
  readonly result: "win" | "modified win" | "draw" | "loss";
  readonly place: number;
  readonly points: number;
  readonly margin: number;
}
