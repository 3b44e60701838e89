/** Settings that an organiser may change, each within its lowest and highest value. */
import { useId } from "react";
import type { OfferedOption } from "../game-worker/start-protocol.ts";
import { ORGANISER, titleWithChanges } from "../words/play/start.ts";

/** The settings that were changed: their values by id. */
type SetOptions = Readonly<Record<string, number>>;

interface OrganiserOptionsProps {
  readonly offered: readonly OfferedOption[];
  readonly set: SetOptions;
  change(options: SetOptions): void;
}

export function OrganiserOptions({ offered, set, change }: OrganiserOptionsProps) {
  const changed = Object.keys(set).length;
  if (offered.length === 0) return undefined;
  return (
    <details className="play-fold">
      <summary>{titleWithChanges(ORGANISER, changed)}</summary>
      <div className="play-fields">
        {offered.map((option) => (
          <OptionField key={option.id} option={option} value={set[option.id]} set={(value) => change(withOption(set, option, value))} />
        ))}
      </div>
      {changed > 0 && (
        <button type="button" onClick={() => change({})}>
          {ORGANISER.defaults}
        </button>
      )}
    </details>
  );
}

/** Adds a setting to those that were changed. Settings with their default value are left out. */
function withOption(set: SetOptions, { id, usual }: OfferedOption, value: number): SetOptions {
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
        {ORGANISER.range({ least, most, usual })}
      </span>
    </label>
  );
}
