/** Fields whose text is taken over when it is finished, so that each makes one step to undo. */
import { useEffect, useId, useRef, useState } from "react";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly longest?: number;
  /** The keyboard goes here at once, with the text selected. */
  readonly startsHere?: boolean;
  set(text: string): void;
}

export function TextField({ label, value, placeholder, longest = 100, startsHere = false, set }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (startsHere) field.current?.select();
  }, [startsHere]);
  const finish = () => typed !== value && set(typed);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        value={typed}
        placeholder={placeholder}
        maxLength={longest}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What holds while nothing is set. */
  readonly usual?: string;
  set(value: number | undefined): void;
}

/** Empty means not set; what is no whole number from 0 up changes nothing. */
export function NumberField({ label, value, usual, set }: NumberFieldProps) {
  const id = useId();
  const shown = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const finish = () => {
    if (typed === shown) return;
    const figure = Number(typed);
    if (typed.trim() === "") set(undefined);
    else if (Number.isInteger(figure) && figure >= 0 && figure <= 10_000) set(figure);
    else setTyped(shown);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        value={typed}
        placeholder={usual}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
    </div>
  );
}
