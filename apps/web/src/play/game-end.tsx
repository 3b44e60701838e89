/** The end: who won, the points of each side, and what an event needs of it. */
import { useEffect, useRef } from "react";
import { CopyButton } from "../build/copy-button.tsx";
import type { PlayResult, Scene } from "./protocol.ts";

interface GameEndProps {
  readonly scene: Scene;
  readonly result: PlayResult;
  watch(): void;
  leave(): void;
}

export function GameEnd({ scene, result, watch, leave }: GameEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="play-question play-end" aria-labelledby="result">
      <h2 id="result" tabIndex={-1} ref={heading}>
        {result.text}
      </h2>
      <Points scene={scene} result={result} />
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

/** What each side has. */
export function Points({ scene, result }: { readonly scene: Scene; readonly result: PlayResult }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Side</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {result.sides.map(({ team, seats, points, won }) => (
          <tr key={team}>
            <th scope="row">
              {seats.map((seat) => scene.seats[seat]?.name).join(" and ")}
              {won && " (won)"}
            </th>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
