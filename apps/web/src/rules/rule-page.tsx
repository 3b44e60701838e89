import { type Row, ruleById, ruleIdsIn } from "@broadside/rulebook";
import { getRouteApi, Link } from "@tanstack/react-router";
import { PageHeading } from "../page-heading.tsx";
import { RuleLink, TextWithRules } from "../rule-link.tsx";
import { EDITION_NAMES, isOpenPoint, LAYER_NAMES } from "./names.ts";
import { neighboursOf, rowsMentioning } from "./related.ts";
import "./rules.css";

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
      <PageHeading title={`No rule ${id}`} />
      <p>No rule has this id. It may be mistyped.</p>
      <p>
        <Link to="/rules" search={{ q: family }}>
          {family === "" ? "Search the rules" : `Search the rules for “${family}”`}
        </Link>
      </p>
    </>
  );
}

function KnownRule({ row }: { readonly row: Row }) {
  const mentioned = ruleIdsIn(`${row.text} ${row.check}`).flatMap((id) => ruleById(id) ?? []);
  return (
    <article className="rule">
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <Link to="/rules">Rules</Link> <span aria-hidden="true">›</span>{" "}
        <Link to="/rules" search={{ ledger: row.ledger }}>
          {row.document}
        </Link>
      </nav>
      <PageHeading title={`${row.id}: ${row.section}`}>{row.id}</PageHeading>
      <div className="rule-text">
        {paragraphsOf(row.text).map((paragraph) => (
          <p key={paragraph}>
            <TextWithRules text={paragraph} />
          </p>
        ))}
      </div>
      {isOpenPoint(row.id) && (
        <p className="note">An open point: the sources are silent or contradict each other here, and this is how Broadside resolves it.</p>
      )}
      <dl className="facts">
        <dt>Check</dt>
        <dd>
          <TextWithRules text={row.check} />
        </dd>
        <dt>Edition</dt>
        <dd>{row.edition.map((edition) => EDITION_NAMES[edition]).join(", ")}</dd>
        <dt>Subject</dt>
        <dd>{LAYER_NAMES[row.layer]}</dd>
        <dt>Document</dt>
        <dd>{row.document}</dd>
        <dt>Section</dt>
        <dd>{row.section}</dd>
      </dl>
      <RuleList title="Rules it mentions" rows={mentioned} />
      <RuleList title="Rules that mention it" rows={rowsMentioning(row.id)} />
      <Neighbours row={row} />
    </article>
  );
}

/** An open point states what is open, how it is resolved and why: a paragraph each. */
const paragraphsOf = (text: string): readonly string[] => text.split(/ (?=(?:Resolution|Resolve|Recommended|Why): )/);

function RuleList({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return undefined;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="rule-list">
        {rows.map((row) => (
          <li key={row.id}>
            <RuleLink id={row.id} /> {row.text}
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
    <nav className="neighbours" aria-label="Neighbours in the section">
      {previous !== undefined && <Neighbour title="Previous" row={previous} />}
      {next !== undefined && <Neighbour title="Next" row={next} />}
    </nav>
  );
}

function Neighbour({ title, row }: { readonly title: string; readonly row: Row }) {
  return (
    <div>
      <h2>
        {title}: <RuleLink id={row.id} />
      </h2>
      <p className="quiet">{row.text}</p>
    </div>
  );
}
