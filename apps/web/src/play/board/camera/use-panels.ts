/** The panels over the table. They are measured only when the camera moves, so their heights don't move the table. */
import { useState } from "react";
import type { PanelsShown } from "./insets.ts";

type SeePanel = (panel: HTMLElement | null) => void;

export interface Panels {
  readonly seeQuestion: SeePanel;
  /** The coach's card. */
  readonly seeCard: SeePanel;
  /** The score and other notes over the table. */
  readonly seeNotes: SeePanel;
  /** The map. */
  readonly seeCorner: SeePanel;
  heights(): Pick<PanelsShown, "question" | "card" | "notes" | "map">;
}

export const usePanels = (): Panels => useState(watchPanels)[0];

function watchPanels(): Panels {
  const panels = new Map<"question" | "card" | "notes" | "corner", HTMLElement>();
  const see =
    (name: Parameters<typeof panels.get>[0]): SeePanel =>
    (panel) => {
      if (panel) panels.set(name, panel);
      else panels.delete(name);
    };
  const heightOf = (name: Parameters<typeof panels.get>[0]): number => panels.get(name)?.offsetHeight ?? 0;
  return {
    seeQuestion: see("question"),
    seeCard: see("card"),
    seeNotes: see("notes"),
    seeCorner: see("corner"),
    heights: () => ({ question: heightOf("question"), card: heightOf("card"), notes: heightOf("notes"), map: heightOf("corner") }),
  };
}
