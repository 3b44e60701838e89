/** Pages that fill the screen: while one is open the shell's header and footer are not there, and nothing lies about its content. */
import { useLayoutEffect } from "react";

/** Several may want it at once: the address does, and the page that is there. */
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
