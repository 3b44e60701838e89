/** Notices about the whole app, for example that a worker crashed or a new version is available. Only the most serious one is shown. */
import { createStore, useStore } from "zustand";

/** The most serious first. */
export const TROUBLES = ["other build", "no start", "died", "no answer", "no storage", "small window", "new version"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The current troubles, each with what its notice's button does. */
const raised = createStore<{ readonly [trouble in Trouble]?: () => void }>(() => ({}));

const reload = (): void => window.location.reload();

/** Shows a problem until it is dismissed. The notice's button runs `fix`. */
export const raiseTrouble = (trouble: Trouble, fix: () => void = reload): void => raised.setState({ [trouble]: fix });

export const dismissTrouble = (trouble: Trouble): void => raised.setState(({ [trouble]: _, ...others }) => others, true);

export const fixTrouble = (trouble: Trouble): void => raised.getState()[trouble]?.();

export const currentTrouble = (all = raised.getState()): Trouble | undefined => TROUBLES.find((trouble) => all[trouble]);

export const useTrouble = (): Trouble | undefined => useStore(raised, currentTrouble);
