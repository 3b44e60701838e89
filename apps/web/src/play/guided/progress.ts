/** The guided game that the browser remembers: which game it is, how far it has come, and whether the guide has been left. */

export interface Progress {
  readonly game: string;
  /** The lesson by its id; one that there is no more counts as none. */
  readonly reached: string | undefined;
  /** What it said there has been read and put away. */
  readonly isReadAway: boolean;
  readonly isLeft: boolean;
}

const KEY = "broadside.guided.1";

export const begun = (game: string): Progress => ({ game, reached: undefined, isReadAway: false, isLeft: false });

/** Anything may stand in the browser's storage. */
export function parseProgress(text: string | null): Progress | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    if (typeof value !== "object" || value === null) return undefined;
    const { game, reached, isReadAway, isLeft } = value as Readonly<Record<string, unknown>>;
    if (typeof game !== "string") return undefined;
    return { game, reached: typeof reached === "string" ? reached : undefined, isReadAway: isReadAway === true, isLeft: isLeft === true };
  } catch {
    return undefined;
  }
}

/** As the page has it, where the browser keeps nothing. */
let latest: Progress | undefined;

/** Undefined where the game is none that is guided, or the guide has been left. */
export function progressOf(game: string): Progress | undefined {
  const progress = stored() ?? latest;
  return progress?.game === game && !progress.isLeft ? progress : undefined;
}

function stored(): Progress | undefined {
  try {
    return parseProgress(window.localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

export function rememberProgress(progress: Progress): void {
  latest = progress;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage the guide lasts as long as the page.
  }
}
