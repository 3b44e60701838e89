/** The answer that stands out in gold, and that the Enter key takes. */
import type { PlayOption } from "@broadside/telling";
import { type RefObject, useEffect, useRef } from "react";

/** What is suggested, where it is offered; else the default. */
export const mainAnswer = (options: readonly Pick<PlayOption, "key" | "isDefault">[], suggested: string | undefined): string | undefined =>
  (options.find(({ key }) => key === suggested) ?? options.find(({ isDefault }) => isDefault))?.key;

/** Puts the keyboard at the main answer when it changes, unless a player has taken it elsewhere. */
export function useMainFocus(button: RefObject<HTMLButtonElement | null>, question: number, main: string | undefined): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === focused.current;
    if (question < 0 || (!isFree && !activeElement.closest(".play-advice"))) return;
    button.current?.focus({ preventScroll: true });
    focused.current = main === undefined ? null : button.current;
  }, [button, question, main]);
}
