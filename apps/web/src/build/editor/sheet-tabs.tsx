/** At the foot of a phone: the three sheets, with the sum and what is wrong. */
import { spentInAll } from "../cards/words.ts";
import { isEmpty } from "../entry/entries.ts";
import { useBuilder } from "./builder.ts";
import { SHEETS, type Sheet } from "./use-finding.ts";
import { WORDS } from "./words.ts";

interface SheetTabsProps {
  readonly sheet: Sheet;
  /** Whether a slot is open. */
  readonly hasSlot: boolean;
  show(sheet: Sheet): void;
}

export function SheetTabs({ sheet, hasSlot, show }: SheetTabsProps) {
  const { entry, format, verdict } = useBuilder();
  const wrong = verdict.faults.filter(({ weight }) => weight === "illegal").length;
  const state = isEmpty(entry) ? undefined : verdict.legal;
  const names: Readonly<Record<Sheet, string>> = {
    list: `${WORDS.list} · ${spentInAll(verdict, format)}`,
    slot: hasSlot ? WORDS.slot : WORDS.fits,
    verdict: `${WORDS.verdict}${state === undefined ? "" : state ? " ✓" : ` ! ${wrong}`}`,
  };
  return (
    <nav className="build-sheets" aria-label={WORDS.sheets}>
      {SHEETS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === sheet ? "true" : undefined}
          data-legal={one === "verdict" ? state : undefined}
          onClick={() => show(one)}
        >
          {names[one]}
        </button>
      ))}
    </nav>
  );
}
