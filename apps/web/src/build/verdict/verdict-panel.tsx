/** The verdict on the whole entry: legal, with the rules that were checked, or every problem with its rule, its place and its fixes. */
import { memo, useMemo } from "react";
import type { RefusedUpdate } from "../../cards/catalogues.ts";
import { isEmpty } from "../../lists/entry/entries.ts";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../parts/rule-link.tsx";
import { updateNotUsed, VERDICT } from "../../words/build/verdict.ts";
import { useBuilder } from "../state/builder.ts";
import { checkedRules } from "./checked-rules.ts";
import { EntryTotals } from "./entry-totals.tsx";
import { Notices, Problems } from "./problems.tsx";
import styles from "./verdict.module.css";

export const VerdictPanel = memo(function VerdictPanel({ refused }: { readonly refused: readonly RefusedUpdate[] }) {
  const { entry, format, verdict } = useBuilder();
  const problems = verdict.problems.filter(({ weight }) => weight === "illegal");
  const notices = verdict.problems.filter(({ weight }) => weight === "notice");
  const state = isEmpty(entry) ? "new" : verdict.legal ? "legal" : "wrong";
  return (
    <section className="plate stack build-verdict" aria-labelledby="verdict" data-state={state} id="verdict-panel" tabIndex={-1}>
      <h2 id="verdict" className="visually-hidden">
        {VERDICT.title}
      </h2>
      <div className={`lines ${styles.head}`}>
        <p role="status">
          {state !== "new" && <span className={`centre ${styles.mark}`}>{verdict.legal ? "✓" : "!"}</span>}{" "}
          <b className={styles.title}>
            {state === "new" ? VERDICT.nothingYet : verdict.legal ? VERDICT.legal : VERDICT.problems({ count: problems.length })}
          </b>
        </p>
        <small translate="no">{format.name}</small>
      </div>
      <EntryTotals />
      {state === "new" && <p className="muted">{VERDICT.howTo}</p>}
      {state === "legal" && <Checked />}
      {state === "wrong" && <Problems problems={problems} />}
      {state !== "new" && notices.length > 0 && (
        <>
          <h3>{VERDICT.worthALook}</h3>
          <Notices problems={notices} />
        </>
      )}
      <p className={`fine ${styles.hash}`}>
        {VERDICT.cardsOf({ date: verdict.catalogue })} ·{" "}
        <abbr translate="no" title={verdict.hash}>
          {verdict.hash.slice(0, 12)}
        </abbr>
      </p>
      {placed(refused).map(({ at, item }) => (
        <Refused key={at} update={item} />
      ))}
    </section>
  );
});

/** Why an update of the cards wasn't used. */
const Refused = ({ update: { date, problems } }: { readonly update: RefusedUpdate }) => (
  <details className="note">
    <summary>{updateNotUsed(date)}</summary>
    <ul>
      {placed(problems.slice(0, 5)).map(({ at, item: { path, reason } }) => (
        <li key={at} translate="no">
          {path} {reason}
        </li>
      ))}
    </ul>
  </details>
);

/** What was checked in a legal list, and how much it leaves unspent. */
function Checked() {
  const { entry, format, catalogue, verdict } = useBuilder();
  const lines = useMemo(() => checkedRules(entry, format, catalogue, verdict), [entry, format, catalogue, verdict]);
  const left = entry.squads.length === 1 ? (verdict.lists[0]?.left ?? 0) : 0;
  return (
    <>
      <ul className={`stack ${styles.checked}`}>
        {lines.map(({ text, rule }) => (
          <li key={text} className="row spread">
            {text} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.left}>
          <b>{VERDICT.left({ points: left })}</b>
        </p>
      )}
    </>
  );
}
