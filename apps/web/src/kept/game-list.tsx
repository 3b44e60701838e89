import { Link } from "@tanstack/react-router";
import type { KeptGame } from "../game-worker/protocol.ts";
import { watchKept } from "../play/start/start-address.ts";
import { WORDS } from "../words/kept.ts";
import { GameCard } from "./game-card.tsx";
import { titleOf } from "./game-words.ts";

interface GameListProps {
  readonly games: readonly KeptGame[];
  save(game: KeptGame): void;
  forget(game: KeptGame): void;
}

export function GameList({ games, save, forget }: GameListProps) {
  return (
    <ul className="kept-games">
      {games.map((game) => (
        <li key={game.id}>
          <GameCard game={game} />
          <span className="kept-tools">
            <time dateTime={new Date(game.changed).toISOString()}>{WORDS.when(game.changed)}</time>
            <Link to="/play" search={{ watch: watchKept(game.id) }} className="kept-tool" aria-label={WORDS.watchOne(titleOf(game))}>
              {WORDS.watch}
            </Link>
            <button type="button" className="kept-tool" aria-label={WORDS.saveOne(titleOf(game))} onClick={() => save(game)}>
              {WORDS.save}
            </button>
            <button type="button" className="kept-tool" aria-label={WORDS.forgetOne(titleOf(game))} onClick={() => forget(game)}>
              {WORDS.forget}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
