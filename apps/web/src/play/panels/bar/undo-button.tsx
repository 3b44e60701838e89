import type { Input, Seat } from "@broadside/protocol";
import { UndoSign } from "../../../parts/undo-buttons.tsx";
import { UNDO } from "../../../words/play/hot-seat.ts";
import { PANELS } from "../../../words/play/panels/panels.ts";
import { useScene } from "../../board/open-game.ts";

interface UndoButtonProps {
  /** The seat whose secrets are on the screen. */
  readonly uncovered: Seat | undefined;
  give(input: Input): void;
  /** Turns off everything that answers automatically for the player. */
  stop(): void;
}

/**
 * Undoes the last answer. If nobody has learnt anything from the answer yet, the undo happens at once. If somebody has, the other players
 * are asked first. A secret answer can be undone only from its own seat, because others at the screen can't know what they would undo.
 */
export function UndoButton({ uncovered, give, stop }: UndoButtonProps) {
  const undo = useScene((scene) => scene.undo);
  const isProposed = useScene(({ proposal }) => proposal !== undefined);
  const name = useScene(({ seats }) => undo && (seats[undo.seat]?.name ?? ""));
  const isSecret = useScene(({ covered, decided }) => undo && undo.seat !== uncovered && [...covered, ...decided].includes(undo.seat));
  return (
    <button
      type="button"
      className="icon-button play-drawer-button"
      disabled={!undo || isSecret || (!undo.isFree && isProposed)}
      title={name === undefined ? undefined : isSecret ? UNDO.onlyOwn({ name }) : UNDO.undoes({ name })}
      aria-label={undo && !undo.isFree ? PANELS.askToUndo : PANELS.undo}
      onClick={() => {
        stop();
        if (undo) give({ input: "undo", seat: undo.seat, to: undo.to });
      }}
    >
      <UndoSign />
    </button>
  );
}
