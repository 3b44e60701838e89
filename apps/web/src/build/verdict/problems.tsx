/** Each problem with its rule, its place and its fixes. One button fixes every problem that can be fixed. */
import { checkEntry, type EntryDraft, type ListProblem, namePlace } from "@broadside/squads";
import { useCallback, useMemo } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../../browser/page-keys.ts";
import { addStatements } from "../../lists/entry/statements.ts";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../parts/rule-link.tsx";
import { fixInWords, VERDICT } from "../../words/build/verdict.ts";
import { LISTS } from "../../words/lists.ts";
import type { FixContext } from "../fixes/attempt.ts";
import type { Fix } from "../fixes/fixes.ts";
import { useFixes } from "../fixes/use-fixes.ts";
import { useBuilder } from "../state/builder.ts";
import { jumpTo } from "../state/focus.ts";
import styles from "./verdict.module.css";

interface ProblemsProps {
  readonly problems: readonly ListProblem[];
}

export function Problems({ problems }: ProblemsProps) {
  const { change, say } = useBuilder();
  const { fixes, plan, isDone } = useFixes(useFixContext());
  const take = useCallback(
    (fixed: EntryDraft) => {
      change(fixed);
      say(VERDICT.fixed);
      requestAnimationFrame(() => document.getElementById("verdict-panel")?.focus({ preventScroll: true }));
    },
    [change, say],
  );
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== "f" || isShortcut(event) || isIn(event, FIELDS) || document.querySelector("dialog[open]")) return;
    if (plan) take(plan.entry);
  });
  return (
    <>
      <ul className="stack">
        {placed(problems).map(({ at, item }) => (
          <li key={at} className={`stack ${styles.problem}`}>
            <ProblemText problem={item} hasFixes={(fixes.get(item)?.length ?? 0) > 0} />
            <FixList fixes={fixes.get(item) ?? []} take={take} />
          </li>
        ))}
      </ul>
      {!isDone && <p className="muted">{VERDICT.looking}</p>}
      {plan && (
        <button type="button" className={styles.fixAll} aria-keyshortcuts="F" onClick={() => take(plan.entry)}>
          {fixInWords(plan.fixed, problems.length)}{" "}
          <span aria-hidden="true">
            <kbd>F</kbd>
          </span>
        </button>
      )}
    </>
  );
}

function useFixContext(): FixContext {
  const { name, entry, format, catalogue, verdict } = useBuilder();
  return useMemo(() => {
    const check = (tried: EntryDraft) => checkEntry(addStatements(tried, name, format, catalogue), format, catalogue).verdict;
    return { entry, format, catalogue, verdict, check };
  }, [name, entry, format, catalogue, verdict]);
}

/** Notices, which don't make a list illegal. */
export const Notices = ({ problems }: ProblemsProps) => (
  <ul className="stack">
    {placed(problems).map(({ at, item }) => (
      <li key={at} className={`stack ${styles.problem}`} data-weight="notice">
        <ProblemText problem={item} hasFixes={false} />
      </li>
    ))}
  </ul>
);

/** The problem's general advice is shown only if no fix was found. */
function ProblemText({ problem, hasFixes }: { readonly problem: ListProblem; readonly hasFixes: boolean }) {
  const { entry, format, catalogue, touch } = useBuilder();
  const { place, rule, fix } = problem;
  const { list, ship } = place;
  const go = () => {
    if (list === undefined) return;
    touch(list, ship);
    jumpTo(list, ship);
  };
  return (
    <>
      <p>
        <b>{LISTS.problem(problem)}</b> <RuleLink id={rule} />
      </p>
      <p className="muted">
        {list !== undefined && (
          <button type="button" className="link-button" onClick={go}>
            {LISTS.place(namePlace(place, entry, format, catalogue))}
          </button>
        )}
        {!hasFixes && list !== undefined && " · "}
        {!hasFixes && LISTS.fix(fix)}
      </p>
    </>
  );
}

function FixList({ fixes, take }: { readonly fixes: readonly Fix[]; take(changed: EntryDraft): void }) {
  if (fixes.length === 0) return undefined;
  return (
    <ul className={`stack ${styles.fixes}`} aria-label={VERDICT.fixes}>
      {placed(fixes).map(({ at, item: { label, entry, difference, sum } }) => (
        <li key={at}>
          <button type="button" className={`row spread ${styles.fix}`} data-best={at === 0} onClick={() => take(entry)}>
            {label}{" "}
            <span className="lines build-cost">
              {signed(difference)} <small className="build-total">→ {sum}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const signed = (points: number): string => (points === 0 ? "±0" : points > 0 ? `+${points}` : `−${-points}`);
