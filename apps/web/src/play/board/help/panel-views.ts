/** What a game's side panel shows: rules, and help with a question. The newest view is on top. */
import { createContext, useContext } from "react";
import type { HelpSubject } from "./help-subject.ts";

export type PanelView = { readonly view: "rule"; readonly id: string; readonly address: string } | HelpView;
interface HelpView {
  readonly view: "help";
  readonly subject: HelpSubject;
}

export interface SidePanelControl {
  /** The view that is on top. */
  readonly shown: PanelView | undefined;
  showHelp(subject: HelpSubject): void;
  close(): void;
}

const NOTHING: SidePanelControl = { shown: undefined, showHelp: () => undefined, close: () => undefined };

export const SidePanelContext = createContext(NOTHING);

export const useSidePanel = (): SidePanelControl => useContext(SidePanelContext);

/** Adds a view on top. A rule that is already on top isn't added again, and help with another question replaces the old help. */
export function withView(trail: readonly PanelView[], view: PanelView): readonly PanelView[] {
  if (view.view === "help") return [view];
  const top = trail.at(-1);
  return top?.view === "rule" && top.id === view.id ? trail : [...trail, view];
}
