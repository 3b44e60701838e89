/** Pages that fill the screen: while one is open, the shell shows no header, footer or margins. */
import { useLayoutEffect } from "react";

/** Counts the requests, because the route and the page may both ask for it. */
let wanting = 0;

export function useWholeScreen(isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    count(1);
    return () => count(-1);
  }, [isWanted]);
}

function count(more: number): void {
  wanting += more;
  document.documentElement.toggleAttribute("data-whole-screen", wanting > 0);
}
