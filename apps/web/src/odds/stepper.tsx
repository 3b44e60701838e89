/**
 * A field for a whole number within bounds, with a button on each side for a mouse or a finger. A number out of bounds shows an error and
 * changes nothing.
 */
import { useId } from "react";
import { useNumberInput } from "../parts/number-field.tsx";
import { FORM } from "../words/odds.ts";
import oddsStyles from "./odds.module.css";
import styles from "./stepper.module.css";

interface StepperProps {
  readonly label: string;
  /** The attack or side that the field belongs to. Needed if several fields have the same label. */
  readonly of?: string | undefined;
  /** What the number means, shown on hover. */
  readonly about?: string | undefined;
  readonly value: number;
  readonly bounds: readonly [least: number, most: number];
  set(value: number): void;
}

export function Stepper({ label, of, about, value, bounds, set }: StepperProps) {
  const id = useId();
  const [least, most] = bounds;
  const { input, problem } = useNumberInput({ value, bounds, isLive: true, set });
  const whole = of === undefined ? label : FORM.field({ label, of });
  return (
    <div className={`odds-stepper ${oddsStyles.field}`} data-some={value > 0} data-wrong={problem !== undefined || undefined} title={about}>
      <label className="one-line" htmlFor={id}>
        {label}
      </label>
      <div className={styles.step}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={FORM.less({ field: whole })}
          aria-disabled={value <= least}
          onClick={() => set(Math.max(least, value - 1))}
        >
          −
        </button>
        <input
          {...input}
          id={id}
          aria-label={whole}
          aria-describedby={problem ? `${id}-wrong` : about && `${id}-about`}
          onFocus={({ target }) => target.select()}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={FORM.more({ field: whole })}
          aria-disabled={value >= most}
          onClick={() => set(Math.min(most, value + 1))}
        >
          +
        </button>
      </div>
      {about !== undefined && (
        <p id={`${id}-about`} hidden>
          {about}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-wrong`} className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
