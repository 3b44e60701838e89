type Key = string | number | undefined;

interface ChoiceProps<Value extends Key> {
  readonly label: string;
  /** What screen readers say instead of the label, if several fields have the same one. */
  readonly fullLabel?: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string, isBarred?: boolean])[];
  /** Whether the options are names of ships, cards or factions, which are the same in every language. */
  readonly areNames?: boolean;
  readonly className?: string;
  set(value: Value): void;
}

/** A select with its label. The option for `undefined` stands for none of the others. */
export const Choice = <Value extends Key>({
  label,
  fullLabel,
  value,
  options,
  areNames = false,
  className = "field",
  set,
}: ChoiceProps<Value>) => (
  <label className={className}>
    {label}
    <select
      aria-label={fullLabel}
      value={value ?? ""}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => String(one ?? "") === target.value);
        if (chosen) set(chosen[0]);
      }}
    >
      {options.map(([id, name, isBarred = false]) => (
        <option key={id ?? ""} value={id ?? ""} disabled={isBarred} translate={areNames && id !== undefined ? "no" : undefined}>
          {name}
        </option>
      ))}
    </select>
  </label>
);
