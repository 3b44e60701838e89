/** Asks before a game is deleted. */
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { Dialog } from "../parts/dialog.tsx";
import { WORDS } from "../words/saved.ts";
import styles from "./delete-game-dialog.module.css";
import { titleOf } from "./game-words.ts";

interface DeleteGameDialogProps {
  readonly game: SavedGameInfo;
  close(): void;
  forget(): void;
  /** Missing if the game can't be saved to a file here. */
  save?: () => void;
}

export const DeleteGameDialog = ({ game, close, forget, save }: DeleteGameDialogProps) => (
  <Dialog title={WORDS.deleteTitle} close={close}>
    <p>
      <strong>{titleOf(game)}</strong>, <span translate="no">{game.names.join(" – ")}</span>
    </p>
    <p>{game.isOver ? WORDS.deleteOver : WORDS.deleteOpen}</p>
    <p className="buttons">
      <button type="button" onClick={close} data-first="">
        {WORDS.keep}
      </button>
      {save && (
        <button type="button" onClick={save}>
          {WORDS.saveFirst}
        </button>
      )}
      <button type="button" className={styles.danger} onClick={forget}>
        {WORDS.delete}
      </button>
    </p>
  </Dialog>
);
