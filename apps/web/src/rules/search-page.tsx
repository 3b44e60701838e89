import { findRules, ruleIndex } from "@broadside/rulebook/search";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo } from "react";
import { useTypedText } from "../browser/typed-text.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { SEARCH } from "../words/rules.ts";
import { FilterControls } from "./filter-controls.tsx";
import { parseRuleQuery } from "./query.ts";
import { ResultList } from "./result-list.tsx";
import styles from "./rules.module.css";
import { SearchField } from "./search-field.tsx";
import { Starters } from "./starters.tsx";

const route = getRouteApi("/rules");

export function SearchPage() {
  const { q, edition, layer, ledger } = parseRuleQuery(route.useSearch());
  const navigate = route.useNavigate();
  const [typed, type] = useTypedText(q, (text) =>
    navigate({ search: (query) => ({ ...query, q: text.trim() === "" ? undefined : text }), replace: true }),
  );
  const text = useDeferredValue(typed);
  const findings = useMemo(() => findRules({ q: text, edition, layer, ledger }), [text, edition, layer, ledger]);
  const asked = text.trim() !== "" || edition !== undefined || layer !== undefined || ledger !== undefined;

  useEffect(() => {
    const idle = setTimeout(ruleIndex);
    return () => clearTimeout(idle);
  }, []);

  return (
    <>
      <PageHeading title={q === "" ? SEARCH.title : SEARCH.titleFor({ asked: q })}>{SEARCH.title}</PageHeading>
      <search className="rule-search plate stack">
        <SearchField text={typed} onType={type} />
        <FilterControls
          filter={{ edition, layer, ledger }}
          onChange={(change) => navigate({ search: (query) => ({ ...query, ...change }), replace: true })}
        />
      </search>
      <p role="status" className={`muted ${styles.resultCount}`}>
        {asked && summaryOf(findings.hits.length, findings.partial)}
      </p>
      {asked && findings.hits.length > 0 ? (
        <ResultList key={[text, edition, layer, ledger].join("|")} hits={findings.hits} />
      ) : (
        <Starters />
      )}
    </>
  );
}

function summaryOf(count: number, partial: boolean): string {
  if (count === 0) return SEARCH.none;
  return partial ? SEARCH.foundInPart({ count }) : SEARCH.found({ count });
}
