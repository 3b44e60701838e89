import { type RefObject, useLayoutEffect } from "react";

/** The arrow keys go up and down through everything marked `data-stop` within an element. */
export function useArrowKeys(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by === undefined || !element) return;
      event.preventDefault();
      const stops = [...element.querySelectorAll<HTMLElement>("[data-stop]")];
      const at = stops.findIndex((stop) => stop.contains(document.activeElement));
      stops[Math.min(stops.length - 1, Math.max(0, at + by))]?.focus();
    };
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [root]);
}
