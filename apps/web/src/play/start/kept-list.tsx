/** Games that the browser keeps, and games from a file. */
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import type { KeptGame } from "../../game-worker/protocol.ts";
import { ForgetDialog } from "../../kept/forget-dialog.tsx";
import { TablePicture } from "../../kept/table-picture.tsx";
import { LoadFailed } from "../../parts/load-failed.tsx";
import { RECORD_FILES, recordText } from "../../record-text.ts";
import { WORDS } from "../../words/kept.ts";
import { WORDS as PARTS } from "../../words/parts.ts";
import { PLAY } from "../../words/play/page.ts";
import { GOING_ON } from "../../words/play/start.ts";
import { useLoading } from "../table/use-asked.ts";

interface KeptGamesProps {
  readonly client: Client;
  resume(game: string): void;
  open(outcome: GameReply): void;
  /** A record is watched. */
  watch(file: File): void;
}

export function KeptGames({ client, resume, open, watch }: KeptGamesProps) {
  const loading = useLoading("saved", client.games);
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const games = loading.answer?.filter(({ id }) => !forgotten.includes(id)) ?? [];
  const [forgetting, setForgetting] = useState<KeptGame>();
  const forget = ({ id }: KeptGame) => {
    setForgetting(undefined);
    setForgotten([...forgotten, id]);
    void client.forget(id);
  };
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">{GOING_ON.title}</h2>
      <LoadFailed loads={[loading]} />
      {games.length > 0 && (
        <ul className="play-kept">
          {games.map((game) => (
            <li key={game.id}>
              <button type="button" className="play-kept-game" onClick={() => resume(game.id)}>
                <TablePicture look={game.look} />
                <span>{GOING_ON.game(game.names, game.scenario, game.round, game.isOver)}</span>
                <small className="quiet">{WORDS.when(game.changed)}</small>
              </button>
              <button type="button" aria-label={GOING_ON.forget(game.names)} onClick={() => setForgetting(game)}>
                {WORDS.forget}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="buttons play-files">
        <RecordFile label={PLAY.loadGame} read={async (file) => open(await loadRecord(client, file))} />
        <RecordFile label={GOING_ON.watch} read={watch} />
        <Link to="/kept">{GOING_ON.all}</Link>
        <span className="quiet">{GOING_ON.about}</span>
      </p>
      {forgetting && <ForgetDialog game={forgetting} close={() => setForgetting(undefined)} forget={() => forget(forgetting)} />}
    </section>
  );
}

/** Where it cannot be loaded, the reply says why. */
export async function loadRecord(client: Client, file: File): Promise<GameReply> {
  try {
    const read = await recordText(file);
    return "refused" in read ? read : await client.load(read.text);
  } catch {
    return { refused: PARTS.notLoaded };
  }
}

/** A record is opened from a file. */
export function RecordFile({ label, read }: { readonly label: string; read(file: File): unknown }) {
  return (
    <label className="file-button">
      {label}
      <input
        type="file"
        accept={RECORD_FILES}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await read(file);
          target.value = "";
        }}
      />
    </label>
  );
}
