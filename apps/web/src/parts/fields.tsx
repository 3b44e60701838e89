/** Fields that save their text when editing ends, so that each edit is one undo step. */
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly longest?: number;
  /** Focuses the field at once, with the text selected. */
  readonly startsHere?: boolean;
  set(text: string): void;
  /** Called after Enter or Escape; Escape restores the old text. */
  done?(): void;
}

/** A typed text is also saved when the page is closed. */
export function TextField({ label, value, placeholder, longest = 100, startsHere = false, set, done }: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (startsHere) field.current?.select();
  }, [startsHere]);
  const latest = useRef({ typed, value, set });
  latest.current = { typed, value, set };
  const finish = useCallback(() => {
    const { typed: text, value: old, set: take } = latest.current;
    if (text !== old) take(text);
  }, []);
  useEffect(() => {
    const leave = () => flushSync(finish);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [finish]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Keep the key from also pressing the element that gets the focus next.
    event.preventDefault();
    if (event.key === "Enter") finish();
    else {
      latest.current.typed = value;
      setTyped(value);
    }
    done?.();
  };
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
        onKeyDown={press}
      />
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** The default value. */
  readonly usual?: string;
  set(value: number | undefined): void;
}

/** Emptying the field removes the number. Anything but a whole number from 0 up is ignored. */
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
