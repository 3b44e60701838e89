/** The left column: a search field, four scopes to choose from, and the cards that fit. */
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from "react";
import { useSlashKey } from "../../browser/page-keys.ts";
import { SearchSign } from "../../parts/icons.tsx";
import { FINDER } from "../../words/build/finder.ts";
import { useFieldAndGrid } from "../choosers/card-grid.tsx";
import { type Finding, SCOPES, type Scope } from "../state/builder.ts";
import { CardsPane, useCardIndex } from "./cards-pane.tsx";
import styles from "./finder.module.css";
import type { FinderParts } from "./finder-parts.ts";
import { OwnShipsPane } from "./own-ships-pane.tsx";
import { ShipsPane } from "./ships-pane.tsx";
import { SlotPane } from "./slot-pane.tsx";

interface FinderProps {
  /** The draft being edited. */
  readonly draft: string;
  readonly finding: Finding;
  /** How many times the column has been opened. Each time, the keyboard focus moves to its field. */
  readonly asked: number;
  show(finding: Finding): void;
  /** Closes the slot and returns to the place from which it was opened. */
  back(): void;
  /** Called after a card was added. On a phone, returns to the list. */
  taken(): void;
}

export function Finder({ draft, finding, show, ...opening }: FinderProps) {
  const { scope, slot } = finding;
  const finder = useFinderParts(opening);
  const index = useCardIndex();
  const choose = (chosen: Scope) => show({ ...finding, scope: chosen });
  useSlashKey(finder.field, () => choose("cards"));
  return (
    <>
      <FinderField finder={finder} />
      <fieldset className={styles.scope}>
        <legend className="visually-hidden">{FINDER.scopes}</legend>
        {SCOPES.map((one) => (
          <button key={one} type="button" aria-pressed={one === scope} onClick={() => choose(one)}>
            {FINDER.scope[one]}
          </button>
        ))}
      </fieldset>
      <search className={`column ${styles.cards}`} key={scope} onKeyDown={({ key }) => key === "Escape" && finder.back()}>
        {scope === "slot" && (slot ? <SlotPane slot={slot} finder={finder} /> : <p className="quiet">{FINDER.noSlot}</p>)}
        {scope === "ships" && <ShipsPane finder={finder} />}
        {scope === "cards" && <CardsPane index={index} finder={finder} />}
        {scope === "mine" && <OwnShipsPane draft={draft} finder={finder} />}
      </search>
    </>
  );
}

function useFinderParts({ asked, back, taken }: Pick<FinderProps, "asked" | "back" | "taken">): FinderParts {
  const { field, text, drawn, type, enter, grid } = useFieldAndGrid();
  const onEnter = useRef<() => void>(() => {});
  const leave = useCallback(() => {
    type("");
    back();
  }, [type, back]);
  const next = useCallback(() => {
    type("");
    taken();
    if (hasPointer()) field.current?.focus();
  }, [type, taken, field]);
  useEffect(() => {
    if (asked === 0) return;
    type("");
    if (hasPointer()) field.current?.focus();
  }, [asked, field, type]);
  return useMemo(
    () => ({ field, text, drawn, type, enter, grid, onEnter, back: leave, next }),
    [field, text, drawn, type, enter, grid, leave, next],
  );
}

function FinderField({ finder: { field, text, type, enter, onEnter, back } }: { readonly finder: FinderParts }) {
  const press = (event: KeyboardEvent) => {
    enter(event);
    if (event.key === "Escape") back();
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) onEnter.current();
  };
  return (
    <div className={styles.find}>
      <SearchSign />
      <input
        ref={field}
        type="search"
        value={text}
        aria-label={FINDER.field}
        placeholder={FINDER.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-keyshortcuts="/"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <span aria-hidden="true" className="not-on-small">
        <kbd>/</kbd>
      </span>
    </div>
  );
}

/** Whether there is a mouse. If so, focusing the field doesn't open an on-screen keyboard. */
const hasPointer = (): boolean => window.matchMedia("(hover: hover)").matches;
