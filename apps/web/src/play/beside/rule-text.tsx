/** A rule as it is read beside a game: its text, where it stands, and the rules about it, which are read in the same place. */
import { type Row, ruleById } from "@broadside/rulebook";
import { RuleLink, TextWithRules } from "../../rule-link.tsx";
import { isOpenPoint } from "../../rules/open-point.ts";
import { paragraphsOf } from "../../rules/paragraphs.ts";
import { neighboursOf, rowsMentioned, rowsMentioning } from "../../rules/related.ts";
import { WORDS } from "./words.ts";

interface RuleTextProps {
  readonly id: string;
  /** Of its own page. */
  readonly address: string;
}

export function RuleText({ id, address }: RuleTextProps) {
  const row = ruleById(id);
  if (row === undefined) return <p>{WORDS.unknown(id)}</p>;
  const { previous, next } = neighboursOf(row);
  return (
    <article className="play-beside-rule" aria-live="polite">
      <p className="play-beside-where">
        {row.document} <span aria-hidden="true">›</span> {row.section}
      </p>
      <h2>{row.id}</h2>
      {paragraphsOf(row.text).map((paragraph) => (
        <p key={paragraph} className="play-beside-text">
          <TextWithRules text={paragraph} />
        </p>
      ))}
      {isOpenPoint(row.id) && <p className="note">{WORDS.openPoint}</p>}
      <p>
        <a href={address} target="_blank" rel="noopener">
          {WORDS.ownPage}
          <span className="visually-hidden">, {WORDS.newTab}</span> <span aria-hidden="true">↗</span>
        </a>
      </p>
      <Rows title={WORDS.previous} rows={previous ? [previous] : []} />
      <Rows title={WORDS.next} rows={next ? [next] : []} />
      <Rows title={WORDS.mentioned} rows={rowsMentioned(row)} />
      <Rows title={WORDS.mentioning} rows={rowsMentioning(row.id)} />
    </article>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return undefined;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ id, text }) => (
          <li key={id}>
            <RuleLink id={id} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
