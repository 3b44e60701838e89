/** Searches the edition's cards as you type. You can add a card that you find, or see its details. */
import type { Catalogue } from "@broadside/cards";
import { Fragment, useCallback, useEffect, useMemo, useState } from "react";
import { printedUpgrades, typeBeside } from "../../cards/names.ts";
import { placed } from "../../parts/placed.ts";
import { costInWords, factionName, slotsOfCard } from "../../words/build/cards.ts";
import { FINDER } from "../../words/build/finder.ts";
import { CardGrid, CardRow } from "../choosers/card-grid.tsx";
import { useAdd } from "../search/add-found.ts";
import { type CardIndex, type FoundCard, indexCards } from "../search/search.ts";
import { type Dialog, useBuilder } from "../state/builder.ts";
import styles from "./candidates.module.css";
import finderStyles from "./finder.module.css";
import type { FinderParts } from "./finder-parts.ts";

/** The index is built when the page is idle, even before anyone searches. */
export function useCardIndex(): CardIndex | undefined {
  const { catalogue } = useBuilder();
  const [index, setIndex] = useState<CardIndex>();
  useEffect(() => {
    let wanted = true;
    setIndex(undefined);
    const wait = setTimeout(async () => {
      const made = await indexCards(catalogue);
      if (wanted) setIndex(() => made);
    }, 200);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [catalogue]);
  return index;
}

export function CardsPane({ index, finder }: { readonly index: CardIndex | undefined; readonly finder: FinderParts }) {
  const { text, drawn, grid: parts, onEnter } = finder;
  const find = useCallback((typed: string) => (typed.trim() === "" ? [] : (index?.(typed) ?? [])), [index]);
  const found = useMemo(() => find(drawn), [find, drawn]);
  const { refusal, take } = useTake(finder);
  useEffect(() => {
    onEnter.current = () => {
      const [first] = find(text);
      if (first) take(first, text);
    };
  });
  const grid = useMemo(
    () => (
      <CardGrid label={FINDER.cardsFound} parts={parts}>
        {placed(found).map(({ at, item }) => (
          <FoundRow key={at} place={at} found={item} take={() => take(item, drawn)} />
        ))}
      </CardGrid>
    ),
    [found, drawn, parts, take],
  );
  if (text.trim() === "") return <p className="quiet">{FINDER.typeToFind}</p>;
  return (
    <div className={`column ${finderStyles.cards}`}>
      <p role="status" className="visually-hidden">
        {FINDER.found({ count: found.length })}
      </p>
      {refusal?.of === text && (
        <p role="alert" className="build-bad">
          {refusal.text}
        </p>
      )}
      {found.length === 0 ? <p className="quiet">{index ? FINDER.noneMatches : FINDER.loading}</p> : grid}
    </div>
  );
}

/** Adds a card that was found. `refusal` is the reason why the last one couldn't be added, and the text that had been typed. */
function useTake({ next }: FinderParts) {
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly of: string }>();
  const add = useAdd();
  const take = useCallback(
    (one: FoundCard, typed: string) => {
      const reason = add(one);
      setRefusal(reason === undefined ? undefined : { text: reason, of: typed });
      if (reason === undefined) next();
    },
    [add, next],
  );
  return { refusal, take };
}

interface FoundRowProps {
  /** The row's place among the results. It is also the row's key, so typing updates rows instead of replacing them. */
  readonly place: number;
  readonly found: FoundCard;
  take(): void;
}

function FoundRow({ place, found, take }: FoundRowProps) {
  const { catalogue, open } = useBuilder();
  const { card } = found;
  const facts = besideCard(catalogue, found).filter(({ text }) => text !== undefined);
  const about = facts.map(({ text }) => text).join(" · ");
  return (
    <CardRow id={String(place)} text={FINDER.foundRow({ card: card.name, facts: about })} take={take}>
      <div className={`row ${styles.foundRow}`}>
        <span className={`grow ${styles.name}`}>
          <b translate="no">{card.name}</b>
          <small>
            {placed(facts).map(({ at, item: { text, isName } }) => (
              <Fragment key={at}>
                {at > 0 && " · "}
                <span translate={isName ? "no" : undefined}>{text}</span>
              </Fragment>
            ))}
          </small>
        </span>
        <button
          type="button"
          className={styles.foundFacts}
          aria-label={FINDER.detailsOf({ card: card.name })}
          onClick={() => open(factsOf(found))}
        >
          {FINDER.details}
        </button>
      </div>
    </CardRow>
  );
}

const factsOf = (found: FoundCard): Dialog =>
  found.kind === "pilot" ? { what: "pilot", card: found.card } : { what: "upgrade", card: found.card };

/** What a row says beside the name of its card. */
const besideCard = (
  catalogue: Catalogue,
  { kind, card }: FoundCard,
): readonly { readonly text: string | undefined; readonly isName: boolean }[] =>
  kind === "pilot"
    ? [
        { text: typeBeside(catalogue, card), isName: true },
        { text: factionName(card.faction), isName: false },
        { text: String(card.cost ?? "?"), isName: false },
        { text: printedUpgrades(catalogue, card), isName: true },
      ]
    : [
        { text: slotsOfCard(card), isName: false },
        { text: costInWords(card), isName: false },
      ];
