/** What stands in the way of the whole app, or is ready for it: one notice at a time, the gravest. */

/** The gravest first. */
export const TROUBLES = ["other build", "no start", "died", "no answer", "no storage", "small window", "new version"] as const;
export type Trouble = (typeof TROUBLES)[number];

const raised = new Map<Trouble, () => void>();
const followers = new Set<() => void>();
let shown: Trouble | undefined;

const reload = (): void => window.location.reload();

/** Says it until it is put away; with what its button does, where it has one. */
export function raise(trouble: Trouble, mend: () => void = reload): void {
  raised.set(trouble, mend);
  changed();
}

export function putAway(trouble: Trouble): void {
  if (raised.delete(trouble)) changed();
}

export const mend = (trouble: Trouble): void => raised.get(trouble)?.();

export const troubleNow = (): Trouble | undefined => shown;

export function followTrouble(run: () => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}

function changed(): void {
  shown = TROUBLES.find((trouble) => raised.has(trouble));
  for (const run of followers) run();
}
