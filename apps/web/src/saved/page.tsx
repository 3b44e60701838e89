/** What this browser has saved. Games can be continued, watched, saved to a file and deleted, and everything can be saved to one file. */
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { isStoragePersistent } from "../browser/persistence.ts";
import { saveFile } from "../browser/save-file.ts";
import { useAction } from "../browser/use-action.ts";
import { useLoading } from "../browser/use-loading.ts";
import { idleWorker } from "../game-worker/page/game-worker.ts";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { canSaveGames, deleteGame, savedGames } from "../game-worker/storage/saved-games.ts";
import { useDrafts } from "../lists/drafts/draft-store.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { WORDS as PARTS } from "../words/parts.ts";
import { FILE_NAMES, WORDS } from "../words/saved.ts";
import { DeleteGameDialog } from "./delete-game-dialog.tsx";
import { EverythingFile } from "./everything.tsx";
import { GameList } from "./game-list.tsx";
import styles from "./saved.module.css";

export function SavedGamesPage() {
  const loading = useLoading("saved", readSaved);
  const { run, refused } = useAction();
  const { games = [], ...storage } = loading.answer ?? {};
  const [forgetting, setForgetting] = useState<SavedGameInfo>();
  const save = (game: SavedGameInfo) => void run(() => saveGame(game), PARTS.notSaved);
  return (
    <div className={styles.page}>
      <header>
        <PageHeading title={WORDS.title} />
        <p className="lead">{WORDS.lead}</p>
      </header>
      <LoadFailed loads={[loading]} />
      <Refusal why={refused} />
      <StorageNote {...storage} />
      <EverythingFile changed={loading.retry} />
      <section className="flow" aria-labelledby="recorded-games">
        <h2 id="recorded-games">{WORDS.games}</h2>
        {loading.answer && games.length === 0 && (
          <p>
            {WORDS.noGames} <Link to="/">{WORDS.play}</Link>
          </p>
        )}
        <GameList games={games} save={save} forget={setForgetting} />
      </section>
      <SavedLists />
      {forgetting && (
        <DeleteGameDialog
          game={forgetting}
          close={() => setForgetting(undefined)}
          save={() => save(forgetting)}
          forget={() => {
            setForgetting(undefined);
            void run(() => deleteGame(forgetting.id).then(loading.retry), PARTS.failed);
          }}
        />
      )}
    </div>
  );
}

const SavedLists = () => (
  <section className="flow" aria-labelledby="saved-lists">
    <h2 id="saved-lists">{WORDS.lists}</h2>
    <p>
      {WORDS.listCount({ count: useDrafts().drafts.length })} <Link to="/build">{WORDS.build}</Link>
    </p>
  </section>
);

/** Whether the browser saves games, and whether it promises not to delete them. */
function StorageNote({ isKeeping, isForGood }: Partial<Omit<Saved, "games">>) {
  if (isKeeping === false)
    return (
      <p className="note" role="alert">
        {WORDS.notSaving}
      </p>
    );
  return isForGood !== undefined && <p className="quiet">{isForGood ? WORDS.forGood : WORDS.notForGood}</p>;
}

interface Saved {
  readonly games: readonly SavedGameInfo[];
  readonly isKeeping: boolean;
  /** Undefined if the browser can't say. */
  readonly isForGood: boolean | undefined;
}

async function readSaved(): Promise<Saved> {
  const [games, isKeeping, isForGood] = await Promise.all([savedGames(), canSaveGames(), isStoragePersistent()]);
  return { games, isKeeping, isForGood };
}

async function saveGame({ id }: SavedGameInfo): Promise<void> {
  const file = await idleWorker().savedRecord(id);
  if (!file) throw new Error(`There is no game ${id}.`);
  saveFile(FILE_NAMES.game, file);
}
