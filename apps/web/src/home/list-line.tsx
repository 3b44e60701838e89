/** The chosen list in one line: its ships, its points, whether it is legal, and who the opponent is. */
import type { Result } from "@broadside/kit";
import type { ReadyGame } from "../start/wanted-game.ts";
import { WORDS } from "../words/home.ts";
import { ListPicture } from "./list-picture.tsx";
import "./list-line.css";

interface ListLineProps {
  /** Undefined until the game has been prepared. */
  readonly prepared: Result<ReadyGame> | "failed" | undefined;
  change(): void;
}

export function ListLine({ prepared, change }: ListLineProps) {
  const isKnown = prepared !== undefined && prepared !== "failed" && prepared.ok;
  return (
    <button type="button" className="home-list" onClick={change} aria-busy={prepared === undefined}>
      <ListPicture squads={isKnown ? prepared.value.lists[0]?.squads : undefined} />
      <span className="home-list-words">
        {isKnown ? (
          <>
            <b translate="no">{prepared.value.lists[0]?.title}</b>
            <small data-bad={prepared.value.problems.length > 0 ? "" : undefined}>{factsOf(prepared.value)}</small>
          </>
        ) : (
          <small>{prepared === undefined ? WORDS.choosing : WORDS.noList}</small>
        )}
      </span>
      <span className="home-change">{WORDS.change}</span>
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
