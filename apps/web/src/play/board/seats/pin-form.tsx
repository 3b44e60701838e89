/** Asks for a seat's PIN, or lets its player choose one. */
import { useId, useState } from "react";
import { useAction } from "../../../browser/use-action.ts";
import type { PinRefusal, Proof } from "../../../game-worker/shared/pin.ts";
import { Refusal } from "../../../parts/refusal.tsx";
import { WORDS } from "../../../words/parts.ts";
import { HOT_SEAT } from "../../../words/play/hot-seat.ts";
import styles from "./pin-form.module.css";

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
  const { run, refused } = useAction();
  const [isForgotten, setForgotten] = useState(false);
  const submit = (proof: Proof) =>
    run(async () => {
      const refusal = await give(proof);
      setPin("");
      return { refused: refusal === "wrong PIN" || refusal === "PIN wanted" ? HOT_SEAT.refusals[refusal] : refusal };
    }, WORDS.failed);
  return (
    <form
      className={styles.pin}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ pin });
      }}
    >
      <WantedPin label={HOT_SEAT.pinOf({ name })} hint={`${HOT_SEAT.digits} ${isAsked ? "" : HOT_SEAT.setTells}`} pin={pin} set={setPin} />
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
      {isForgotten && <OpenAnyway open={() => void submit({ withoutPin: true })} />}
    </form>
  );
}

const OpenAnyway = ({ open }: { open(): void }) => (
  <p>
    {HOT_SEAT.openAnywayTells}{" "}
    <button type="button" onClick={open}>
      {HOT_SEAT.openAnyway}
    </button>
  </p>
);

interface WantedPinProps {
  readonly label: string;
  readonly hint: string;
  readonly pin: string;
  set(pin: string): void;
}

function WantedPin({ label, hint, pin, set }: WantedPinProps) {
  const id = useId();
  return (
    <>
      <label className="field">
        {label}
        <input
          type="password"
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{4,8}"
          maxLength={8}
          required
          value={pin}
          aria-describedby={id}
          onChange={({ target }) => set(target.value)}
        />
      </label>
      <p className="quiet" id={id}>
        {hint}
      </p>
    </>
  );
}
