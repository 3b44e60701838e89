/** Saved games, the newest first, each with a small picture of its table. */
import { Link } from "@tanstack/react-router";
import { useLoading } from "../browser/use-loading.ts";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { GameCard } from "../saved/game-card.tsx";
import { WORDS } from "../words/home.ts";
import styles from "./lower.module.css";

const MOST_SHOWN = 3;

export function ContinueGame() {
  const loading = useLoading("saved", readSavedGames);
  const saved = loading.answer;
  const open = saved?.games.filter(({ isOver }) => !isOver) ?? [];
  const shown = [...open, ...(saved?.games.filter(({ isOver }) => isOver) ?? [])].slice(0, MOST_SHOWN);
  return (
    <section className={styles.column} aria-labelledby="go-on">
      <header>
        <h2 id="go-on" className="overline">
          {WORDS.continue}
        </h2>
        {shown.length > 0 && <Link to="/saved">{WORDS.savedGames}</Link>}
      </header>
      <LoadFailed loads={[loading]} />
      {saved?.isKeeping === false && <p className={styles.hint}>{WORDS.notSaving}</p>}
      {saved?.isKeeping === true && shown.length === 0 && <p className={styles.hint}>{WORDS.noGames}</p>}
      {shown.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </section>
  );
}

interface Kept {
  readonly games: readonly SavedGameInfo[];
  /** Whether the browser saves games. */
  readonly isKeeping: boolean;
}

async function readSavedGames(): Promise<Kept> {
  const { canSaveGames, savedGames } = await import("../game-worker/storage/saved-games.ts");
  const isKeeping = await canSaveGames();
  return { games: isKeeping ? await savedGames() : [], isKeeping };
}
