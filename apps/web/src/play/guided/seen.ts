/** What is on the screen when the guide speaks. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { ReactNode } from "react";

export interface Seen {
  readonly scene: Scene;
  /** What the bar asks. */
  readonly question: PlayQuestion | undefined;
  /** The attack that is marked there, by its key. */
  readonly marked: string | undefined;
  /** The dial that is looked at, and whether every dial is set. */
  readonly dial: PlayQuestion | undefined;
  readonly areDialsSet: boolean;
}

/** The card of the guide at what is seen; `measure` is given the card, so that the table can make room for it. */
export type Coaching = (seen: Seen, measure: (card: HTMLElement | null) => void) => ReactNode;
