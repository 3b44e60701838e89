import type { LogLine } from "@broadside/telling";
import { useEffect, useRef } from "react";
import { PANELS, STANDING } from "../../../words/play/panels/panels.ts";

/** What has happened, round by round, the newest last. */
export function GameLog({ log }: { readonly log: readonly LogLine[] }) {
  const rounds = [...new Set(log.map(({ round }) => round))];
  const last = rounds.at(-1);
  const end = useRef<HTMLDivElement>(null);
  const count = log.length;
  useEffect(() => {
    if (end.current && count > 0) end.current.scrollTop = end.current.scrollHeight;
  }, [count]);
  return (
    <section aria-labelledby="log" className="play-log">
      <h2 id="log">{PANELS.drawers.log.title}</h2>
      <div className="play-log-lines" ref={end} role="log" aria-labelledby="log">
        {rounds.map((round) => (
          <details key={round} open={round === last}>
            <summary>{STANDING.round(round)}</summary>
            <ol>
              {log
                .filter((line) => line.round === round)
                .map(({ key, text }) => (
                  <li key={key}>{text}</li>
                ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}
