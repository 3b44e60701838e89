/** A field for a whole number within bounds, with a button on each side. A number out of bounds shows an error and changes nothing. */
import { useId, useState } from "react";
import { FORM } from "../words/odds.ts";

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

export function Stepper({ label, of, about, value, bounds: [least, most], set }: StepperProps) {
  const id = useId();
  /** The typed text, and the value while it was typed (`over`). If the value has changed since then, the text is no longer shown. */
  const [typed, setTyped] = useState<{ readonly over: number; readonly text: string }>();
  const text = typed?.over === value ? typed.text : String(value);
  const isWrong = !isWithin(text, least, most);
  const type = (next: string) => {
    const isGood = isWithin(next, least, most);
    setTyped({ over: isGood ? Number(next) : value, text: next });
    if (isGood && Number(next) !== value) set(Number(next));
  };
  const step = (by: number) => {
    setTyped(undefined);
    set(Math.min(most, Math.max(least, value + by)));
  };
  const whole = of === undefined ? label : FORM.field({ label, of });
  return (
    <div className="odds-stepper" data-some={value > 0} data-wrong={isWrong || undefined} title={about}>
      <label htmlFor={id}>{label}</label>
      <div className="odds-step">
        <button type="button" aria-label={FORM.less({ field: whole })} disabled={value <= least} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          value={text}
          aria-label={whole}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : about && `${id}-about`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped(undefined)}
        />
        <button type="button" aria-label={FORM.more({ field: whole })} disabled={value >= most} onClick={() => step(1)}>
          +
        </button>
      </div>
      {about !== undefined && (
        <p id={`${id}-about`} hidden>
          {about}
        </p>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className="odds-wrong" role="alert">
          {FORM.bounds({ least, most })}
        </p>
      )}
    </div>
  );
}

const isWithin = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
