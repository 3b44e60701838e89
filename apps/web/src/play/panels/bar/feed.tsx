/** The last few events in the game. */
import type { Scene } from "@broadside/telling";
import { SeatBadge } from "../../../look/seat-badge.tsx";
import { PANELS } from "../../../words/play/panels/panels.ts";

const SHOWN = 3;

export function Feed({ scene: { log }, open }: { readonly scene: Scene; open(): void }) {
  const last = log.slice(-SHOWN);
  if (last.length === 0) return undefined;
  return (
    <section className="play-feed panel" aria-label={PANELS.latest}>
      <ol>
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
