/** Describes what is on the screen, for the guide. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import type { ReactNode } from "react";

export interface ScreenState {
  readonly scene: Scene;
  /** The question in the bar. */
  readonly question: PlayQuestion | undefined;
  /** The key of the attack that is selected in the question. */
  readonly marked: string | undefined;
  /** The open dial, and whether every dial is set. */
  readonly dial: PlayQuestion | undefined;
  readonly areDialsSet: boolean;
}

/** Draws the guide's card for what is on the screen. `measure` receives the card, so that the table can make room for it. */
export type RenderCoach = (seen: ScreenState, measure: (card: HTMLElement | null) => void) => ReactNode;
