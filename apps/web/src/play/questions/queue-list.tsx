import { placed } from "../../parts/placed.ts";
import { QUEUE } from "../../words/play/questions/questions.ts";
import { Label } from "../board/label.tsx";
import { useScene } from "../board/open-game.ts";
import { SeatName } from "../board/seats/seat-name.tsx";
import styles from "./question.module.css";

interface QueueListProps {
  /** Whether the question is about the next ability in the queue. */
  readonly isAsked: boolean;
}

/** Shows all players' waiting abilities in order, and marks the next one (2E-TIME-30). Hidden if the question already says everything. */
export function QueueList({ isAsked }: QueueListProps) {
  const queue = useScene((scene) => scene.queue);
  if (queue.length <= (isAsked ? 1 : 0)) return undefined;
  return (
    <section className={styles.queue} aria-label={QUEUE.region}>
      <p className="quiet">{QUEUE.inOrder}</p>
      <ol>
        {placed(queue).map(({ at, item: { seat, label } }) => (
          <li key={at} aria-current={at === 0 ? "step" : undefined}>
            <SeatName seat={seat} /> <Label text={label} />
            {at === 0 && <b className={`fine ${styles.detail}`}> {QUEUE.isNext}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}
