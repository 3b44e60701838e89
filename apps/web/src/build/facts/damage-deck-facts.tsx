/** A huge ship's Damage decks: how many copies of each card there are, what it does, and whether its text has a source. */
import { DAMAGE_SOURCES, damageSummary, ownDamageDeck, SECTIONS } from "@broadside/cards";
import { SourceMark } from "../../parts/source-mark.tsx";
import { FACTS } from "../../words/build/facts.ts";
import { WORDS as MARKS } from "../../words/terms/card-marks.ts";
import { useBuilder } from "../state/builder.ts";
import styles from "./facts.module.css";

export function DamageDeckFacts({ pilot }: { readonly pilot: string }) {
  const { catalogue } = useBuilder();
  const deck = ownDamageDeck(catalogue, pilot);
  if (!deck) return undefined;
  const parts = [...SECTIONS, undefined].flatMap((section) => {
    const cards = deck.cards.filter((card) => card.section === section);
    return cards.length > 0 ? [{ section, cards }] : [];
  });
  return (
    <>
      <h3>{FACTS.damageCards}</h3>
      {DAMAGE_SOURCES.filter((source) => deck.cards.some((card) => card.source === source)).map((source) => (
        <p key={source} className="quiet">
          <SourceMark source={source} /> {MARKS.sources[source].meaning}.
        </p>
      ))}
      {parts.map(({ section, cards }) => (
        <details key={section ?? "all"}>
          <summary>{FACTS.deck[section ?? "whole"]}</summary>
          <ul className={styles.damage}>
            {cards.map(({ name, copies, source }) => (
              <li key={name}>
                {copies} × <b translate="no">{name}</b> <SourceMark source={source} />{" "}
                <span className="quiet" translate="no">
                  {damageSummary(catalogue, deck.id, name)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
