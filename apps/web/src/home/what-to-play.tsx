/** A small switch for the edition, then a tile for each game. Other scenarios are in a list. */
import { GAMES, gamesOf, limitInWords, type OfferedGame } from "../start/games-on-offer.ts";
import { type LastChoice, wantedGame, withEdition, withPlay } from "../start/last-choice.ts";
import { WORDS } from "../words/home.ts";
import styles from "./what-to-play.module.css";

export function WhatToPlay({ choice, choose }: { readonly choice: LastChoice; choose(next: LastChoice): void }) {
  const { edition, play } = wantedGame(choice);
  const setPlay = (next: string) => choose(withPlay(choice, next));
  const { tiles, others } = gamesOf(edition);
  return (
    <div className="stack">
      <fieldset className="pills">
        <legend className="visually-hidden">{WORDS.edition}</legend>
        {GAMES.map(({ edition: one }) => (
          <label key={one}>
            <input
              className="cover"
              type="radio"
              name="edition"
              checked={one === edition}
              onChange={() => choose(withEdition(choice, one))}
            />
            {WORDS.editions[one]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.tiles}>
        <legend className="visually-hidden">{WORDS.whatToPlay}</legend>
        {tiles.map((game) => (
          <label key={game.play} className={`card-line ${styles.tile}`}>
            <input className="cover" type="radio" name="game" checked={game.play === play} onChange={() => setPlay(game.play)} />
            <span className="lines">
              <b translate="no">{game.name}</b>
              <small>{limitInWords(game)}</small>
            </span>
          </label>
        ))}
        {others.length > 0 && <OtherGames others={others} play={play} setPlay={setPlay} />}
      </fieldset>
    </div>
  );
}

interface OtherGamesProps {
  readonly others: readonly OfferedGame[];
  readonly play: string;
  setPlay(play: string): void;
}

/** A tile with an invisible select on top. */
function OtherGames({ others, play, setPlay }: OtherGamesProps) {
  const chosen = others.find((one) => one.play === play);
  return (
    <label className={`card-line ${styles.tile}`} data-chosen={chosen && ""}>
      <span className="lines">
        {chosen ? <b translate="no">{chosen.name}</b> : <b>{WORDS.scenario}</b>}
        <small>{chosen ? WORDS.otherChosen({ limit: limitInWords(chosen) }) : WORDS.others({ count: others.length })}</small>
      </span>
      <select
        className="cover"
        aria-label={WORDS.scenario}
        value={chosen?.play ?? ""}
        onChange={({ target }) => target.value !== "" && setPlay(target.value)}
      >
        {!chosen && <option value="">{WORDS.others({ count: others.length })}</option>}
        {others.map((game) => (
          <option key={game.play} value={game.play}>
            {WORDS.otherGame({ name: game.name, limit: limitInWords(game) })}
          </option>
        ))}
      </select>
    </label>
  );
}
