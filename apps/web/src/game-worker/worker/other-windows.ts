/**
 * Connects the windows in which the same game is open. Each has its own worker and host, and notifies the others when it has written to the
 * game's journal.
 */
import { type FollowLead, leadAlways, leadByLock } from "./lead.ts";

export interface OtherWindows {
  /** Tells the other windows that this game has changed. */
  tell(game: string): void;
  /** Calls `run` when another window says that a game has changed. */
  listen(run: (game: string) => void): void;
  /** Decides which window asks bots and runs clocks. */
  readonly followLead: FollowLead;
}

export const NO_OTHER_WINDOWS: OtherWindows = { tell: () => undefined, listen: () => undefined, followLead: leadAlways };

/** Uses a broadcast channel. It reaches all of the browser's workers, even on phones that have no shared workers. */
export function otherWindows(): OtherWindows {
  if (typeof BroadcastChannel === "undefined") return NO_OTHER_WINDOWS;
  const channel = new BroadcastChannel("broadside.games");
  return {
    tell: (game) => channel.postMessage(game),
    listen: (run) => channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => typeof data === "string" && run(data)),
    followLead: leadByLock(navigator.locks),
  };
}
