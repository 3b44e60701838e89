/** A replay's keyboard shortcuts. They also work on the table, because nothing can be moved there. */
import type { ReplayStop } from "@broadside/telling";
import { useLayoutEffect } from "react";
import { FIELDS, isIn, isShortcut } from "../../browser/page-keys.ts";
import { attackAfter, attackBefore, roundAfter, roundBefore } from "./stops.ts";
import type { Playback } from "./use-playback.ts";

const ELSEWHERE = `${FIELDS}, dialog, aside, [role=log]`;

export function useWatchKeys(stops: readonly ReplayStop[], at: number, { toggle, goTo }: Playback): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event)) return;
      const isTrack = isIn(event, ".replay-track");
      const plays = event.key === " " && (isTrack || !isIn(event, `${ELSEWHERE}, button, summary, a`));
      const to = isIn(event, ELSEWHERE) ? undefined : stopOf(event.key, stops, at);
      if (plays) toggle();
      else if (to !== undefined) goTo(to);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Runs before the table's own key handlers.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  });
}

/** Where a key leads. */
function stopOf(key: string, stops: readonly ReplayStop[], at: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "a":
      return attackAfter(stops, at);
    case "A":
      return attackBefore(stops, at);
    case "PageUp":
      return roundBefore(stops, at);
    case "PageDown":
      return roundAfter(stops, at);
    case "Home":
      return 0;
    case "End":
      return stops.length - 1;
    default:
      return undefined;
  }
}
