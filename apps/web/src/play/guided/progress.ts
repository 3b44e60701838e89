/**
 * Progress in a guided game, saved in the browser: the game, the lesson that the player has reached, and whether they have left the guide.
 */

export interface Progress {
  readonly game: string;
  /** The lesson's id. If there is no longer a lesson with this id, the guide starts from the first. */
  readonly reached: string | undefined;
  /** Whether the player has read and closed that lesson. */
  readonly isReadAway: boolean;
  readonly isLeft: boolean;
}

const KEY = "broadside.guided.1";

export const newProgress = (game: string): Progress => ({ game, reached: undefined, isReadAway: false, isLeft: false });

/** The browser's storage may contain anything. */
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

/** The latest progress, in memory because the browser may not save anything. */
let latest: Progress | undefined;

/** Undefined if the game isn't guided or the player has left the guide. */
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
    // If the browser saves nothing, the progress lasts until the page is closed.
  }
}
