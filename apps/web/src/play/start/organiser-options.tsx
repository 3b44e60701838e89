/** What an organiser may set otherwise than usual, each figure with its least and most. */
import { useId } from "react";
import type { OfferedOption, WantedBattle } from "./start-protocol.ts";

interface BattleOptionsProps {
  readonly offered: readonly OfferedOption[];
  readonly set: WantedBattle["options"];
  change(options: WantedBattle["options"]): void;
}

export function BattleOptions({ offered, set, change }: BattleOptionsProps) {
  const changed = Object.keys(set).length;
  return (
    <details className="play-organiser">
      <summary>What the organiser sets{changed > 0 && ` (${changed} otherwise than usual)`}</summary>
      <div className="play-fields">
        {offered.map((option) => (
          <OptionField key={option.id} option={option} value={set[option.id]} set={(value) => change(withOption(set, option, value))} />
        ))}
      </div>
      {changed > 0 && (
        <button type="button" onClick={() => change({})}>
          All as usual
        </button>
      )}
    </details>
  );
}

/** What is as usual is not set. */
function withOption(set: WantedBattle["options"], { id, usual }: OfferedOption, value: number): WantedBattle["options"] {
  const { [id]: _, ...others } = set;
  return value === usual ? others : { ...others, [id]: value };
}

interface OptionFieldProps {
  readonly option: OfferedOption;
  readonly value: number | undefined;
  set(value: number): void;
}

function OptionField({ option: { words, usual, least, most }, value, set }: OptionFieldProps) {
  const hint = useId();
  return (
    <label className="field">
      {words}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value ?? usual}
        aria-describedby={hint}
        onChange={({ target }) => target.value !== "" && Number.isInteger(target.valueAsNumber) && set(target.valueAsNumber)}
      />
      <span className="quiet" id={hint}>
        {least} to {most}, usually {usual}
      </span>
    </label>
  );
}
