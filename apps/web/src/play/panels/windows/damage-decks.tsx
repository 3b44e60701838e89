/**
 * A window to look through Damage decks. Players can open it until the decks are shuffled. An organiser can open it at any time (ET-DMG-03,
 * ES-DMG-03).
 */
import type { PlayDeck, Scene } from "@broadside/telling";
import { useState } from "react";
import { Dialog } from "../../../parts/dialog.tsx";
import { placed } from "../../../parts/placed.ts";
import { RuleLink } from "../../../parts/rule-link.tsx";
import { sectionName } from "../../../words/names.ts";
import { DAMAGE_DECKS } from "../../../words/play/panels/damage-deck.ts";
import { useScene } from "../../board/open-game.ts";
import styles from "./damage-decks.module.css";

interface DamageDecksProps {
  close(): void;
}

export function DamageDecks({ close }: DamageDecksProps) {
  const scene = useScene();
  const [isOrganiser, setOrganiser] = useState(false);
  const isShuffled = scene.decks.some((deck) => deck.isShuffled);
  return (
    <Dialog title={DAMAGE_DECKS.title} close={close}>
      <p>
        {isShuffled ? DAMAGE_DECKS.shuffled : DAMAGE_DECKS.notYetShuffled} <RuleLink id="ET-DMG-03" />
      </p>
      {isShuffled && !isOrganiser && (
        <>
          <p>
            {DAMAGE_DECKS.organiserMayLook} <RuleLink id="ET-DMG-04" />
          </p>
          <p className="buttons">
            <button type="button" onClick={() => setOrganiser(true)}>
              {DAMAGE_DECKS.organiserLooks}
            </button>
          </p>
        </>
      )}
      {(!isShuffled || isOrganiser) && (
        <div className={`stack ${styles.decks}`}>
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
    <section className="panel" aria-label={title} data-seat={deck.seat + 1}>
      <h3>{title}</h3>
      <ul>
        {deck.cards.map(({ name, copies }) => (
          <li key={name}>{DAMAGE_DECKS.copies({ copies, name })}</li>
        ))}
      </ul>
    </section>
  );
}

/** Each section of a huge ship has its own deck, in addition to the player's (HS-DMG-01). */
function titleOf({ seats, ships }: Scene, { seat, ship, section, cards }: PlayDeck): string {
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  if (ship === undefined || section === undefined) return DAMAGE_DECKS.deckOf({ player: seats[seat]?.name ?? "", count });
  const name = ships.find(({ id }) => id === ship)?.shortName ?? ship;
  return DAMAGE_DECKS.deckOfSection({ section: sectionName(name, section), count });
}
