/** The end: who won, the account of each side, and what an event needs of it. */
import { inUnits, type PlayResult } from "@broadside/telling";
import { useEffect, useRef } from "react";
import { CopyButton } from "../parts/copy-button.tsx";

interface GameEndProps {
  readonly result: PlayResult;
  watch(): void;
  leave(): void;
}

export function GameEnd({ result, watch, leave }: GameEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="play-question play-end" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading}>
        {result.text}
      </h2>
      <Account result={result} />
      <details>
        <summary>For an event</summary>
        <p className="quiet">
          Save the game: <code>broadside event result EVENT TABLE --game FILE</code> takes its result. This is what it reads there.
        </p>
        <pre>{result.claim}</pre>
        <CopyButton label="Copy" text={() => result.claim} />
      </details>
      <p className="buttons">
        <button type="button" onClick={watch}>
          Watch it again
        </button>
        <button type="button" onClick={leave}>
          New game
        </button>
      </p>
    </section>
  );
}

/** What each side has, and for what; the tie-break where one decided. */
export function Account({ result: { sides, unit, tiebreaks } }: { readonly result: PlayResult }) {
  return (
    <div className="play-account">
      {sides.map(({ team, name, score, won, lines }) => (
        <table key={team}>
          <caption>
            {name}
            {won && " (won)"}: {inUnits(score, unit)}
          </caption>
          <tbody>
            {lines.map(({ score: counts, text }) => (
              <tr key={text}>
                <td>{counts}</td>
                <th scope="row">{text}</th>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {tiebreaks.map((text) => (
        <p key={text}>Tie-break: {text}</p>
      ))}
    </div>
  );
}
