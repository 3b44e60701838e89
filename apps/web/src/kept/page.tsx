/** What this browser keeps: games to go on with, watch, save and forget, and everything in one file. */
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { storedDrafts } from "../build/drafts/draft-store.ts";
import { idleWorker } from "../game-worker/client.ts";
import { canKeepGames, forgetGame, keptGames } from "../game-worker/kept-games.ts";
import type { KeptGame } from "../game-worker/protocol.ts";
import { PageHeading } from "../page-heading.tsx";
import { saveFile } from "../save-file.ts";
import { FILE_NAMES, WORDS } from "../words/kept.ts";
import { EverythingFile } from "./everything.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { GameList } from "./game-list.tsx";
import { isKeptForGood } from "./persistence.ts";
import "../parts/parts.css";
import "./kept.css";

export function KeptPage() {
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [lists, setLists] = useState(() => storedDrafts().length);
  const [forgetting, setForgetting] = useState<KeptGame>();
  const storage = useStorage();
  const read = useCallback(async () => {
    setGames(await keptGames());
    setLists(storedDrafts().length);
  }, []);
  useEffect(() => void read(), [read]);
  const save = async ({ id }: KeptGame) => {
    const file = await idleWorker().keptRecord(id);
    if (file) saveFile(FILE_NAMES.game, file);
  };
  return (
    <div className="kept-page">
      <PageHeading title={WORDS.title} />
      <p className="lead">{WORDS.lead}</p>
      {storage.isKeeping === false ? (
        <p className="note" role="alert">
          {WORDS.notKept}
        </p>
      ) : (
        storage.isForGood !== undefined && <p className="quiet">{storage.isForGood ? WORDS.forGood : WORDS.notForGood}</p>
      )}
      <EverythingFile changed={read} />
      <section aria-labelledby="kept-games">
        <h2 id="kept-games">{WORDS.games}</h2>
        {games?.length === 0 && (
          <p>
            {WORDS.noGames} <Link to="/">{WORDS.home}</Link>
          </p>
        )}
        <GameList games={games ?? []} save={(game) => void save(game)} forget={setForgetting} />
      </section>
      <section aria-labelledby="kept-lists">
        <h2 id="kept-lists">{WORDS.lists}</h2>
        <p>
          {WORDS.listsAbout(lists)} <Link to="/build">{WORDS.build}</Link>
        </p>
      </section>
      {forgetting && (
        <ForgetDialog
          game={forgetting}
          close={() => setForgetting(undefined)}
          save={() => void save(forgetting)}
          forget={() => {
            setForgetting(undefined);
            void forgetGame(forgetting.id).then(read);
          }}
        />
      )}
    </div>
  );
}

/** Whether the browser keeps anything, and whether it has promised to; undefined until it has said so. */
function useStorage(): { readonly isKeeping?: boolean; readonly isForGood?: boolean | undefined } {
  const [storage, setStorage] = useState<{ readonly isKeeping?: boolean; readonly isForGood?: boolean | undefined }>({});
  useEffect(() => {
    let isWanted = true;
    void Promise.all([canKeepGames(), isKeptForGood()]).then(([isKeeping, isForGood]) => isWanted && setStorage({ isKeeping, isForGood }));
    return () => {
      isWanted = false;
    };
  }, []);
  return storage;
}
