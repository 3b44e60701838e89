/** What is said of the whole entry: legal and by which rules, or each fault with its rule, its place and what mends it. */
import { memo, useMemo } from "react";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../rule-link.tsx";
import { WORDS } from "../../words/build/verdict.ts";
import type { RefusedUpdate } from "../cards/catalogues.ts";
import { useBuilder } from "../editor/builder.ts";
import { isEmpty } from "../entry/entries.ts";
import { whatWasChecked } from "./checked.ts";
import { EntryTotals } from "./entry-totals.tsx";
import { Faults, Notices } from "./faults.tsx";
import "./verdict.css";

interface VerdictPanelProps {
  readonly refused: readonly RefusedUpdate[];
  /** Of the draft. */
  readonly name: string;
}

export const VerdictPanel = memo(function VerdictPanel({ refused, name }: VerdictPanelProps) {
  const { entry, format, verdict } = useBuilder();
  const faults = verdict.faults.filter(({ weight }) => weight === "illegal");
  const notices = verdict.faults.filter(({ weight }) => weight === "notice");
  const isNew = isEmpty(entry);
  const state = isNew ? "new" : verdict.legal ? "legal" : "wrong";
  return (
    <section className="build-verdict" aria-labelledby="verdict" data-state={state} id="verdict-panel" tabIndex={-1}>
      <h2 id="verdict" className="visually-hidden">
        {WORDS.title}
      </h2>
      <div className="build-verdict-head">
        <p role="status">
          {state !== "new" && <span className="build-mark">{verdict.legal ? "✓" : "!"}</span>}{" "}
          <b>{isNew ? WORDS.nothingYet : verdict.legal ? WORDS.legal : WORDS.toMend(faults.length)}</b>
        </p>
        <small translate="no">{format.name}</small>
      </div>
      <EntryTotals />
      {state === "new" && <p className="quiet">{WORDS.howTo}</p>}
      {state === "legal" && <Checked />}
      {state === "wrong" && <Faults faults={faults} name={name} />}
      {!isNew && notices.length > 0 && (
        <>
          <h3>{WORDS.worthALook}</h3>
          <Notices faults={notices} />
        </>
      )}
      <p className="quiet build-hash">
        {WORDS.cardsOf(verdict.catalogue)} ·{" "}
        <abbr translate="no" title={verdict.hash}>
          {verdict.hash.slice(0, 12)}
        </abbr>
      </p>
      {placed(refused).map(({ at, item: { date, problems } }) => (
        <details key={at} className="note">
          <summary>{WORDS.notUsed(date)}</summary>
          <ul>
            {placed(problems.slice(0, 5)).map(({ at: place, item: { path, reason } }) => (
              <li key={place} translate="no">
                {path} {reason}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
});

/** What a legal list was held against, and what it leaves. */
function Checked() {
  const { entry, format, catalogue, verdict } = useBuilder();
  const lines = useMemo(() => whatWasChecked(entry, format, catalogue, verdict), [entry, format, catalogue, verdict]);
  const left = entry.squads.length === 1 ? (verdict.lists[0]?.left ?? 0) : 0;
  return (
    <>
      <ul className="build-plain build-checked">
        {lines.map(({ text, rule }) => (
          <li key={text}>
            {text} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="build-left">
          <b>{WORDS.left(left)}</b>
        </p>
      )}
    </>
  );
}
