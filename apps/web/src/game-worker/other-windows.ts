/** Other windows with the same game: each has a worker with its own host, and tells the others when it has written to the game's journal. */
import { type FollowLead, leadAlways, leadByLock } from "./lead.ts";

export interface OtherWindows {
  /** Tells them that this game has gone on. */
  tell(game: string): void;
  /** Runs when another window tells so. */
  listen(run: (game: string) => void): void;
  /** Decides which of them asks bots and runs clocks. */
  readonly followLead: FollowLead;
}

export const NO_OTHER_WINDOWS: OtherWindows = { tell: () => undefined, listen: () => undefined, followLead: leadAlways };

/** A channel reaches every worker of the browser, phones included, where workers can't be shared. */
export function otherWindows(): OtherWindows {
  if (typeof BroadcastChannel === "undefined") return NO_OTHER_WINDOWS;
  const channel = new BroadcastChannel("broadside.games");
  return {
    tell: (game) => channel.postMessage(game),
    listen: (run) => channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => typeof data === "string" && run(data)),
    followLead: leadByLock(navigator.locks),
  };
}
