/** The last few events in the game. */
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { PANELS } from "../../../words/play/panels/panels.ts";
import { useScene } from "../../board/open-game.ts";
import styles from "./feed.module.css";

const SHOWN = 3;

export function Feed({ open }: { open(): void }) {
  const last = useScene(({ log }) => log).slice(-SHOWN);
  if (last.length === 0) return undefined;
  return (
    <section className={`${styles.feed} panel`} aria-label={PANELS.latest}>
      <ol className="stack">
        {last.map(({ key, seat, text }) => (
          <li key={key}>
            {seat !== undefined && <SeatBadge seat={seat} />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <button type="button" className="link-button" onClick={open}>
        {PANELS.wholeLog}
      </button>
    </section>
  );
}
