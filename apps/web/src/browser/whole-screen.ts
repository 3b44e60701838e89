/** Lets a page fill the screen. While it is open, the shell shows no header, footer or margins. */
import { useLayoutEffect } from "react";

/** How many components want to fill the screen. The route and the page may both want that. */
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
