/** What one side has: the tokens of the edition, and behind a fold what cards do. */
import type { Counts, Modifier } from "@broadside/odds/calculator";
import { type ReactNode, useState } from "react";
import { Stepper } from "./stepper.tsx";

interface ModifierFieldsProps {
  readonly modifiers: readonly Modifier[];
  /** Whose they are. */
  readonly of: string;
  readonly counts: Counts;
  /** Fields before the tokens, and boxes after them. */
  readonly children?: ReactNode;
  readonly checks?: ReactNode;
  set(counts: Counts): void;
}

export function ModifierFields({ modifiers, of, counts, children, checks, set }: ModifierFieldsProps) {
  const [tokens, cards] = (["token", "card"] as const).map((kind) => modifiers.filter((one) => one.kind === kind));
  const used = cards?.filter(({ word }) => (counts[word] ?? 0) > 0).length ?? 0;
  const [isOpen, setOpen] = useState(used > 0);
  const change = (word: string, count: number) => set({ ...counts, [word]: count });
  const field = ({ word, name, about, most }: Modifier) => (
    <Stepper
      key={word}
      label={name}
      of={of}
      about={about}
      value={counts[word] ?? 0}
      bounds={[0, most]}
      set={(count) => change(word, count)}
    />
  );
  return (
    <>
      <div className="odds-fields">
        {children}
        {tokens?.map(field)}
        {checks}
      </div>
      <details className="odds-cards" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          What cards do{used > 0 && ` (${used})`}
          <span className="visually-hidden">, {of}</span>
        </summary>
        <div className="odds-fields">
          {cards?.filter(({ most }) => most > 1).map(field)}
          {cards
            ?.filter(({ most }) => most === 1)
            .map(({ word, name, about }) => (
              <label key={word} className="odds-check" title={about}>
                <input
                  type="checkbox"
                  aria-label={`${name}, ${of}`}
                  checked={(counts[word] ?? 0) > 0}
                  onChange={({ target }) => change(word, target.checked ? 1 : 0)}
                />
                {name}
              </label>
            ))}
        </div>
      </details>
    </>
  );
}
