/** Damage decks looked through: by every player before they are shuffled, by an organiser at any time (ET-DMG-03, ES-DMG-03). */
import type { PlayDeck, Scene } from "@broadside/telling";
import { SECTION_NAMES } from "@broadside/telling/words";
import { useState } from "react";
import { Dialog } from "../../../parts/dialog.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../rule-link.tsx";
import { WORDS } from "../../../words/play/panels/damage-deck.ts";
import "./damage-decks.css";

interface DamageDecksProps {
  readonly scene: Scene;
  close(): void;
}

export function DamageDecks({ scene, close }: DamageDecksProps) {
  const [isOrganiser, setOrganiser] = useState(false);
  const isShuffled = scene.decks.some((deck) => deck.isShuffled);
  return (
    <Dialog title={WORDS.title} close={close}>
      <p>
        {isShuffled ? WORDS.shuffled : WORDS.notYetShuffled} <RuleLink id="ET-DMG-03" />
      </p>
      {isShuffled && !isOrganiser && (
        <>
          <p>
            {WORDS.organiserMayLook} <RuleLink id="ET-DMG-04" />
          </p>
          <p className="buttons">
            <button type="button" onClick={() => setOrganiser(true)}>
              {WORDS.organiserLooks}
            </button>
          </p>
        </>
      )}
      {(!isShuffled || isOrganiser) && (
        <div className="play-decks">
          {placed(scene.decks).map(({ at, item }) => (
            <Deck key={at} title={titleOf(scene, item)} deck={item} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function Deck({ title, deck }: { readonly title: string; readonly deck: PlayDeck }) {
  return (
    <section aria-label={title} data-seat={deck.seat + 1}>
      <h3>{title}</h3>
      <ul>
        {deck.cards.map(({ name, copies }) => (
          <li key={name}>{WORDS.copies(name, copies)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The decks of a huge ship's sections are told apart from the player's (HS-DMG-01). */
function titleOf({ seats, ships }: Scene, { seat, ship, section, cards }: PlayDeck): string {
  const all = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (ship === undefined || section === undefined) return WORDS.deckOf(seats[seat]?.name ?? "", all);
  return WORDS.deckOfSection(ships.find(({ id }) => id === ship)?.name ?? ship, SECTION_NAMES[section].toLowerCase(), all);
}
