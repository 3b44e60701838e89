/** The question at a moment of a replay and its answer, or the winner at the end. */
import type { PlayQuestion, Scene } from "@broadside/telling";
import { SeatBadge } from "../../look/seat-badge.tsx";
import { decidingInWords, WORDS } from "../../words/play/replay.ts";
import { Label } from "../board/label.tsx";
import { useScene } from "../board/open-game.ts";
import { ScoreDetails } from "../end/score-details.tsx";
import styles from "./replay.module.css";

interface AskedProps {
  readonly question: PlayQuestion | undefined;
  /** The answer that was given next. */
  readonly answer: string | undefined;
}

export function StopQuestion({ question, answer }: AskedProps) {
  const scene = useScene();
  if (scene.result) return <Result result={scene.result} />;
  const { waiting, seats, edition, state } = scene;
  const deciding = question ? [question.seat] : waiting;
  const names = deciding.map((seat) => seats[seat]?.name ?? "");
  return (
    <section className={`row ${styles.asked}`} aria-label={WORDS.decision}>
      {deciding.map((seat) => (
        <SeatBadge key={seat} seat={seat} figure={seat + 1} />
      ))}
      <p className="grow one-line muted">
        {question ? (
          <>
            <b translate="no">{names[0]}</b> {question.text}
          </>
        ) : deciding.length > 0 ? (
          decidingInWords(names, edition.id, state.cursor.phase)
        ) : (
          WORDS.noDecision
        )}
      </p>
      {answer !== undefined && (
        <p className={`one-line ${styles.answer}`}>
          <span className="visually-hidden">{WORDS.answer} </span>
          <span aria-hidden="true">→ </span>
          <Label text={answer} />
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
        <summary>{WORDS.score}</summary>
        <ScoreDetails result={result} />
      </details>
    </section>
  );
}
