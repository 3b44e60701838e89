/** A saved game that can be continued: a small picture of its table, what is played and by whom, its round, and whose turn it is. */
import { badgeOf } from "@broadside/table";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { SavedGameInfo } from "../game-worker/shared/saved-game.ts";
import { placed } from "../parts/placed.ts";
import styles from "./game-card.module.css";
import { playersOf, titleOf, turnOf } from "./game-words.ts";
import { TablePicture } from "./table-picture.tsx";

export function GameCard({ game }: { readonly game: SavedGameInfo }) {
  const turn = turnOf(game);
  return (
    <Link to="/play" search={{ game: game.id }} className={`game-card card-line ${styles.card}`}>
      <TablePicture look={game.look} />
      <span className="lines grow">
        <b>{titleOf(game)}</b>
        <small>
          {placed(playersOf(game)).map(({ at, item }) => (
            <Fragment key={at}>
              {at > 0 && " · "}
              <svg className={styles.cardBadge} data-seat={at + 1} viewBox="-12 -12 24 24" aria-hidden="true">
                <path d={badgeOf(at + 1)} />
              </svg>{" "}
              <span translate={item.isName ? "no" : undefined}>{item.words}</span>
            </Fragment>
          ))}
        </small>
      </span>
      <span className={`fine ${styles.turn}`} data-kind={turn.isYours ? "choice" : undefined}>
        {turn.words}
      </span>
    </Link>
  );
}
