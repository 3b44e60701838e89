/** The Damage cards of a huge ship's own decks: how many there are of each, what it does, and whether no source has its text. */
import { DAMAGE_SOURCES, damageSummary, ownDamageDeck, SECTIONS, SOURCE_MARKS } from "@broadside/cards";
import { SourceMark } from "../../parts/source-mark.tsx";
import { useBuilder } from "../editor/builder.ts";

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
      <h3>Damage cards</h3>
      {DAMAGE_SOURCES.filter((source) => deck.cards.some((card) => card.source === source)).map((source) => (
        <p key={source} className="quiet">
          <SourceMark source={source} /> {SOURCE_MARKS[source].meaning}.
        </p>
      ))}
      {parts.map(({ section, cards }) => (
        <details key={section ?? "all"}>
          <summary>{section ? `${section === "fore" ? "Fore" : "Aft"} deck` : "Its deck"}</summary>
          <ul className="build-damage">
            {cards.map(({ name, copies, source }) => (
              <li key={name}>
                {copies} × <b>{name}</b> <SourceMark source={source} />{" "}
                <span className="quiet">{damageSummary(catalogue, deck.id, name)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
