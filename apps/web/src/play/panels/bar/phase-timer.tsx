/** Shows the time left in a game with a phase timer. The host keeps the time, and when it is up, the host gives the default answers. */
import { useEffect, useState } from "react";
import { useAction } from "../../../browser/use-action.ts";
import { outcomeOf } from "../../../game-worker/page/game-replies.ts";
import { clockText } from "../../../parts/clock-text.ts";
import { Refusal } from "../../../parts/refusal.tsx";
import { WORDS } from "../../../words/parts.ts";
import { PANELS } from "../../../words/play/panels/panels.ts";
import { useClient } from "../../board/open-game.ts";
import styles from "./top-bar.module.css";

const MORE = 60_000;

export function PhaseTimer() {
  const client = useClient();
  const { run, refused } = useAction();
  const [left, setLeft] = useState(() => client.timeLeft()?.phase);
  useEffect(() => {
    const ticking = setInterval(() => setLeft(client.timeLeft()?.phase), 250);
    return () => clearInterval(ticking);
  }, [client]);
  if (left === undefined) return undefined;
  const isUp = left <= 0;
  return (
    <>
      <p className={styles.timer}>
        <span role="timer" data-up={isUp}>
          {isUp ? PANELS.phaseIsUp : PANELS.timeLeft({ clock: clockText(Math.ceil(left / 1000)) })}
        </span>{" "}
        <button type="button" className="link-button" onClick={() => void run(() => client.grantTime(MORE).then(outcomeOf), WORDS.failed)}>
          {PANELS.oneMinuteMore}
        </button>
      </p>
      <Refusal why={refused} />
    </>
  );
}
