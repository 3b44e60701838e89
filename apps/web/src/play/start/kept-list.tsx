/** Games that the browser keeps, and games from a file. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import type { KeptGame } from "../../game-worker/protocol.ts";
import { ForgetDialog } from "../../kept/forget-dialog.tsx";
import { TablePicture } from "../../kept/table-picture.tsx";

interface KeptGamesProps {
  readonly client: Client;
  resume(game: string): void;
  open(outcome: GameReply): void;
  /** A record is watched. */
  watch(text: string): void;
}

export function KeptGames({ client, resume, open, watch }: KeptGamesProps) {
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    let wanted = true;
    void client.games().then((kept) => wanted && setGames(kept));
    return () => {
      wanted = false;
    };
  }, [client]);
  const [forgetting, setForgetting] = useState<KeptGame>();
  const forget = ({ id }: KeptGame) => {
    setForgetting(undefined);
    setGames(games.filter((game) => game.id !== id));
    void client.forget(id);
  };
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">Go on with a game</h2>
      {games.length > 0 && (
        <ul className="play-kept">
          {games.map((game) => (
            <li key={game.id}>
              <button type="button" className="play-kept-game" onClick={() => resume(game.id)}>
                <TablePicture look={game.look} />
                <span>
                  {game.names.join(" – ")}, {game.scenario !== undefined && `${game.scenario}, `}
                  {standing(game)}
                </span>
                <small className="quiet">{new Date(game.changed).toLocaleString()}</small>
              </button>
              <button type="button" aria-label={`Forget ${game.names.join(" – ")}`} onClick={() => setForgetting(game)}>
                Forget
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="buttons play-files">
        <RecordFile label="Load game" read={async (text) => open(await client.load(text).catch(failed))} />
        <RecordFile label="Watch a recorded game" read={watch} />
        <Link to="/kept">All that is kept here</Link>
        <span className="quiet">A game is kept in this browser by itself; a saved file goes on anywhere.</span>
      </p>
      {forgetting && <ForgetDialog game={forgetting} close={() => setForgetting(undefined)} forget={() => forget(forgetting)} />}
    </section>
  );
}

const standing = ({ isOver, round }: KeptGame): string =>
  isOver ? `over in round ${round}` : round === 0 ? "being set up" : `round ${round}`;

const failed = (problem: Error): GameReply => ({ refused: problem.message });

/** A record is opened from a file. */
export function RecordFile({ label, read }: { readonly label: string; read(text: string): unknown }) {
  return (
    <label className="file-button">
      {label}
      <input
        type="file"
        accept=".json,application/json"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await read(await file.text());
          target.value = "";
        }}
      />
    </label>
  );
}
