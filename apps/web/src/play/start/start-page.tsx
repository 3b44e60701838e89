/** The start of a game: the games that the browser keeps, and a new one of either edition. */
import { useState } from "react";
import { BattleForm } from "./game-form.tsx";
import type { Client } from "../client.ts";
import { FirstEditionForm } from "../first-edition-form.tsx";
import { KeptGames } from "./kept-list.tsx";
import { PLAY_FORMATS, playFormat } from "../play-formats.ts";
import type { Outcome } from "../protocol.ts";
import { SEATS_IN_WORDS } from "../seats-in-words.ts";

interface StartPageProps {
  readonly client: Client;
  readonly seed: string | undefined;
  /** The scenario that the address names. */
  readonly scenario: string | undefined;
  open(outcome: Outcome): void;
  watch(record: string): void;
  resume(game: string): void;
}

/** Stands for every scenario among the formats. */
const SCENARIO = "scenario";
export function StartPage({ client, seed, scenario, open, watch, resume }: StartPageProps) {
  const [format, setFormat] = useState(scenario === undefined ? "standard-100" : SCENARIO);
  return (
    <>
      <p className="lead">{SEATS_IN_WORDS}. The rules are kept, the dice are rolled, and nobody sees another’s dials.</p>
      <KeptGames client={client} resume={resume} open={open} watch={watch} />
      <section aria-labelledby="new-game" className="play-start">
        <h2 id="new-game">New game</h2>
        <div className="play-fields">
          <label className="field">
            Format
            <select value={format} onChange={({ target }) => setFormat(target.value)}>
              <optgroup label="First edition">
                {PLAY_FORMATS.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
              <optgroup label="Second edition">
                <option value={SCENARIO}>Scenario</option>
              </optgroup>
            </select>
          </label>
        </div>
        {format === SCENARIO ? (
          <BattleForm client={client} seed={seed} wanted={scenario} open={open} />
        ) : (
          <FirstEditionForm client={client} format={playFormat(format)} seed={seed} open={open} />
        )}
      </section>
    </>
  );
}
