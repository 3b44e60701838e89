/** The result as an event would take it; what the score is made of, and the claim itself, stand folded below. */
import type { GameStory, PlayResult } from "@broadside/telling";
import { CopyButton } from "../../parts/copy-button.tsx";
import { RuleLink } from "../../rule-link.tsx";
import { END, EVENT } from "../../words/play/end.ts";
import { Account } from "./account.tsx";
import "./event.css";

interface EventPanelProps {
  readonly result: PlayResult;
  readonly story: GameStory | undefined;
}

/** More lines stand closer. */
const MANY = 3;

const COMMAND = "broadside event result EVENT TABLE --game FILE";

export function EventPanel({ result, story }: EventPanelProps) {
  const event = story?.event;
  return (
    <section className="end-panel end-event" aria-labelledby="end-event">
      <div className="end-head">
        <h3 id="end-event">{EVENT.title}</h3>
        {event && <span className="end-chip">{event.format}</span>}
      </div>
      {event ? (
        <dl data-many={event.lines.length > MANY || undefined}>
          {event.lines.map(({ label, text, rule }) => (
            <div key={`${label} ${text}`}>
              <dt>{label}</dt>
              <dd>
                {text} {rule && <RuleLink id={rule} />}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="end-none">{EVENT.none}</p>
      )}
      <details>
        <summary>{EVENT.score}</summary>
        <p>{END.sentence(result.text)}</p>
        <Account result={result} />
      </details>
      <details>
        <summary>{EVENT.claim}</summary>
        <p>
          {EVENT.save} <code translate="no">{COMMAND}</code> {EVENT.takes}
        </p>
        <pre translate="no">{result.claim}</pre>
        <CopyButton label={EVENT.copy} text={() => result.claim} />
      </details>
    </section>
  );
}
