/** One side's modifiers: the edition's tokens and, folded away, the effects of cards. */
import type { Counts, Modifier } from "@broadside/odds/calculator";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Check } from "../parts/check.tsx";
import { FORM, MODIFIERS } from "../words/odds.ts";
import { Stepper } from "./stepper.tsx";

interface ModifierFieldsProps {
  readonly modifiers: readonly Modifier[];
  /** The name of the side, for labels. */
  readonly of: string;
  readonly counts: Counts;
  /** Fields to show before the tokens. The checkboxes follow the tokens. */
  readonly children?: ReactNode;
  readonly checks?: ReactNode;
  set(counts: Counts): void;
}

export function ModifierFields({ modifiers, of, counts, children, checks, set }: ModifierFieldsProps) {
  const [tokens, cards] = (["token", "card"] as const).map((kind) => modifiers.filter((one) => one.kind === kind));
  const used = cards?.filter(({ word }) => (counts[word] ?? 0) > 0).length ?? 0;
  const [isOpen, setOpen] = useState(used > 0);
  const change = (word: string, count: number) => set({ ...counts, [word]: count });
  const field = (modifier: Modifier) => (
    <Stepper
      key={modifier.word}
      label={MODIFIERS.name(modifier)}
      of={of}
      about={MODIFIERS.about(modifier)}
      value={counts[modifier.word] ?? 0}
      bounds={[0, modifier.most]}
      set={(count) => change(modifier.word, count)}
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
        <summary aria-label={FORM.cardsOf({ count: used, of })}>{FORM.cards({ count: used })}</summary>
        <div className="odds-fields">
          {cards?.filter(({ most }) => most > 1).map(field)}
          {cards
            ?.filter(({ most }) => most === 1)
            .map((modifier) => (
              <CheckField
                key={modifier.word}
                title={MODIFIERS.about(modifier)}
                label={MODIFIERS.name(modifier)}
                of={of}
                isOn={(counts[modifier.word] ?? 0) > 0}
                set={(isOn) => change(modifier.word, isOn ? 1 : 0)}
              />
            ))}
        </div>
      </details>
    </>
  );
}

interface CheckFieldProps extends Omit<ComponentProps<typeof Check>, "fullLabel" | "className"> {
  readonly label: string;
  /** The name of the side, for the full label. */
  readonly of: string;
}

export const CheckField = ({ label, of, ...check }: CheckFieldProps) => (
  <Check className="odds-check" label={label} fullLabel={FORM.field({ label, of })} {...check} />
);
