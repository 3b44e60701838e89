import { EDITIONS, LAYERS, LEDGER_FACTS, LEDGERS } from "@broadside/rulebook";
import type { RuleFilter } from "@broadside/rulebook/search";
import { useId } from "react";
import { LAYER_NAMES, SEARCH } from "../words/rules.ts";
import { EDITION_NAMES } from "../words/terms/editions.ts";
import { memberOf } from "./query.ts";

interface FilterControlsProps {
  readonly filter: RuleFilter;
  readonly onChange: (change: RuleFilter) => void;
}

export function FilterControls({ filter, onChange }: FilterControlsProps) {
  const { edition, layer, ledger } = filter;
  return (
    <div className="filters">
      <Choice
        label={SEARCH.edition}
        all={SEARCH.allEditions}
        members={EDITIONS}
        chosen={edition}
        nameOf={(one) => EDITION_NAMES[one]}
        onChoose={(one) => onChange({ edition: one })}
      />
      <Choice
        label={SEARCH.subject}
        all={SEARCH.allSubjects}
        members={LAYERS}
        chosen={layer}
        nameOf={(one) => LAYER_NAMES[one]}
        onChoose={(one) => onChange({ layer: one })}
      />
      <Choice
        label={SEARCH.document}
        all={SEARCH.allDocuments}
        members={LEDGERS}
        chosen={ledger}
        nameOf={(one) => LEDGER_FACTS[one].document}
        areNames
        onChoose={(one) => onChange({ ledger: one })}
      />
    </div>
  );
}

interface ChoiceProps<Member extends string> {
  readonly label: string;
  /** The label of the option that turns the filter off. */
  readonly all: string;
  readonly members: readonly Member[];
  readonly chosen: Member | undefined;
  readonly nameOf: (member: Member) => string;
  /** Whether the options are names, which aren't translated. */
  readonly areNames?: boolean;
  readonly onChoose: (member: Member | undefined) => void;
}

function Choice<Member extends string>({ label, all, members, chosen, nameOf, areNames = false, onChoose }: ChoiceProps<Member>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen ?? ""} onChange={(event) => onChoose(memberOf(members, event.target.value))}>
        <option value="">{all}</option>
        {members.map((member) => (
          <option key={member} value={member} translate={areNames ? "no" : undefined}>
            {nameOf(member)}
          </option>
        ))}
      </select>
    </div>
  );
}
