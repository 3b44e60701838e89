/** The list that would be played, in a line: who flies in it, what it counts, whether it is legal, and against which. */
import type { Result } from "@broadside/kit";
import type { LaidOut } from "../play/start/wanted-game.ts";
import { WORDS } from "../words/home.ts";
import { ListSign } from "./list-sign.tsx";
import "./list-line.css";

interface ListLineProps {
  /** Undefined until it is known. */
  readonly laid: Result<LaidOut> | "failed" | undefined;
  change(): void;
}

export function ListLine({ laid, change }: ListLineProps) {
  const isKnown = laid !== undefined && laid !== "failed" && laid.ok;
  return (
    <button type="button" className="home-list" onClick={change} aria-busy={laid === undefined}>
      <ListSign squads={isKnown ? laid.value.lists[0]?.squads : undefined} />
      <span className="home-list-words">
        {isKnown ? (
          <>
            <b translate="no">{laid.value.lists[0]?.title}</b>
            <small data-bad={laid.value.faults.length > 0 ? "" : undefined}>{factsOf(laid.value)}</small>
          </>
        ) : (
          <small>{laid === undefined ? WORDS.choosing : WORDS.noList}</small>
        )}
      </span>
      <span className="home-change">{WORDS.change}</span>
    </button>
  );
}

const SOURCES: Readonly<Partial<Record<NonNullable<LaidOut["source"]>, string>>> = {
  "My drafts": WORDS.yourList,
  "Ready-made": WORDS.readyMade,
  "Quick builds": WORDS.quickBuilds,
};

function factsOf({ squads, faults, lists, source }: LaidOut): string {
  if (faults.length > 0) return WORDS.notLegal(faults);
  const [own] = squads;
  const foe = lists.at(-1)?.title;
  const facts = [
    (source && SOURCES[source]) ?? WORDS.chosenForYou,
    ...(own ? [WORDS.ships(own.ships.length), own.counts, WORDS.legal] : []),
    ...(foe === undefined ? [] : [WORDS.against(foe)]),
  ];
  return facts.join(" · ");
}
