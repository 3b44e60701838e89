/** At the foot of a phone: the three sheets, with the sum and what is wrong. */
import { CARDS } from "../../words/build/cards.ts";
import { WORDS } from "../../words/build/editor.ts";
import { isEmpty } from "../entry/entries.ts";
import { useBuilder } from "./builder.ts";
import { SHEETS, type Sheet } from "./use-finding.ts";

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
    list: WORDS.listSheet(CARDS.spent(verdict, format)),
    slot: hasSlot ? WORDS.slot : WORDS.fits,
    verdict: state === undefined ? WORDS.verdict : state ? WORDS.verdictLegal : WORDS.verdictWrong(wrong),
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
