/** A rule in the side panel: its text, its place in the rulebook, and related rules, which also open in the panel. */
import { type Row, ruleById } from "@broadside/rulebook";
import { RuleLink, TextWithRules } from "../../parts/rule-link.tsx";
import { isOpenPoint } from "../../rules/open-point.ts";
import { paragraphsOf } from "../../rules/paragraphs.ts";
import { neighboursOf, rowsMentioned, rowsMentioning } from "../../rules/related.ts";
import { BESIDE_RULE } from "../../words/play/beside.ts";
import { RULE } from "../../words/rules.ts";
import styles from "./side-panel.module.css";

interface RuleTextProps {
  readonly id: string;
  /** The address of the rule's own page. */
  readonly address: string;
}

export function RuleText({ id, address }: RuleTextProps) {
  const row = ruleById(id);
  if (row === undefined) return <p>{BESIDE_RULE.unknown({ id })}</p>;
  const { previous, next } = neighboursOf(row);
  return (
    <article className={`stack ${styles.besideRule}`} aria-live="polite">
      <p className="fine" translate="no">
        {row.document} <span aria-hidden="true">›</span> {row.section}
      </p>
      <h2 translate="no">{row.id}</h2>
      {paragraphsOf(row.text).map((paragraph) => (
        <p key={paragraph} className={styles.text} translate="no">
          <TextWithRules text={paragraph} />
        </p>
      ))}
      {isOpenPoint(row.id) && <p className="note">{RULE.isOpen}</p>}
      <p>
        <a href={address} target="_blank" rel="noopener" aria-label={BESIDE_RULE.fullPageInTab}>
          {BESIDE_RULE.fullPage} <span aria-hidden="true">↗</span>
        </a>
      </p>
      <Rows title={BESIDE_RULE.previous} rows={previous ? [previous] : []} />
      <Rows title={BESIDE_RULE.next} rows={next ? [next] : []} />
      <Rows title={RULE.mentions} rows={rowsMentioned(row)} />
      <Rows title={RULE.mentionedBy} rows={rowsMentioning(row.id)} />
    </article>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return undefined;
  return (
    <section className="stack">
      <h3>{title}</h3>
      <ul className="stack">
        {rows.map(({ id, text }) => (
          <li key={id}>
            <RuleLink id={id} />{" "}
            <span className="detail" translate="no">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
