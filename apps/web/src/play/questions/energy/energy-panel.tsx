/**
 * Allocates energy. Each card shows its capacity as diamonds. Pressing a card, typing its number or dragging a token onto it adds a token.
 * Each token answers one question (HS-ENERGY-10).
 */
import type { CardLine, PlayQuestion, Remaining, ShipSheet } from "@broadside/telling";
import type { RefObject } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../../../browser/page-keys.ts";
import { placed } from "../../../parts/placed.ts";
import { ENERGY, tokensOnCards } from "../../../words/play/questions/energy.ts";
import { SECTION_WORDS } from "../../../words/terms/sections.ts";
import styles from "./energy.module.css";
import { EnergyToken } from "./energy-token.tsx";
import { useAsBefore } from "./use-as-before.ts";

export const ALLOCATE = "allocate energy";

interface EnergyPanelProps {
  readonly question: PlayQuestion;
  readonly sheet: ShipSheet;
  /** The answer that is gold: a card, or Done. */
  readonly main: string | undefined;
  readonly first: RefObject<HTMLButtonElement | null>;
  choose(key: string): void;
}

export function EnergyPanel({ question, sheet, main, first, choose }: EnergyPanelProps) {
  const cards = sheet.upgrades.filter(({ energy, faceup }) => energy && faceup);
  const offered = cards.filter(({ key }) => isOffered(question, key));
  const { keys, begin } = useAsBefore(question, choose);
  useNumberKeys((number) => {
    const key = offered[number - 1]?.key;
    if (key !== undefined) choose(key);
  });
  const nameOf = (wanted: string): string => cards.find(({ key }) => key === wanted)?.name ?? wanted;
  return (
    <fieldset className={`stack ${styles.energy}`} aria-label={ENERGY.energyOf({ ship: sheet.shortName })}>
      <TokensToGive sheet={sheet} drop={(key) => isOffered(question, key) && choose(key)} />
      <ul className="stack">
        {placed(cards).map(({ at, item }) => (
          <li key={at}>
            <CardButton card={item} number={offered.indexOf(item) + 1} first={item.key === main ? first : undefined} choose={choose} />
          </li>
        ))}
      </ul>
      <p className="quiet">{ENERGY.how}</p>
      <p className="row wrap">
        <button
          type="button"
          {...(main === "done" && { ref: first, className: "primary" })}
          data-answer="done"
          data-default
          onClick={() => choose("done")}
        >
          {ENERGY.done} <small>{ENERGY.doneDoes}</small>
        </button>
        {keys.length > 0 && (
          <button type="button" onClick={begin}>
            {ENERGY.asLastRound} <small>{tokensOnCards(keys.map(nameOf))}</small>
          </button>
        )}
      </p>
    </fieldset>
  );
}

function TokensToGive({ sheet, drop }: { readonly sheet: ShipSheet; drop(key: string): void }) {
  const { left = 0, of = 0 } = sheet.energy ?? {};
  return (
    <div className="row wrap detail">
      <span>{ENERGY.toGive({ ship: sheet.shortName, energy: left, limit: of })}</span>
      <span className={`row wrap ${styles.tokens}`}>
        {Array.from({ length: left }, (_, at) => at).map((at) => (
          <EnergyToken key={at} drop={drop} />
        ))}
      </span>
    </div>
  );
}

const isOffered = ({ options }: PlayQuestion, key: string | undefined): boolean => options.some((option) => option.key === key);

interface CardButtonProps {
  readonly card: CardLine;
  /** The key that adds a token to the card; 0 if the card is full. */
  readonly number: number;
  /** Set only for the gold card. */
  readonly first: RefObject<HTMLButtonElement | null> | undefined;
  choose(key: string): void;
}

function CardButton({ card, number, first, choose }: CardButtonProps) {
  const { key = "", name, section, energy } = card;
  return (
    <button
      type="button"
      className={`row play-choice ${styles.card}`}
      ref={first}
      data-main={first !== undefined || undefined}
      data-answer={key}
      data-energy-card={key}
      disabled={number === 0}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => choose(key)}
    >
      {number > 0 && <kbd>{number}</kbd>}
      <span className="grow">
        <b translate="no">{name}</b>
        {section && <small> {SECTION_WORDS.short[section]}</small>}
      </span>
      {energy && <Places energy={energy} isOpen={number > 0} />}
    </button>
  );
}

/** A card's capacity: filled and empty diamonds, and the one that the next token would fill. */
function Places({ energy: { left, of }, isOpen }: { readonly energy: Remaining; readonly isOpen: boolean }) {
  return (
    <span className={`row ${styles.places}`}>
      <span className="row" aria-hidden="true">
        {placed(Array.from({ length: of })).map(({ at }) => (
          <i key={at} data-place={at < left ? "filled" : at === left && isOpen ? "next" : "empty"} />
        ))}
      </span>
      <small>
        {left}/{of} <span className="visually-hidden">{ENERGY.unit}</span>
      </small>
    </span>
  );
}

/** The keys 1 to 9 work everywhere except in fields and on the table. */
function useNumberKeys(press: (number: number) => void): void {
  usePageKeys((event) => {
    if (isIn(event, `${FIELDS}, .broadside-table, dialog`) || event.repeat || isShortcut(event) || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    press(Number(event.key));
  });
}
