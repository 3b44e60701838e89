/** Lights what answers the question. */
import { useEffect } from "react";

const LIT = "data-lit";
/** What is lit may come onto the page a moment later, or move. */
const LOOK_EVERY = 150;

export function useLight(selector: string | undefined): void {
  useEffect(() => {
    let isShown = false;
    const light = () => {
      const found = selector === undefined ? undefined : visible(selector);
      for (const other of document.querySelectorAll(`[${LIT}]`)) if (other !== found) other.removeAttribute(LIT);
      found?.setAttribute(LIT, "");
      // A sheet may be longer than a phone.
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
