import type { CardLine } from "@broadside/telling";
import { ByHandMark } from "../../../parts/by-hand-mark.tsx";
import { placed } from "../../../parts/placed.ts";
import { SourceMark } from "../../../parts/source-mark.tsx";
import { CARDS } from "../../../words/play/panels/ships.ts";
import styles from "./cards.module.css";
import { EnergyPips } from "./energy-pips.tsx";

/** The cards that a facedown card could be. */
const OneOf = ({ cards }: { readonly cards: NonNullable<CardLine["oneOf"]> }) => (
  <ul aria-label={CARDS.oneOf}>
    {cards.map(({ name, summary }) => (
      <li key={name} translate="no">
        {name} <span className="quiet">{summary}</span>
      </li>
    ))}
  </ul>
);

/** A list of cards and what they do. */
export const CardLines = ({ label, lines }: { readonly label: string; readonly lines: readonly CardLine[] }) =>
  lines.length === 0 ? undefined : (
    <ul className={styles.lines} aria-label={label}>
      {placed(lines).map(({ at, item }) => (
        <OneCard key={at} card={item} />
      ))}
    </ul>
  );

/** Facedown cards are struck through. */
function OneCard({ card }: { readonly card: CardLine }) {
  const { name, summary, faceup, oneOf, energy, charges, tokens, isByHand, source } = card;
  return (
    <li>
      {faceup ? <b translate="no">{name}</b> : <s translate="no">{name}</s>}
      {!faceup && <span className="visually-hidden"> {CARDS.facedown}</span>}
      {faceup && energy && " "}
      {faceup && <EnergyPips energy={energy} />}
      {faceup && charges && (
        <span className="play-charges">
          {" "}
          {charges.left}/{charges.of} <span className="visually-hidden">{CARDS.charges}</span>
          <span aria-hidden="true">⚡</span>
        </span>
      )}
      {tokens !== undefined && <span className="play-charges"> {CARDS.tokens({ count: tokens })}</span>}
      {isByHand && " "}
      {isByHand && <ByHandMark />}
      {source && " "}
      <SourceMark source={source} />
      {summary !== undefined && faceup && (
        <span className="quiet" translate="no">
          {" "}
          {summary}
        </span>
      )}
      {oneOf && <OneOf cards={oneOf} />}
    </li>
  );
}
