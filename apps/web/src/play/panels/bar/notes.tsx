/** The lines below the bar: where the game is, on a phone the score, and others. */
import type { ReactNode } from "react";
import { useWindowSize } from "../../../browser/window-size.ts";
import { isSmall } from "../../../look/screens.ts";
import { ScorePanel } from "../scenario/score-panel.tsx";
import { StatusLine } from "./status-line.tsx";

interface NotesProps {
  readonly children: ReactNode;
  /** Measures the lines. */
  see(notes: HTMLElement | null): void;
}

export const Notes = ({ children, see }: NotesProps) => (
  <div className="play-notes" ref={see}>
    <StatusLine />
    {isSmall(useWindowSize()) && <ScorePanel />}
    {children}
  </div>
);
