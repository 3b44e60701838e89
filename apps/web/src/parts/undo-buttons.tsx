import { WORDS } from "../words/parts.ts";

interface UndoButtonsProps {
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

export const UndoButtons = ({ undo, redo }: UndoButtonsProps) => (
  <>
    <button type="button" className="icon-button" onClick={undo} disabled={!undo} aria-label={WORDS.undo} aria-keyshortcuts="Control+Z">
      <UndoSign />
    </button>
    <button
      type="button"
      className="icon-button"
      data-redo=""
      onClick={redo}
      disabled={!redo}
      aria-label={WORDS.redo}
      aria-keyshortcuts="Control+Shift+Z"
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M13 4l4 4l-4 4M17 8H9a5 5 0 0 0 0 10h3" />
      </svg>
    </button>
  </>
);

export const UndoSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="M7 4L3 8l4 4M3 8h8a5 5 0 0 1 0 10H8" />
  </svg>
);
