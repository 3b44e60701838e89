/** Starts a game with a list against bots of the level that was chosen last. */
import { Link } from "@tanstack/react-router";
import { PLAY_THIS } from "../words/play/play-this.ts";
import { type BuiltLists, gameOfList } from "./game-of-list.ts";
import styles from "./play-this.module.css";

interface PlayThisProps {
  /** The id of a ready-made list, or a draft's id made by `draftId`. */
  readonly list: string;
  readonly title: string;
  readonly entry: BuiltLists;
}

/** Shows nothing if no game uses such lists. */
export function PlayThis({ list, title, entry }: PlayThisProps) {
  const game = gameOfList(entry);
  return (
    game && (
      <Link to="/play" search={{ ...game, list }} className={`press ${styles.playThis}`} aria-label={PLAY_THIS.of({ list: title })}>
        {PLAY_THIS.label}
      </Link>
    )
  );
}
