/** Finds a game by its name or any other name for it (EB-LIST-14-Q), or draws a random scenario (SC-COMMON-02). */
import { folded, numberBelow } from "@broadside/kit";
import { useState } from "react";
import type { GameOffer } from "../game-worker/shared/start-protocol.ts";
import { WORDS } from "../words/play/find-game.ts";
import { isScenario } from "./game-facts.tsx";
import { newBits } from "./new-seed.ts";
import styles from "./start.module.css";

interface FindGameProps {
  /** The games of the chosen edition. */
  readonly offers: readonly GameOffer[];
  readonly chosen: GameOffer;
  set(id: string): void;
}

export function FindGame({ offers, chosen, set }: FindGameProps) {
  const [text, setText] = useState("");
  const wanted = folded(text);
  const found = wanted === "" ? [] : offers.filter(({ name, aliases }) => [name, ...aliases].some((one) => folded(one).includes(wanted)));
  const drawn = scenariosToDraw(offers, chosen);
  const take = ({ id }: GameOffer) => {
    setText("");
    set(id);
  };
  return (
    <div className={`buttons ${styles.find}`}>
      <label className="field grow">
        {WORDS.find}
        <input type="search" placeholder={WORDS.like} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {drawn.length > 1 && (
        <button type="button" onClick={() => set(drawn[numberBelow(drawn.length, newBits())]?.id ?? chosen.id)}>
          {WORDS.draw}
        </button>
      )}
      {wanted !== "" && found.length === 0 && (
        <p role="status" className="plate">
          {WORDS.nothing}
        </p>
      )}
      {found.length > 0 && (
        <ul className="plate" aria-label={WORDS.found}>
          {found.map((offer) => (
            <li key={offer.id}>
              <button type="button" className="link-button" translate={isScenario(offer) ? "no" : undefined} onClick={() => take(offer)}>
                {offer.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Returns the scenarios to draw from. If the chosen game is a scenario, these are all scenarios of its family. Otherwise, they are the
 * scenarios for standard play or, if there are none, those for Epic Battles.
 */
function scenariosToDraw(offers: readonly GameOffer[], chosen: GameOffer): readonly GameOffer[] {
  const family = [chosen.family, "standard", "epic"].find(
    (one) => (one === "standard" || one === "epic") && offers.some((offer) => offer.family === one),
  );
  return offers.filter((offer) => offer.family === family && offer.isPlayable);
}
