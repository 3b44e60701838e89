import { Link } from "@tanstack/react-router";
import { watchSaved } from "../addresses/start.ts";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { timeInWords, WORDS } from "../words/saved.ts";
import { GameCard } from "./game-card.tsx";
import { titleOf } from "./game-words.ts";
import styles from "./saved.module.css";

interface GameListProps {
  readonly games: readonly SavedGameInfo[];
  save(game: SavedGameInfo): void;
  forget(game: SavedGameInfo): void;
}

export const GameList = ({ games, save, forget }: GameListProps) => (
  <ul className="stack">
    {games.map((game) => (
      <li key={game.id} className={styles.game}>
        <GameCard game={game} />
        <span className={`row wrap ${styles.tools}`}>
          <time className="detail" dateTime={new Date(game.changed).toISOString()}>
            {timeInWords(game.changed)}
          </time>
          <Link
            to="/play"
            search={{ watch: watchSaved(game.id) }}
            className={`press ${styles.tool}`}
            aria-label={WORDS.watchOne({ game: titleOf(game) })}
          >
            {WORDS.watch}
          </Link>
          <button
            type="button"
            className={`press ${styles.tool}`}
            aria-label={WORDS.saveOne({ game: titleOf(game) })}
            onClick={() => save(game)}
          >
            {WORDS.save}
          </button>
          <button
            type="button"
            className={`press ${styles.tool}`}
            aria-label={WORDS.deleteOne({ game: titleOf(game) })}
            onClick={() => forget(game)}
          >
            {WORDS.delete}
          </button>
        </span>
      </li>
    ))}
  </ul>
);
