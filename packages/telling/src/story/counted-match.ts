/** How a game counts at an event. The tournament package works this out, so a caller that has both packages must pass it in. */
import type { EventFormatId } from "@broadside/formats";
import type { RuleName } from "@broadside/protocol";

export interface CountedMatch {
  /** The name of the event's format. */
  readonly format: EventFormatId;
  /** Whether several sides play each other for places, rather than one against one. */
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
