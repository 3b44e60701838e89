/** The lines below the bar: where the game is, the time left, and why something was refused. */
import { useWindowSize } from "../../browser/window-size.ts";
import { Refusal } from "../../parts/refusal.tsx";
import { TABLE } from "../../words/play/table/table.ts";
import { isPhone } from "../board/camera/insets.ts";
import { useScene } from "../board/open-game.ts";
import { PhaseTimer } from "../panels/bar/phase-timer.tsx";
import { StatusLine } from "../panels/bar/status-line.tsx";
import { ScorePanel } from "../panels/scenario/score-panel.tsx";

interface GameNotesProps {
  /** Why the last action was refused. */
  readonly refused: string | undefined;
  /** Measures the lines. */
  see(notes: HTMLElement | null): void;
}

export function GameNotes({ refused, see }: GameNotesProps) {
  const { phaseSeconds, state, result, isKept } = useScene();
  const size = useWindowSize();
  return (
    <div className="play-notes" ref={see}>
      <StatusLine />
      {isPhone(size) && <ScorePanel />}
      {phaseSeconds !== undefined && state.round > 0 && !result && <PhaseTimer />}
      <Refusal why={refused} />
      {!isKept && <p className="note">{TABLE.notSaved}</p>}
    </div>
  );
}
