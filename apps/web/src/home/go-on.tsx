/** Games that the browser keeps, the newest first, each with a small picture of its table. */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { KeptGame } from "../game-worker/protocol.ts";
import { GameCard } from "../kept/game-card.tsx";
import { WORDS } from "../words/home.ts";

const MOST_SHOWN = 3;

export function GoOn() {
  const kept = useKeptGames();
  const open = kept?.games.filter(({ isOver }) => !isOver) ?? [];
  const shown = [...open, ...(kept?.games.filter(({ isOver }) => isOver) ?? [])].slice(0, MOST_SHOWN);
  return (
    <section className="home-column" aria-labelledby="go-on">
      <header>
        <h2 id="go-on">{WORDS.goOn}</h2>
        {shown.length > 0 && <Link to="/kept">{WORDS.keptHere}</Link>}
      </header>
      {kept?.isKeeping === false && <p className="home-hint">{WORDS.notKept}</p>}
      {kept?.isKeeping === true && shown.length === 0 && <p className="home-hint">{WORDS.noGames}</p>}
      {shown.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </section>
  );
}

interface Kept {
  readonly games: readonly KeptGame[];
  /** Whether the browser keeps anything. */
  readonly isKeeping: boolean;
}

/** Undefined until they have been looked up, after the first paint. */
function useKeptGames(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const { canKeepGames, keptGames } = await import("../game-worker/kept-games.ts");
      const isKeeping = await canKeepGames();
      const games = isKeeping ? await keptGames() : [];
      if (isWanted) setKept({ games, isKeeping });
    };
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return kept;
}
