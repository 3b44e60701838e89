/** The result for an event, with the detailed score and the result code folded below. */
import type { GameStory, PlayResult } from "@broadside/telling";
import { CopyButton } from "../../parts/copy-button.tsx";
import { RuleLink } from "../../parts/rule-link.tsx";
import { END, EVENT } from "../../words/play/end.ts";
import styles from "./end.module.css";
import { ScoreDetails } from "./score-details.tsx";
import "./event.css";

interface EventPanelProps {
  readonly result: PlayResult;
  readonly story: GameStory | undefined;
}

/** If there are more lines than this, they are closer together. */
const MANY = 3;

const COMMAND = "broadside event result EVENT TABLE --game FILE";

export function EventPanel({ result, story }: EventPanelProps) {
  const event = story?.event;
  return (
    <section className={`panel column ${styles.panel} end-event`} aria-labelledby="end-event">
      <div className="row spread">
        <h3 id="end-event">{EVENT.title}</h3>
        {event && <span className={`fine ${styles.chip}`}>{event.format}</span>}
      </div>
      {event ? (
        <dl data-many={event.lines.length > MANY || undefined}>
          {event.lines.map(({ label, text, rule }) => (
            <div key={`${label} ${text}`} className="row spread">
              <dt className="muted">{label}</dt>
              <dd>
                {text} {rule && <RuleLink id={rule} />}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="fine">{EVENT.none}</p>
      )}
      <details>
        <summary className="muted">{EVENT.score}</summary>
        <p className="muted">{END.sentence({ text: result.text })}</p>
        <ScoreDetails result={result} />
      </details>
      <details>
        <summary className="muted">{EVENT.claim}</summary>
        <p className="muted">{EVENT.command}</p>
        <pre translate="no">{COMMAND}</pre>
        <p className="muted">{EVENT.result}</p>
        <pre translate="no">{result.claim}</pre>
        <CopyButton label={EVENT.copy} text={() => result.claim} />
      </details>
    </section>
  );
}
