/** A game is forgotten only after somebody has said so twice. */
import type { KeptGame } from "../game-worker/protocol.ts";
import { Dialog } from "../parts/dialog.tsx";
import { WORDS } from "../words/kept.ts";
import { titleOf } from "./game-words.ts";
import "./forget-dialog.css";

interface ForgetDialogProps {
  readonly game: KeptGame;
  close(): void;
  forget(): void;
  /** Left out where it cannot be saved from here. */
  save?: () => void;
}

export function ForgetDialog({ game, close, forget, save }: ForgetDialogProps) {
  return (
    <Dialog title={WORDS.forgetTitle} close={close}>
      <p>
        <strong>{titleOf(game)}</strong>, <span translate="no">{game.names.join(" – ")}</span>
      </p>
      <p>{game.isOver ? WORDS.forgetOver : WORDS.forgetOpen}</p>
      <p className="buttons">
        <button type="button" onClick={close} data-first="">
          {WORDS.keep}
        </button>
        {save && (
          <button type="button" onClick={save}>
            {WORDS.saveFirst}
          </button>
        )}
        <button type="button" className="danger" onClick={forget}>
          {WORDS.forget}
        </button>
      </p>
    </Dialog>
  );
}
