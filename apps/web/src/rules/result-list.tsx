import { type Hit, wordsOf } from "@broadside/rulebook/search";
import { memo, useEffect, useRef, useState } from "react";
import { RuleLink, TextWithRules } from "../parts/rule-link.tsx";
import { SEARCH } from "../words/rules.ts";
import { Highlighted } from "./highlighted.tsx";
import { RuleBadges } from "./rule-badges.tsx";
import styles from "./rules.module.css";

const STEP = 50;

/** Shows the first results, and more on demand. The focus then moves to the first new result. */
export const ResultList = memo(function ResultList({ hits }: { readonly hits: readonly Hit[] }) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (shown > STEP) list.current?.children[shown - STEP]?.querySelector("a")?.focus();
  }, [shown]);

  return (
    <>
      <ol className={`plate ${styles.results}`} ref={list}>
        {hits.slice(0, shown).map((hit) => (
          <Result key={hit.row.id} hit={hit} />
        ))}
      </ol>
      {shown < hits.length && (
        <button type="button" onClick={() => setShown(shown + STEP)}>
          {SEARCH.more({ count: Math.min(STEP, hits.length - shown) })}
        </button>
      )}
    </>
  );
});

/** Also shows the rule's example (`check`) if the search found something in it. */
function Result({ hit: { row, matched } }: { readonly hit: Hit }) {
  const highlighted = (text: string) => <Highlighted text={text} words={matched} />;
  return (
    <li className={styles.result}>
      <h2>
        <RuleLink id={row.id}>{highlighted(row.id)}</RuleLink>
      </h2>
      <RuleBadges row={row} />
      <p translate="no">
        <TextWithRules text={row.text}>{highlighted}</TextWithRules>
      </p>
      {wordsOf(row.check).some((word) => matched.has(word)) && (
        <p className="detail">
          {SEARCH.check}{" "}
          <span translate="no">
            <TextWithRules text={row.check}>{highlighted}</TextWithRules>
          </span>
        </p>
      )}
      <p className="detail" translate="no">
        {highlighted(row.document)}, {highlighted(row.section)}
      </p>
    </li>
  );
}
