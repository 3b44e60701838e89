/** A field for an optional PIN that protects a seat's secrets. */
import { useId } from "react";
import { PIN_PATTERN } from "../game-worker/shared/pin.ts";
import { SEAT } from "../words/play/start-seats.ts";

export const isPinOrNone = (pin: string | undefined): boolean => pin === undefined || PIN_PATTERN.test(pin);

export function PinField({ pin, set }: { readonly pin: string; set(pin: string): void }) {
  const hint = useId();
  const isWrong = pin !== "" && !isPinOrNone(pin);
  return (
    <label className="field">
      {SEAT.pin}
      <input
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        aria-describedby={hint}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => set(target.value)}
      />
      <span className="quiet" id={hint}>
        {isWrong ? SEAT.pinWrong : SEAT.pinHint}
      </span>
    </label>
  );
}
