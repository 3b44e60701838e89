/** A text field that saves its text when editing ends, so that each edit is one undo step. */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
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
  const finish = () => typed !== value && set(typed);
  const finishEarly = useEffectEvent(finish);
  useEffect(() => {
    const leave = () => flushSync(finishEarly);
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Keep the key from also pressing the element that gets the focus next.
    event.preventDefault();
    if (event.key === "Enter") finish();
    // At once, because the field may lose the focus next, which saves its text.
    else flushSync(() => setTyped(value));
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
