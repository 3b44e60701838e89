/** A field for a number. The number is applied when editing ends, so that half-typed numbers don't move anything. */
import { useState } from "react";

/** The largest number allowed, in millimetres or degrees. */
const MOST = 10_000;

export function FigureField({ label, value, set }: { readonly label: string; readonly value: number; set(value: number): void }) {
  /** The typed text, and the value that it would replace (`over`). If that value changes, the text is dropped. */
  const [typed, setTyped] = useState<{ readonly over: number; readonly text: string }>();
  const text = typed?.over === value ? typed.text : String(value);
  const finish = () => {
    setTyped(undefined);
    const figure = Number(text);
    if (text.trim() !== "" && Number.isFinite(figure) && Math.abs(figure) <= MOST && figure !== value) set(figure);
  };
  return (
    <label className="field">
      {label}
      <input
        inputMode="decimal"
        value={text}
        onChange={({ target }) => setTyped({ over: value, text: target.value })}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
    </label>
  );
}
