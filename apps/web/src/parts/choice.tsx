interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string, isBarred?: boolean])[];
  /** Whether the options are names of ships, cards or factions, which are the same in every language. */
  readonly areNames?: boolean;
  set(value: string): void;
}

/** A select with its label. */
export function Choice({ label, value, options, areNames = false, set }: ChoiceProps) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ target }) => set(target.value)}>
        {options.map(([id, name, isBarred = false]) => (
          <option key={id} value={id} disabled={isBarred} translate={areNames ? "no" : undefined}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
