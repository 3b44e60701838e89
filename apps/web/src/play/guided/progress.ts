/**
 * Progress in a guided game, saved in the browser: the game, the lesson that the player has reached, and whether they have left the guide.
 */
import { storedText, storeText } from "../../browser/stored-text.ts";

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
export function parseProgress(text = ""): Progress | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const { game, reached, isReadAway, isLeft } = value as Readonly<Record<string, unknown>>;
    if (typeof game !== "string") return undefined;
    return { game, reached: typeof reached === "string" ? reached : undefined, isReadAway: isReadAway === true, isLeft: isLeft === true };
  } catch {
    return undefined;
  }
}

/** Undefined if the game isn't guided or the player has left the guide. */
export function progressOf(game: string): Progress | undefined {
  const progress = parseProgress(storedText(KEY));
  return progress?.game === game && !progress.isLeft ? progress : undefined;
}

export const rememberProgress = (progress: Progress): void => storeText(KEY, JSON.stringify(progress));
