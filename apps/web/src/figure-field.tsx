/** A figure that is taken over when it is finished, so that half-typed ones move nothing. */
import { useEffect, useState } from "react";

/** Millimetres and degrees: farther from 0 is no figure. */
const MOST = 10_000;

export function FigureField({ label, value, set }: { readonly label: string; readonly value: number; set(value: number): void }) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const finish = () => {
    const figure = Number(typed);
    if (typed.trim() === "" || !Number.isFinite(figure) || Math.abs(figure) > MOST) setTyped(String(value));
    else if (figure !== value) set(figure);
  };
  return (
    <label className="field">
      {label}
      <input
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
    </label>
  );
}
