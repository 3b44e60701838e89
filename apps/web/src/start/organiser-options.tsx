/** Settings that an organiser may change, each within its lowest and highest value. */
import type { OfferedOption } from "../game-worker/shared/start-protocol.ts";
import { NumberField } from "../parts/number-field.tsx";
import { ORGANISER, titleWithChanges } from "../words/play/start.ts";
import styles from "./start.module.css";

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
    <details className={styles.fold}>
      <summary>{titleWithChanges(ORGANISER, changed)}</summary>
      <div className="fields">
        {offered.map((option) => (
          <NumberField
            key={option.id}
            label={option.words}
            value={set[option.id] ?? option.usual}
            bounds={[option.least, option.most]}
            hint={ORGANISER.range(option)}
            set={(value) => change(withOption(set, option, value))}
          />
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
