/** The log, round by round, with the newest event last. Each activation and attack is a line that opens to show its events. */
import type { LogLine, Scene } from "@broadside/telling";
import { useEffect, useRef } from "react";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { phaseInWords } from "../../../words/names.ts";
import { PANELS, roundInWords } from "../../../words/play/panels/panels.ts";
import { useScene } from "../../board/open-game.ts";
import styles from "./game-log.module.css";
import "./fold.css";

export function GameLog() {
  const log = useScene((scene) => scene.log);
  const edition = useScene((scene) => scene.edition.id);
  const rounds = [...new Set(log.map(({ round }) => round))];
  const last = rounds.at(-1);
  const end = useRef<HTMLDivElement>(null);
  const count = log.length;
  useEffect(() => {
    if (end.current && count > 0) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  return (
    <section aria-labelledby="log" className="play-log column">
      <h2 id="log">{PANELS.drawers.log.title}</h2>
      <div className={styles.lines} ref={end} role="log" aria-labelledby="log">
        {rounds.map((round) => (
          <details key={round} open={round === last}>
            <summary className={styles.round}>{roundInWords(round)}</summary>
            <Round lines={log.filter((line) => line.round === round)} edition={edition} />
          </details>
        ))}
      </div>
    </section>
  );
}

interface RoundProps {
  readonly lines: readonly LogLine[];
  readonly edition: Scene["edition"]["id"];
}

const Round = ({ lines, edition }: RoundProps) => (
  <ol>
    {lines.map((line, at) => {
      const isFirst = line.phase !== "setup" && line.phase !== lines[at - 1]?.phase;
      return (
        <li key={line.key}>
          {isFirst && <h3 className="muted">{phaseInWords(line.phase, edition)}</h3>}
          <Line line={line} />
        </li>
      );
    })}
  </ol>
);

function Line({ line: { seat, text, details, reasons } }: { readonly line: LogLine }) {
  const said = (
    <>
      {seat !== undefined && <SeatBadge seat={seat} />}
      <span>{text}</span>
    </>
  );
  return (
    <>
      {details.length === 0 ? (
        <p className={`row ${styles.line}`}>{said}</p>
      ) : (
        <details className="play-fold">
          <summary className={`row ${styles.line}`}>{said}</summary>
          <ul className={`fine ${styles.reason}`}>
            {numbered(details).map(([key, detail]) => (
              <li key={key}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
      {numbered(reasons).map(([key, reason]) => (
        <p key={key} className={`fine ${styles.reason}`}>
          {reason}
        </p>
      ))}
    </>
  );
}

/** Numbers the texts for use as keys, because the same event may happen twice for the same reason. */
const numbered = (texts: readonly string[]): readonly (readonly [number, string])[] => texts.map((text, at) => [at, text]);
