/** Games saved in the browser, and games from a file. */
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "../browser/use-action.ts";
import { useLoading } from "../browser/use-loading.ts";
import type { GameWorker } from "../game-worker/page/game-worker.ts";
import type { ActionReply } from "../game-worker/shared/action-reply.ts";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { FileButton } from "../parts/file-button.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { RECORD_FILES, recordText } from "../parts/record-text.ts";
import { Refusal } from "../parts/refusal.tsx";
import { DeleteGameDialog } from "../saved/delete-game-dialog.tsx";
import { TablePicture } from "../saved/table-picture.tsx";
import { WORDS as PARTS } from "../words/parts.ts";
import { PLAY } from "../words/play/page.ts";
import { SAVED_GAMES, savedGameInWords } from "../words/play/start.ts";
import { timeInWords } from "../words/saved.ts";
import styles from "./start.module.css";

interface SavedGamesProps {
  readonly worker: GameWorker;
  resume(game: string): void;
  open(outcome: ActionReply): void;
  /** Opens a replay. */
  watch(file: File): void;
}

export function SavedGames({ worker, resume, open, watch }: SavedGamesProps) {
  const loading = useLoading("saved", worker.games);
  const { run, refused } = useAction();
  const games = loading.answer ?? [];
  const [forgetting, setForgetting] = useState<SavedGameInfo>();
  const forget = ({ id }: SavedGameInfo) => {
    setForgetting(undefined);
    void run(() => worker.forget(id).then(loading.retry), PARTS.failed);
  };
  return (
    <section className="stack" aria-labelledby="recorded-games">
      <h2 id="recorded-games">{SAVED_GAMES.title}</h2>
      <LoadFailed loads={[loading]} />
      <Refusal why={refused} />
      {games.length > 0 && (
        <ul className={`stack ${styles.saved}`}>
          {games.map((game) => (
            <SavedGame key={game.id} game={game} resume={() => resume(game.id)} forget={() => setForgetting(game)} />
          ))}
        </ul>
      )}
      <p className="buttons">
        <FileButton label={PLAY.loadGame} accept={RECORD_FILES} read={async (file) => open(await loadRecord(worker, file))} />
        <FileButton label={SAVED_GAMES.watch} accept={RECORD_FILES} read={watch} />
        <Link to="/saved">{SAVED_GAMES.all}</Link>
        <span className="quiet">{SAVED_GAMES.about}</span>
      </p>
      {forgetting && <DeleteGameDialog game={forgetting} close={() => setForgetting(undefined)} forget={() => forget(forgetting)} />}
    </section>
  );
}

const SavedGame = ({ game, resume, forget }: { readonly game: SavedGameInfo; resume(): void; forget(): void }) => (
  <li>
    <button type="button" className="card-line" onClick={resume}>
      <TablePicture look={game.look} />
      <span className="grow">{savedGameInWords(game.names, game.scenario, game.round, game.isOver)}</span>
      <small className="not-on-phone">
        <time dateTime={new Date(game.changed).toISOString()}>{timeInWords(game.changed)}</time>
      </small>
    </button>
    <button type="button" aria-label={SAVED_GAMES.deleteOne({ players: game.names.join(" – ") })} onClick={forget}>
      {SAVED_GAMES.delete}
    </button>
  </li>
);

/** Loads a record from a file. If that fails, the reply says why. */
export async function loadRecord(worker: GameWorker, file: File): Promise<ActionReply> {
  try {
    const read = await recordText(file);
    return "refused" in read ? read : await worker.load(read.text);
  } catch {
    return { refused: PARTS.notLoaded };
  }
}
