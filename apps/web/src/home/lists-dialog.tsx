/** The lists for the chosen game. One click starts a game with any of them. */
import type { ListOffer, ListSource } from "@broadside/content";
import { Link } from "@tanstack/react-router";
import { useCallback } from "react";
import { useLoading } from "../browser/use-loading.ts";
import { Dialog } from "../parts/dialog.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import type { WantedGame } from "../start/wanted-game.ts";
import { WORDS } from "../words/home.ts";
import { figuresInWords } from "../words/play/list-figures.ts";
import { PLAY_THIS } from "../words/play/play-this.ts";
import listLineStyles from "./list-line.module.css";
import { ListPicture } from "./list-picture.tsx";
import styles from "./lists-dialog.module.css";
import type { LoadPreparer } from "./use-game-preparer.ts";

/** The user's own lists first. */
const SOURCES = [
  ["My drafts", "yourLists"],
  ["Ready-made", "readyMadeLists"],
  ["Quick builds", "quickBuildLists"],
] as const satisfies readonly (readonly [ListSource, keyof typeof WORDS])[];

interface ListsDialogProps {
  readonly loadPreparer: LoadPreparer;
  readonly wanted: WantedGame;
  close(): void;
  /** Undefined for the default list. */
  choose(list: string | undefined): void;
  play(list: string): void;
}

export function ListsDialog({ loadPreparer, close, ...rest }: ListsDialogProps) {
  const { wanted, choose } = rest;
  const ask = useCallback(async (game: WantedGame) => (await loadPreparer()).lists(game), [loadPreparer]);
  const loading = useLoading(wanted, ask);
  const lists = loading.answer;
  return (
    <Dialog title={WORDS.lists} className="home-lists" close={close}>
      {!lists && !loading.isFailed && <p role="status">{WORDS.loading}</p>}
      <LoadFailed loads={[loading]} />
      {lists && (
        <>
          <button
            type="button"
            className={`card-line ${listLineStyles.list}`}
            aria-pressed={wanted.list === undefined}
            onClick={() => choose(undefined)}
          >
            <span className="lines grow">
              <b>{WORDS.forMe}</b>
              <small>{WORDS.forMeAbout}</small>
            </span>
          </button>
          {lists.length === 0 && <p>{WORDS.noLists}</p>}
          {SOURCES.map(([source, title]) => (
            <Lists key={source} title={WORDS[title]} lists={lists.filter((one) => one.source === source)} {...rest} />
          ))}
          <p>
            <Link to="/build">{WORDS.buildOne}</Link>
          </p>
        </>
      )}
    </Dialog>
  );
}

interface ListsProps extends Pick<ListsDialogProps, "wanted" | "choose" | "play"> {
  readonly title: string;
  readonly lists: readonly ListOffer[];
}

function Lists({ title: of, lists, wanted, choose, play }: ListsProps) {
  if (lists.length === 0) return undefined;
  return (
    <section className={`stack ${styles.lists}`}>
      <h3 className="overline">{of}</h3>
      <ul className="stack">
        {lists.map(({ id, title, squads, figures }) => (
          <li key={id} className={styles.list}>
            <button
              type="button"
              className={`card-line ${listLineStyles.list}`}
              aria-pressed={id === wanted.list}
              onClick={() => choose(id)}
            >
              <ListPicture squads={squads} />
              <span className="lines grow">
                <b translate="no">{title}</b>
                <small>
                  {[...(figures ? [figuresInWords(title, figures)] : []), ...(id === wanted.list ? [WORDS.chosen] : [])].join(" · ")}
                </small>
              </span>
            </button>
            <button type="button" className="rigid" aria-label={PLAY_THIS.of({ list: title })} onClick={() => play(id)}>
              {PLAY_THIS.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
