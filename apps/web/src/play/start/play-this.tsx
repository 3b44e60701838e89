/** From a list straight to a game with it, against the computer as it was chosen last. */
import { Link } from "@tanstack/react-router";
import { PLAY_THIS } from "../../words/play/play-this.ts";
import { type BuiltLists, gameOfList } from "./game-of-list.ts";
import "./play-this.css";

interface PlayThisProps {
  /** A ready-made list by its id, or a draft by `draftId`. */
  readonly list: string;
  readonly title: string;
  readonly entry: BuiltLists;
}

/** Nothing where no game is played with such lists. */
export function PlayThis({ list, title, entry }: PlayThisProps) {
  const game = gameOfList(entry);
  return (
    game && (
      <Link to="/play" search={{ ...game, list }} className="play-this" aria-label={PLAY_THIS.of(title)}>
        {PLAY_THIS.label}
      </Link>
    )
  );
}
