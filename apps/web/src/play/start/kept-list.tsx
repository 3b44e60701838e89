/** Games that the browser keeps, and games from a file. */
import { useEffect, useState } from "react";
import type { Client, GameReply } from "../../game-worker/client.ts";
import type { KeptGame } from "../../game-worker/protocol.ts";

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
  const forget = (id: string) => {
    setGames(games.filter((game) => game.id !== id));
    void client.forget(id);
  };
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games">Go on with a game</h2>
      {games.length > 0 && (
        <ul className="play-kept">
          {games.map(({ id, names, scenario, round, isOver, changed }) => (
            <li key={id}>
              <button type="button" onClick={() => resume(id)}>
                {names.join(" – ")}, {scenario !== undefined && `${scenario}, `}
                {isOver ? `over in round ${round}` : round === 0 ? "being set up" : `round ${round}`}
              </button>{" "}
              <span className="quiet">{new Date(changed).toLocaleString()}</span>{" "}
              <button type="button" className="link-button" aria-label={`Delete ${names.join(" – ")}`} onClick={() => forget(id)}>
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="buttons play-files">
        <RecordFile label="Load game" read={async (text) => open(await client.load(text).catch(failed))} />
        <RecordFile label="Watch a recorded game" read={watch} />
        <span className="quiet">A game is kept in this browser by itself; a saved file goes on anywhere.</span>
      </p>
    </section>
  );
}

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
