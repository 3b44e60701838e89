/** The last things that happened. */
import type { Scene } from "@broadside/telling";
import { PANELS } from "../../../words/play/panels/panels.ts";

const SHOWN = 3;

export function Feed({ scene: { log }, open }: { readonly scene: Scene; open(): void }) {
  const last = log.slice(-SHOWN);
  if (last.length === 0) return undefined;
  return (
    <section className="play-feed panel" aria-label={PANELS.latest}>
      <ol>
        {last.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <button type="button" className="link-button" onClick={open}>
        {PANELS.wholeLog}
      </button>
    </section>
  );
}
