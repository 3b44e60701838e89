import { EDITIONS, LAYERS, LEDGER_FACTS, LEDGERS } from "@broadside/rulebook";
import type { RuleFilter } from "@broadside/rulebook/search";
import { useId } from "react";
import { EDITION_NAMES, LAYER_NAMES } from "./names.ts";
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
        label="Edition"
        all="All editions"
        members={EDITIONS}
        chosen={edition}
        nameOf={(one) => EDITION_NAMES[one]}
        onChoose={(one) => onChange({ edition: one })}
      />
      <Choice
        label="Subject"
        all="All subjects"
        members={LAYERS}
        chosen={layer}
        nameOf={(one) => LAYER_NAMES[one]}
        onChoose={(one) => onChange({ layer: one })}
      />
      <Choice
        label="Document"
        all="All documents"
        members={LEDGERS}
        chosen={ledger}
        nameOf={(one) => LEDGER_FACTS[one].document}
        onChoose={(one) => onChange({ ledger: one })}
      />
    </div>
  );
}

interface ChoiceProps<Member extends string> {
  readonly label: string;
  /** The name of no choice. */
  readonly all: string;
  readonly members: readonly Member[];
  readonly chosen: Member | undefined;
  readonly nameOf: (member: Member) => string;
  readonly onChoose: (member: Member | undefined) => void;
}

function Choice<Member extends string>({ label, all, members, chosen, nameOf, onChoose }: ChoiceProps<Member>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen ?? ""} onChange={(event) => onChoose(memberOf(members, event.target.value))}>
        <option value="">{all}</option>
        {members.map((member) => (
          <option key={member} value={member}>
            {nameOf(member)}
          </option>
        ))}
      </select>
    </div>
  );
}
