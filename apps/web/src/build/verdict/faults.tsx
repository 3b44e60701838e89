/** What is wrong, each with its rule, its place, and the changes that mend it; one button mends all that can be mended. */
import { checkEntry, type EntryDraft, type Fault, placeInWords } from "@broadside/squads";
import { useCallback, useMemo } from "react";
import { FIELDS, isIn, isShortcut, usePageKeys } from "../../page-keys.ts";
import { placed } from "../../parts/placed.ts";
import { RuleLink } from "../../rule-link.tsx";
import { WORDS } from "../../words/build/verdict.ts";
import { useBuilder } from "../editor/builder.ts";
import { jumpTo } from "../editor/focus.ts";
import { stated } from "../entry/statements.ts";
import type { MendContext } from "../mends/attempt.ts";
import type { Mend } from "../mends/mends.ts";
import { useMends } from "../mends/use-mends.ts";

interface FaultsProps {
  readonly faults: readonly Fault[];
  /** Of the draft. */
  readonly name: string;
}

export function Faults({ faults, name }: FaultsProps) {
  const { entry, format, catalogue, verdict, change, say } = useBuilder();
  const context = useMemo<MendContext>(
    () => ({
      entry,
      format,
      catalogue,
      verdict,
      check: (tried) => checkEntry(stated(tried, name, format, catalogue), format, catalogue).verdict,
    }),
    [entry, format, catalogue, verdict, name],
  );
  const { mends, plan, isDone } = useMends(context);
  const take = useCallback(
    (mended: EntryDraft) => {
      change(mended);
      say(WORDS.mended);
      requestAnimationFrame(() => document.getElementById("verdict-panel")?.focus({ preventScroll: true }));
    },
    [change, say],
  );
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== "m" || isShortcut(event) || isIn(event, FIELDS) || document.querySelector("dialog[open]")) return;
    if (plan) take(plan.entry);
  });
  return (
    <>
      <ul className="build-plain build-faults">
        {placed(faults).map(({ at, item }) => (
          <li key={at} className="build-fault">
            <FaultText fault={item} hasMends={(mends.get(item)?.length ?? 0) > 0} />
            <Mends mends={mends.get(item) ?? []} take={take} />
          </li>
        ))}
      </ul>
      {!isDone && <p className="quiet">{WORDS.mending}</p>}
      {plan && (
        <button type="button" className="build-mend-all" aria-keyshortcuts="M" onClick={() => take(plan.entry)}>
          {WORDS.mend(plan.mended, faults.length)}{" "}
          <span aria-hidden="true">
            <kbd>M</kbd>
          </span>
        </button>
      )}
    </>
  );
}

/** What leaves the list legal. */
export function Notices({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <ul className="build-plain build-faults">
      {placed(faults).map(({ at, item }) => (
        <li key={at} className="build-fault" data-weight="notice">
          <FaultText fault={item} hasMends={false} />
        </li>
      ))}
    </ul>
  );
}

/** Where mends were found they say what to do; else the fault itself does. */
function FaultText({ fault: { rule, place, text, mend }, hasMends }: { readonly fault: Fault; readonly hasMends: boolean }) {
  const { entry, format, catalogue, touch } = useBuilder();
  const { list, ship } = place;
  const go = () => {
    if (list === undefined) return;
    touch(list, ship);
    jumpTo(list, ship);
  };
  return (
    <>
      <p>
        <b translate="no">{text}.</b> <RuleLink id={rule} />
      </p>
      <p className="quiet">
        {list !== undefined && (
          <button type="button" className="link-button" translate="no" onClick={go}>
            {placeInWords(place, entry, format, catalogue)}
          </button>
        )}
        {!hasMends && list !== undefined && " · "}
        {!hasMends && <span translate="no">{mend}.</span>}
      </p>
    </>
  );
}

function Mends({ mends, take }: { readonly mends: readonly Mend[]; take(mended: EntryDraft): void }) {
  if (mends.length === 0) return undefined;
  return (
    <ul className="build-plain build-mends" aria-label={WORDS.mends}>
      {placed(mends).map(({ at, item: { label, entry, difference, sum } }) => (
        <li key={at}>
          <button type="button" className="build-mend" data-best={at === 0} onClick={() => take(entry)}>
            {label}{" "}
            <span className="build-mend-points">
              {signed(difference)} <small>→ {sum}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const signed = (points: number): string => (points === 0 ? "±0" : points > 0 ? `+${points}` : `−${-points}`);
