import { FACTION_NAMES } from "@broadside/cards";
import { useCallback, useEffect, useId, useMemo, useState } from "react";
import { useSlashKey } from "../../page-keys.ts";
import { placed } from "../../parts/placed.ts";
import { costInWords, printedUpgrades, slotsInWords, typeBeside } from "../cards/words.ts";
import { CardGrid, CardRow, useFieldAndGrid } from "../choosers/card-grid.tsx";
import { type Dialog, useBuilder } from "../editor/builder.ts";
import { useAdd } from "./add-found.ts";
import { type CardIndex, type FoundCard, indexCards } from "./search.ts";
import "./search.css";

/** Every card of the edition, found as one types. What is found is added where it fits, or its facts are shown. */
export function SearchBox() {
  const { catalogue } = useBuilder();
  const id = useId();
  const { field, text, drawn, type, enter, grid: parts } = useFieldAndGrid();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [index, setIndex] = useState<CardIndex>();
  useSlashKey(field);

  // The index is made when the page has come to rest.
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

  const find = useCallback((typed: string) => (typed.trim() === "" ? [] : (index?.(typed) ?? [])), [index]);
  const found = useMemo(() => find(drawn), [find, drawn]);
  const isAsked = isOpen && text.trim() !== "";
  const add = useAdd();
  const take = useCallback(
    (one: FoundCard) => {
      const reason = add(one);
      setRefusal(reason);
      if (reason === undefined) type("");
      field.current?.focus();
    },
    [add, field, type],
  );
  const grid = useMemo(
    () => (
      <CardGrid label="Cards found" parts={parts}>
        {placed(found).map(({ at, item }) => (
          <FoundRow key={at} place={at} found={item} take={() => take(item)} />
        ))}
      </CardGrid>
    ),
    [found, parts, take],
  );
  return (
    <search
      className="field build-search"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The facts of a card lie over the page for a while: what was found is still there afterwards.
        if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget) && !relatedTarget.closest("dialog")) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape") return;
        setOpen(false);
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>Search cards</label>
      <input
        id={id}
        ref={field}
        type="search"
        value={text}
        placeholder="Name, ship, slot …"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="/"
        aria-controls={isAsked && found.length > 0 ? parts.id : undefined}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          type(target.value);
          setRefusal(undefined);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          enter(event);
          if (event.key !== "Enter") return;
          const [first] = find(text);
          if (!first) return;
          event.preventDefault();
          take(first);
        }}
      />
      <p role="status" className="visually-hidden">
        {isAsked && (found.length === 0 ? "No card found" : `${found.length} cards found`)}
      </p>
      {isAsked && (
        <div className="build-found">
          {refusal !== undefined && (
            <p role="alert" className="build-reason">
              {refusal}
            </p>
          )}
          {found.length === 0 ? <p className="quiet">{index ? "No card of this edition matches." : "Reading the cards …"}</p> : grid}
        </div>
      )}
    </search>
  );
}

interface FoundRowProps {
  /** Rows are known by their place, so that they are drawn over and not made anew as one types. */
  readonly place: number;
  readonly found: FoundCard;
  take(): void;
}

function FoundRow({ place, found, take }: FoundRowProps) {
  const { catalogue, open } = useBuilder();
  const { card, kind } = found;
  const what =
    kind === "pilot"
      ? [typeBeside(catalogue, card), FACTION_NAMES[card.faction], card.cost ?? "?", printedUpgrades(catalogue, card)]
          .filter((part) => part !== undefined)
          .join(" · ")
      : `${slotsInWords(card)} · ${costInWords(card)}`;
  return (
    <CardRow id={String(place)} text={`${card.name} ${what}`} take={take}>
      <div className="build-found-row">
        <span className="build-found-card">
          <b>{card.name}</b> <span className="quiet">{what}</span>
        </span>
        <button type="button" className="build-found-facts" aria-label={`Facts of ${card.name}`} onClick={() => open(factsOf(found))}>
          Facts
        </button>
      </div>
    </CardRow>
  );
}

const factsOf = (found: FoundCard): Dialog =>
  found.kind === "pilot" ? { what: "pilot", card: found.card } : { what: "upgrade", card: found.card };
