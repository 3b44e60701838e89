import { type Row, ruleById } from "@broadside/rulebook";
import { getRouteApi, Link } from "@tanstack/react-router";
import { PageHeading } from "../parts/page-heading.tsx";
import { RuleLink, TextWithRules } from "../parts/rule-link.tsx";
import { LAYER_NAMES, RULE } from "../words/rules.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { isOpenPoint } from "./open-point.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { neighboursOf, rowsMentioned, rowsMentioning } from "./related.ts";
import styles from "./rule-page.module.css";

const route = getRouteApi("/rules/$id");

export function RulePage() {
  const { id } = route.useParams();
  const row = ruleById(id);
  return row === undefined ? <UnknownRule id={id} /> : <KnownRule row={row} />;
}

function UnknownRule({ id }: { readonly id: string }) {
  const family = id.replace(/-?\d*(-Q)?$/, "");
  return (
    <>
      <PageHeading title={RULE.unknown({ id })} />
      <p>{RULE.unknownAbout}</p>
      <p>
        <Link to="/rules" search={{ q: family }}>
          {family === "" ? RULE.search : RULE.searchFor({ words: family })}
        </Link>
      </p>
    </>
  );
}

const KnownRule = ({ row }: { readonly row: Row }) => (
  <article className="rule">
    <nav className={`detail ${styles.breadcrumb}`} aria-label={RULE.breadcrumb}>
      <Link to="/rules">{RULE.rules}</Link> <span aria-hidden="true">›</span>{" "}
      <Link to="/rules" search={{ ledger: row.ledger }} translate="no">
        {row.document}
      </Link>
    </nav>
    <PageHeading title={`${row.id}: ${row.section}`}>
      <span translate="no">{row.id}</span>
    </PageHeading>
    <div className={`flow ${styles.text}`} translate="no">
      {paragraphsOf(row.text).map((paragraph) => (
        <p key={paragraph}>
          <TextWithRules text={paragraph} />
        </p>
      ))}
    </div>
    {isOpenPoint(row.id) && <p className="note">{RULE.isOpen}</p>}
    <dl className={`plate ${styles.facts}`}>
      <dt>{RULE.check}</dt>
      <dd translate="no">
        <TextWithRules text={row.check} />
      </dd>
      <dt>{RULE.edition}</dt>
      <dd>{row.edition.map((edition) => EDITION_NAMES[edition]).join(", ")}</dd>
      <dt>{RULE.subject}</dt>
      <dd>{LAYER_NAMES[row.layer]}</dd>
      <dt>{RULE.document}</dt>
      <dd translate="no">{row.document}</dd>
      <dt>{RULE.section}</dt>
      <dd translate="no">{row.section}</dd>
    </dl>
    <RuleList title={RULE.mentions} rows={rowsMentioned(row)} />
    <RuleList title={RULE.mentionedBy} rows={rowsMentioning(row.id)} />
    <Neighbours row={row} />
  </article>
);

function RuleList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return undefined;
  return (
    <section>
      <h2 className="overline">{title}</h2>
      <ul className={`plate ${styles.list}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <RuleLink id={row.id} /> <span translate="no">{row.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Neighbours({ row }: { readonly row: Row }) {
  const { previous, next } = neighboursOf(row);
  if (previous === undefined && next === undefined) return undefined;
  return (
    <nav className={styles.neighbours} aria-label={RULE.neighbours}>
      {previous !== undefined && <Neighbour title={RULE.previous} row={previous} />}
      {next !== undefined && <Neighbour title={RULE.next} row={next} />}
    </nav>
  );
}

const Neighbour = ({ title, row }: { readonly title: string; readonly row: Row }) => (
  <div className="plate">
    <h2 className="fine">
      {title} <RuleLink id={row.id} />
    </h2>
    <p className="detail" translate="no">
      {row.text}
    </p>
  </div>
);
