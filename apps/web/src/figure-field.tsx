/** A figure that is taken over when it is finished, so that half-typed ones move nothing. */
import { useState } from "react";

/** Millimetres and degrees: farther from 0 is no figure. */
const MOST = 10_000;

export function FigureField({ label, value, set }: { readonly label: string; readonly value: number; set(value: number): void }) {
  /** Lasts as long as the figure it was typed over. */
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
