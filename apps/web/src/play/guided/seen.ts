/** What is on the screen when the guide speaks. */
import type { PlayQuestion, Scene } from "@broadside/telling";

export interface Seen {
  readonly scene: Scene;
  /** What the bar asks. */
  readonly question: PlayQuestion | undefined;
  /** The attack that is marked there, by its key. */
  readonly marked: string | undefined;
  /** Dials wait behind their cover. */
  readonly isCovered: boolean;
  /** The dial that is looked at, and whether every dial is set. */
  readonly dial: PlayQuestion | undefined;
  readonly areDialsSet: boolean;
}
