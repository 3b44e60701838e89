/** The main answer of a question. It is highlighted in gold, and Enter chooses it. */
import type { PlayOption } from "@broadside/telling";
import { type RefObject, useEffect, useRef } from "react";

/** Returns the key of the suggested option if the question offers it. Otherwise, returns the key of the default option. */
export const mainAnswer = (options: readonly Pick<PlayOption, "key" | "isDefault">[], suggested: string | undefined): string | undefined =>
  (options.find(({ key }) => key === suggested) ?? options.find(({ isDefault }) => isDefault))?.key;

/** Focuses the main answer when it changes, unless the player has moved the focus elsewhere. */
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
