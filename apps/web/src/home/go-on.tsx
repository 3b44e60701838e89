/** Games that the browser keeps, the newest first, each with a small picture of its table. */
import { Link } from "@tanstack/react-router";
import type { KeptGame } from "../game-worker/protocol.ts";
import { GameCard } from "../kept/game-card.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { useLoading } from "../play/table/use-asked.ts";
import { WORDS } from "../words/home.ts";

const MOST_SHOWN = 3;

export function GoOn() {
  const loading = useLoading("saved", readKept);
  const kept = loading.answer;
  const open = kept?.games.filter(({ isOver }) => !isOver) ?? [];
  const shown = [...open, ...(kept?.games.filter(({ isOver }) => isOver) ?? [])].slice(0, MOST_SHOWN);
  return (
    <section className="home-column" aria-labelledby="go-on">
      <header>
        <h2 id="go-on">{WORDS.goOn}</h2>
        {shown.length > 0 && <Link to="/kept">{WORDS.keptHere}</Link>}
      </header>
      <LoadFailed loads={[loading]} />
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

async function readKept(): Promise<Kept> {
  const { canKeepGames, keptGames } = await import("../game-worker/kept-games.ts");
  const isKeeping = await canKeepGames();
  return { games: isKeeping ? await keptGames() : [], isKeeping };
}
