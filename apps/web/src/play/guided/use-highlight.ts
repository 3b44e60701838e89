/** Highlights the suggested answer on the page. */
import { useEffect } from "react";

const LIT = "data-lit";
/** How often to look for the element, in milliseconds. The element may appear a moment later, or move. */
const LOOK_EVERY = 150;

export function useHighlight(selector: string | undefined): void {
  useEffect(() => {
    let isShown = false;
    const light = () => {
      const found = selector === undefined ? undefined : visible(selector);
      for (const other of document.querySelectorAll(`[${LIT}]`)) if (other !== found) other.removeAttribute(LIT);
      found?.setAttribute(LIT, "");
      // On a phone, the element may be scrolled out of sight.
      if (found && !isShown) found.scrollIntoView({ block: "nearest" });
      isShown ||= found !== undefined;
    };
    light();
    const timer = setInterval(light, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      for (const other of document.querySelectorAll(`[${LIT}]`)) other.removeAttribute(LIT);
    };
  }, [selector]);
}

const visible = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
