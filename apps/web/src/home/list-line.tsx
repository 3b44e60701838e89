/** The chosen list in one line: its ships, its points, whether it is legal, and who the opponent is. */
import type { Result } from "@broadside/kit";
import type { Loading } from "../browser/use-loading.ts";
import type { ReadyGame } from "../start/wanted-game.ts";
import { WORDS } from "../words/home.ts";
import styles from "./list-line.module.css";
import { ListPicture } from "./list-picture.tsx";

interface ListLineProps {
  readonly preparing: Loading<Result<ReadyGame>>;
  change(): void;
}

export function ListLine({ preparing: { answer, isFailed }, change }: ListLineProps) {
  const isBusy = !answer && !isFailed;
  const game = answer?.ok ? answer.value : undefined;
  return (
    <button type="button" className={`card-line ${styles.list}`} onClick={change} aria-busy={isBusy}>
      <ListPicture squads={game?.lists[0]?.squads} />
      <span className="lines grow">
        {game ? (
          <>
            <b translate="no">{game.lists[0]?.title}</b>
            <small data-bad={game.problems.length > 0 ? "" : undefined}>{factsOf(game)}</small>
          </>
        ) : (
          <small>{isBusy ? WORDS.choosing : WORDS.noList}</small>
        )}
      </span>
      <span className={styles.change}>{WORDS.change}</span>
    </button>
  );
}

const SOURCES: Readonly<Partial<Record<NonNullable<ReadyGame["source"]>, "yourList" | "readyMade" | "quickBuilds">>> = {
  "My drafts": "yourList",
  "Ready-made": "readyMade",
  "Quick builds": "quickBuilds",
};

function factsOf({ squads, problems, lists, source }: ReadyGame): string {
  if (problems.length > 0) return WORDS.notLegal({ problems: problems.join(" ") });
  const [own] = squads;
  const foe = lists.at(-1)?.title;
  const facts = [
    WORDS[(source && SOURCES[source]) ?? "chosenForYou"],
    ...(own ? [WORDS.ships({ count: own.ships.length }), own.counts, WORDS.legal] : []),
    ...(foe === undefined ? [] : [WORDS.against({ list: foe })]),
  ];
  return facts.join(" · ");
}
