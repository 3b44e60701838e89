/** What somebody is asked at a moment of a recorded game, and what comes of it; at the end who has won. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { WORDS } from "../../words/play/replay.ts";
import { Account } from "../end/account.tsx";

interface AskedProps {
  readonly scene: Scene;
  readonly question: PlayQuestion | undefined;
  /** How it is answered next. */
  readonly answer: string | undefined;
}

export function Asked({ scene, question, answer }: AskedProps) {
  if (scene.result) return <Result result={scene.result} />;
  const { waiting, seats, edition, state } = scene;
  const deciding = question ? [question.seat] : waiting;
  const names = deciding.map((seat) => seats[seat]?.name ?? "");
  return (
    <section className="replay-asked" aria-label={WORDS.asked}>
      {deciding.map((seat) => (
        <SeatBadge key={seat} seat={seat} figure={seat + 1} />
      ))}
      <p>
        {question ? (
          <>
            <b translate="no">{names[0]}</b> {question.text}
          </>
        ) : deciding.length > 0 ? (
          WORDS.deciding(names, edition.id, state.cursor.phase)
        ) : (
          WORDS.nothingAsked
        )}
      </p>
      {answer !== undefined && (
        <p className="replay-answer">
          <span className="visually-hidden">{WORDS.answered} </span>
          <span aria-hidden="true">→ </span>
          {answer}
        </p>
      )}
    </section>
  );
}

function Result({ result }: { readonly result: NonNullable<Scene["result"]> }) {
  return (
    <section className="replay-result" aria-labelledby="result">
      <h2 id="result">{result.text}</h2>
      <details>
        <summary>{WORDS.account}</summary>
        <Account result={result} />
      </details>
    </section>
  );
}
