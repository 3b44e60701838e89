/** Fields for numbers. The arrow keys change a number by 1. Numbers out of bounds change nothing. */
import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { WORDS } from "../words/parts.ts";

interface NumberInput {
  /** Undefined if no number is set. */
  readonly value: number | undefined;
  /** By default, from 0 to 10,000. */
  readonly bounds?: readonly [least: number, most: number];
  readonly isWhole?: boolean;
  /** Whether every keystroke applies. Otherwise a typed number applies when editing ends, so that half-typed numbers don't move anything. */
  readonly isLive?: boolean;
  set(value: number): void;
  /** Called when the field has been emptied. Without this, an empty field changes nothing. */
  clear?: () => void;
}

/** What the field shows in place of a text that isn't a number yet, such as a lone minus sign. The browser then reports an empty text. */
const NO_NUMBER = "no number";

/** What an `input` for a number needs, and the problem with the typed text. A text with a problem changes nothing. */
export function useNumberInput({ value, bounds: [least, most] = [0, 10_000], isWhole = true, isLive = false, set, clear }: NumberInput) {
  /** The typed text, and the value that it would replace (`over`). If that value changes, the text is dropped. */
  const [typed, setTyped] = useState<{ readonly over: number | undefined; readonly text: string }>();
  const shown = String(value ?? "");
  const text = typed?.over === value ? (typed?.text ?? shown) : shown;
  const isGood = (next: string): boolean =>
    next === "" ? clear !== undefined : Number(next) >= least && Number(next) <= most && (!isWhole || Number.isInteger(Number(next)));
  const textIn = ({ value: entered, validity }: HTMLInputElement): string => (validity.badInput ? NO_NUMBER : entered);
  const apply = (next: string) => {
    if (next === shown || !isGood(next)) return;
    if (next === "") clear?.();
    else set(Number(next));
  };
  const isWrong = text !== shown && !isGood(text);
  const finish = () => {
    setTyped(undefined);
    apply(text);
  };
  return {
    problem: isWrong ? (isWhole ? WORDS.wholeNumber : WORDS.number)({ least, most }) : undefined,
    input: {
      type: "number",
      inputMode: least < 0 ? undefined : isWhole ? "numeric" : "decimal",
      min: least,
      max: most,
      step: isWhole ? 1 : "any",
      value: text === NO_NUMBER ? "" : text,
      autoComplete: "off",
      "aria-invalid": isWrong || undefined,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const next = textIn(target);
        setTyped({ over: value, text: next });
        if (isLive || !isTyping(nativeEvent)) apply(next);
      },
      onBlur: finish,
      onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && finish(),
    },
  } as const;
}

/** Browsers step the number on an arrow key or a press of the small buttons. Most then send an event that isn't about text. */
const isTyping = (event: Event): boolean => event instanceof InputEvent && event.inputType !== "insertReplacementText";

interface NumberFieldProps extends NumberInput {
  readonly label: string;
  /** Whether the label is the name of a card, which is the same in every language. */
  readonly isName?: boolean;
  /** Shown in an empty field. */
  readonly usual?: string | undefined;
  readonly hint?: string;
}

export function NumberField({ label, isName = false, usual, hint, ...number }: NumberFieldProps) {
  const [labelId, hintId, problemId] = [useId(), useId(), useId()];
  const { problem, input } = useNumberInput(number);
  const describedBy = [...(hint === undefined ? [] : [hintId]), ...(problem === undefined ? [] : [problemId])].join(" ");
  return (
    <label className="field" translate={isName ? "no" : undefined}>
      <span id={labelId}>{label}</span>
      <input {...input} placeholder={usual} aria-labelledby={labelId} aria-describedby={describedBy || undefined} />
      {hint !== undefined && (
        <span className="quiet" id={hintId}>
          {hint}
        </span>
      )}
      {problem !== undefined && (
        <span className="field-problem" id={problemId} role="alert" translate="yes">
          {problem}
        </span>
      )}
    </label>
  );
}
