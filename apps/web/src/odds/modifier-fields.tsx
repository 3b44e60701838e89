/** One side's modifiers: the edition's tokens and, folded away, the effects of cards. */
import type { Counts, Modifier } from "@broadside/odds/calculator";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Check } from "../parts/check.tsx";
import { FORM, MODIFIERS } from "../words/odds.ts";
import styles from "./odds.module.css";
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
  const field = (modifier: Modifier) => <ModifierField key={modifier.word} modifier={modifier} of={of} counts={counts} set={set} />;
  return (
    <>
      <div className={styles.fields}>
        {children}
        {tokens?.map(field)}
        {checks}
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={FORM.cardsOf({ count: used, of })}>{FORM.cards({ count: used })}</summary>
        <div className={styles.fields}>
          {cards?.filter(({ most }) => most > 1).map(field)}
          {cards?.filter(({ most }) => most === 1).map(field)}
        </div>
      </details>
    </>
  );
}

interface ModifierFieldProps extends Pick<ModifierFieldsProps, "of" | "counts" | "set"> {
  readonly modifier: Modifier;
}

/** A checkbox for a card that can be there only once, and otherwise a number. */
function ModifierField({ modifier, of, counts, set }: ModifierFieldProps) {
  const { word, kind, most } = modifier;
  const count = counts[word] ?? 0;
  const label = MODIFIERS.name(modifier);
  const about = MODIFIERS.about(modifier);
  const change = (next: number) => set({ ...counts, [word]: next });
  if (kind === "card" && most === 1)
    return <CheckField title={about} label={label} of={of} isOn={count > 0} set={(isOn) => change(isOn ? 1 : 0)} />;
  return <Stepper label={label} of={of} about={about} value={count} bounds={[0, most]} set={change} />;
}

interface CheckFieldProps extends Omit<ComponentProps<typeof Check>, "fullLabel" | "className"> {
  readonly label: string;
  /** The name of the side, for the full label. */
  readonly of: string;
}

export const CheckField = ({ label, of, ...check }: CheckFieldProps) => (
  <Check className={`row detail ${styles.check}`} label={label} fullLabel={FORM.field({ label, of })} {...check} />
);
