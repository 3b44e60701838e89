/** What this browser has saved. Games can be continued, watched, saved to a file and deleted, and everything can be saved to one file. */
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { isStoragePersistent } from "../browser/persistence.ts";
import { saveFile } from "../browser/save-file.ts";
import { idleWorker } from "../game-worker/client.ts";
import type { SavedGameInfo } from "../game-worker/saved-game.ts";
import { canSaveGames, deleteGame, savedGames } from "../game-worker/saved-games.ts";
import { storedDrafts } from "../lists/drafts/draft-store.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { FILE_NAMES, WORDS } from "../words/saved.ts";
import { DeleteGameDialog } from "./delete-game-dialog.tsx";
import { EverythingFile } from "./everything.tsx";
import { GameList } from "./game-list.tsx";
import "../parts/parts.css";
import "./saved.css";

export function SavedGamesPage() {
  const [games, setGames] = useState<readonly SavedGameInfo[]>();
  const [lists, setLists] = useState(() => storedDrafts().length);
  const [forgetting, setForgetting] = useState<SavedGameInfo>();
  const storage = useStorage();
  const read = useCallback(async () => {
    setGames(await savedGames());
    setLists(storedDrafts().length);
  }, []);
  useEffect(() => void read(), [read]);
  const save = async ({ id }: SavedGameInfo) => {
    const file = await idleWorker().savedRecord(id);
    if (file) saveFile(FILE_NAMES.game, file);
  };
  return (
    <div className="saved-page">
      <PageHeading title={WORDS.title} />
      <p className="lead">{WORDS.lead}</p>
      {storage.isKeeping === false ? (
        <p className="note" role="alert">
          {WORDS.notSaving}
        </p>
      ) : (
        storage.isForGood !== undefined && <p className="quiet">{storage.isForGood ? WORDS.forGood : WORDS.notForGood}</p>
      )}
      <EverythingFile changed={read} />
      <section aria-labelledby="recorded-games">
        <h2 id="recorded-games">{WORDS.games}</h2>
        {games?.length === 0 && (
          <p>
            {WORDS.noGames} <Link to="/">{WORDS.play}</Link>
          </p>
        )}
        <GameList games={games ?? []} save={(game) => void save(game)} forget={setForgetting} />
      </section>
      <section aria-labelledby="saved-lists">
        <h2 id="saved-lists">{WORDS.lists}</h2>
        <p>
          {WORDS.listCount({ count: lists })} <Link to="/build">{WORDS.build}</Link>
        </p>
      </section>
      {forgetting && (
        <DeleteGameDialog
          game={forgetting}
          close={() => setForgetting(undefined)}
          save={() => void save(forgetting)}
          forget={() => {
            setForgetting(undefined);
            void deleteGame(forgetting.id).then(read);
          }}
        />
      )}
    </div>
  );
}

/** Whether the browser saves games, and whether it promises not to delete them. Undefined until the browser has answered. */
function useStorage(): { readonly isKeeping?: boolean; readonly isForGood?: boolean | undefined } {
  const [storage, setStorage] = useState<{ readonly isKeeping?: boolean; readonly isForGood?: boolean | undefined }>({});
  useEffect(() => {
    let isWanted = true;
    void Promise.all([canSaveGames(), isStoragePersistent()]).then(
      ([isKeeping, isForGood]) => isWanted && setStorage({ isKeeping, isForGood }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return storage;
}
