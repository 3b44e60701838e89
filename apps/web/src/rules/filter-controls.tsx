import { EDITIONS, LAYERS, LEDGER_FACTS, LEDGERS } from "@broadside/rulebook";
import type { RuleFilter } from "@broadside/rulebook/search";
import { Choice } from "../parts/choice.tsx";
import { LAYER_NAMES, SEARCH } from "../words/rules.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import styles from "./rules.module.css";

interface FilterControlsProps {
  readonly filter: RuleFilter;
  readonly onChange: (change: RuleFilter) => void;
}

/** In each filter, the first option turns it off. */
export const FilterControls = ({ filter: { edition, layer, ledger }, onChange }: FilterControlsProps) => (
  <div className={`picker ${styles.filters}`}>
    <Choice
      label={SEARCH.edition}
      value={edition}
      options={[[undefined, SEARCH.allEditions], ...EDITIONS.map((one) => [one, EDITION_NAMES[one]] as const)]}
      set={(one) => onChange({ edition: one })}
    />
    <Choice
      label={SEARCH.subject}
      value={layer}
      options={[[undefined, SEARCH.allSubjects], ...LAYERS.map((one) => [one, LAYER_NAMES[one]] as const)]}
      set={(one) => onChange({ layer: one })}
    />
    <Choice
      label={SEARCH.document}
      areNames
      value={ledger}
      options={[[undefined, SEARCH.allDocuments], ...LEDGERS.map((one) => [one, LEDGER_FACTS[one].document] as const)]}
      set={(one) => onChange({ ledger: one })}
    />
  </div>
);
