/**
 * Other windows with the same game. Each has its own worker and host, and notifies the others when it has written to the game's journal.
 */
import { type FollowLead, leadAlways, leadByLock } from "./lead.ts";

export interface OtherWindows {
  /** Notifies them that this game has changed. */
  tell(game: string): void;
  /** Runs when another window sends that notice. */
  listen(run: (game: string) => void): void;
  /** Decides which of them asks bots and runs clocks. */
  readonly followLead: FollowLead;
}

export const NO_OTHER_WINDOWS: OtherWindows = { tell: () => undefined, listen: () => undefined, followLead: leadAlways };

/** A broadcast channel reaches every worker of the browser, even on phones without shared workers. */
export function otherWindows(): OtherWindows {
  if (typeof BroadcastChannel === "undefined") return NO_OTHER_WINDOWS;
  const channel = new BroadcastChannel("broadside.games");
  return {
    tell: (game) => channel.postMessage(game),
    listen: (run) => channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => typeof data === "string" && run(data)),
    followLead: leadByLock(navigator.locks),
  };
}
