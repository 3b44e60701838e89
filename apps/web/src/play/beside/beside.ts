/** What is shown beside a game, the last one on top: rules by their ids, and what one can do at a question. */
import { createContext, useContext } from "react";
import type { HelpSubject } from "../help/help-subject.ts";

export type BesideView = { readonly view: "rule"; readonly id: string; readonly address: string } | HelpView;
interface HelpView {
  readonly view: "help";
  readonly subject: HelpSubject;
}

export interface BesideGame {
  /** What is on top. */
  readonly shown: BesideView | undefined;
  showHelp(subject: HelpSubject): void;
  close(): void;
}

const NOTHING: BesideGame = { shown: undefined, showHelp: () => undefined, close: () => undefined };

export const BesideContext = createContext(NOTHING);

export const useBeside = (): BesideGame => useContext(BesideContext);

/** Read again, a rule is not stacked; help with another question takes the place of the help before. */
export function opened(trail: readonly BesideView[], view: BesideView): readonly BesideView[] {
  if (view.view === "help") return [view];
  const top = trail.at(-1);
  return top?.view === "rule" && top.id === view.id ? trail : [...trail, view];
}
