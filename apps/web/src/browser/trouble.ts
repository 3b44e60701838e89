/** Notices about the whole app, for example that a worker crashed or a new version is available. Only the most serious one is shown. */

/** The most serious first. */
export const TROUBLES = ["other build", "no start", "died", "no answer", "no storage", "small window", "new version"] as const;
export type Trouble = (typeof TROUBLES)[number];

const raised = new Map<Trouble, () => void>();
const followers = new Set<() => void>();
let shown: Trouble | undefined;

const reload = (): void => window.location.reload();

/** Shows a problem until it is dismissed. The notice's button runs `fix`. */
export function raiseTrouble(trouble: Trouble, fix: () => void = reload): void {
  raised.set(trouble, fix);
  changed();
}

export function dismissTrouble(trouble: Trouble): void {
  if (raised.delete(trouble)) changed();
}

export const fixTrouble = (trouble: Trouble): void => raised.get(trouble)?.();

export const currentTrouble = (): Trouble | undefined => shown;

export function followTrouble(run: () => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}

function changed(): void {
  shown = TROUBLES.find((trouble) => raised.has(trouble));
  for (const run of followers) run();
}
