/** Asks for a seat's PIN, or lets its player choose one. */
import { type FormEvent, useId, useState } from "react";
import type { PinRefusal, Proof } from "../game-worker/pin.ts";
import { Refusal } from "../parts/refusal.tsx";
import { HOT_SEAT } from "../words/play/hot-seat.ts";

interface PinFormProps {
  readonly name: string;
  /** Whether the player must enter the seat's PIN. If not, the player chooses a new PIN. */
  readonly isAsked: boolean;
  /** Returns why the PIN was refused, or undefined if it was accepted. */
  give(proof: Proof): Promise<PinRefusal | string | undefined>;
  back(): void;
}

export function PinForm({ name, isAsked, give, back }: PinFormProps) {
  const [pin, setPin] = useState("");
  const [refused, setRefused] = useState<string>();
  const [isForgotten, setForgotten] = useState(false);
  const hint = useId();
  const tell = (refusal: PinRefusal | string | undefined) => {
    setPin("");
    setRefused(refusal === "wrong PIN" || refusal === "PIN wanted" ? HOT_SEAT.refusals[refusal] : refusal);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    tell(await give({ pin }));
  };
  return (
    <form className="play-pin" onSubmit={(event) => void submit(event)}>
      <label className="field">
        {HOT_SEAT.pinOf({ name })}
        <input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4,8}"
          maxLength={8}
          required
          value={pin}
          aria-describedby={hint}
          onChange={({ target }) => setPin(target.value)}
        />
      </label>
      <p className="quiet" id={hint}>
        {HOT_SEAT.digits} {!isAsked && HOT_SEAT.setTells}
      </p>
      <Refusal why={refused} />
      <p className="buttons">
        <button type="submit" className="primary">
          {isAsked ? HOT_SEAT.open : HOT_SEAT.keep}
        </button>
        <button type="button" onClick={back}>
          {HOT_SEAT.back}
        </button>
        {isAsked && !isForgotten && (
          <button type="button" className="link-button" onClick={() => setForgotten(true)}>
            {HOT_SEAT.forgotten}
          </button>
        )}
      </p>
      {isForgotten && (
        <p>
          {HOT_SEAT.openAnywayTells}{" "}
          <button type="button" onClick={async () => tell(await give({ withoutPin: true }))}>
            {HOT_SEAT.openAnyway}
          </button>
        </p>
      )}
    </form>
  );
}
