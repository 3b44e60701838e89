/**
 * The coach explains one idea at a time, on a card near the question, and highlights the suggested answer. It has no influence on the game.
 */
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWindowSize } from "../../browser/window-size.ts";
import { isShortPhone } from "../../look/screens.ts";
import { COACH, LESSONS } from "../../words/play/guided.ts";
import styles from "./coach.module.css";
import { type Coaching, coachingAt } from "./guide.ts";
import type { Progress } from "./progress.ts";
import type { ScreenState } from "./screen-state.ts";
import { SCRIPT } from "./script.ts";
import { useHighlight } from "./use-highlight.ts";

interface CoachProps {
  readonly seen: ScreenState;
  readonly progress: Progress;
  /** Whether the player's last answer differed from the guide's suggestion. */
  readonly isOtherwise: boolean;
  readonly measure: (card: HTMLElement | null) => void;
  keep(progress: Progress): void;
  advise(ask: number, key: string): void;
}

export function Coach({ seen, progress, isOtherwise, measure, keep, advise }: CoachProps) {
  const coaching = useCoaching({ seen, progress, keep, advise });
  // Each new lesson opens its card. The player can fold the card to see more of the table on a phone. On a short phone, it starts folded.
  const [turned, setTurned] = useState<string>();
  const isShort = isShortPhone(useWindowSize());
  if (!coaching) return undefined;
  const { lesson, isAgain } = coaching;
  const { id } = lesson;
  const words = LESSONS[id];
  const isEnd = id === "end";
  const isFolded = (turned === id) !== isShort;
  const leave = () => keep({ ...progress, isLeft: true });
  return (
    <section
      ref={measure}
      className="play-coach"
      aria-label={COACH.label}
      aria-live="polite"
      data-lesson={id}
      data-end={isEnd || undefined}
    >
      <p className={`row wrap fine ${styles.step}`}>
        <b className="not-on-small">{COACH.title}</b> {COACH.step({ step: SCRIPT.indexOf(lesson) + 1, steps: SCRIPT.length })}
        {!isEnd && (
          <button
            type="button"
            className={`link-button muted ${styles.leave}`}
            aria-label={COACH.leaveGuide}
            title={COACH.leaveGuide}
            onClick={leave}
          >
            {COACH.leave}
          </button>
        )}
      </p>
      {isOtherwise && <p className={`detail ${styles.aside}`}>{COACH.otherwise}</p>}
      <h2>
        <button
          type="button"
          className={`bare row ${styles.title}`}
          aria-expanded={!isFolded}
          onClick={() => setTurned(turned === id ? undefined : id)}
        >
          {words.title}
        </button>
      </h2>
      {!isFolded && <p>{isAgain ? (words.again ?? words.text) : words.text}</p>}
      {lesson.isRead && !isEnd && <Continue next={() => keep({ ...progress, reached: id, isReadAway: true })} />}
      {lesson.isRead && isEnd && <AfterGuide leave={leave} />}
    </section>
  );
}

/** The lesson for what is on the screen. Highlights its suggested answer, and saves that the player has reached it. */
function useCoaching({ seen, progress, keep, advise }: Pick<CoachProps, "seen" | "progress" | "keep" | "advise">): Coaching | undefined {
  const { reached, isReadAway } = progress;
  const coaching = seen.scene.result ? undefined : coachingAt(seen, reached, isReadAway);
  const { ask, wanted, lit } = coaching?.suggestion ?? {};
  useHighlight(lit);
  useEffect(() => {
    if (ask !== undefined && wanted !== undefined) advise(ask, wanted);
  }, [ask, wanted, advise]);
  const id = coaching?.lesson.id;
  const isNew = coaching !== undefined && !coaching.isAgain && reached !== id;
  useEffect(() => {
    if (isNew) keep({ ...progress, reached: id, isReadAway: false });
  });
  return coaching;
}

const Continue = ({ next }: { next(): void }) => (
  <p className={`row wrap ${styles.coachDo}`}>
    <button type="button" className="press" onClick={next}>
      {COACH.continue}
    </button>
  </p>
);

const AfterGuide = ({ leave }: { leave(): void }) => (
  <p className={`row wrap ${styles.coachDo}`}>
    <Link to="/" className="press" onClick={leave}>
      {COACH.realGame}
    </Link>
    <button type="button" className="press" onClick={leave}>
      {COACH.thisGame}
    </button>
  </p>
);
