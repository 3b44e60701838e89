/** The tabs for the three sheets at the bottom of a phone's screen, with the list's cost and the number of problems. */
import { isEmpty } from "../../lists/entry/entries.ts";
import { spentInWords } from "../../words/build/cards.ts";
import { EDITOR } from "../../words/build/editor.ts";
import { useBuilder } from "../state/builder.ts";
import styles from "./editor.module.css";
import { SHEETS, type Sheet } from "./use-finding.ts";

interface SheetTabsProps {
  readonly sheet: Sheet;
  /** Whether a slot is open. */
  readonly hasSlot: boolean;
  show(sheet: Sheet): void;
}

export function SheetTabs({ sheet, hasSlot, show }: SheetTabsProps) {
  const { entry, format, verdict } = useBuilder();
  const wrong = verdict.problems.filter(({ weight }) => weight === "illegal").length;
  const state = isEmpty(entry) ? undefined : verdict.legal;
  const colour = state === undefined ? undefined : state ? "build-good" : "build-bad";
  const names: Readonly<Record<Sheet, string>> = {
    list: EDITOR.list({ spent: spentInWords(verdict, format) }),
    slot: hasSlot ? EDITOR.slot : EDITOR.fits,
    verdict: state === undefined ? EDITOR.verdict : state ? EDITOR.verdictLegal : EDITOR.verdictProblems({ count: wrong }),
  };
  return (
    <nav className={styles.sheets} aria-label={EDITOR.views}>
      {SHEETS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === sheet ? "true" : undefined}
          className={one === "verdict" && colour ? colour : one === sheet ? undefined : "muted"}
          onClick={() => show(one)}
        >
          {names[one]}
        </button>
      ))}
    </nav>
  );
}
