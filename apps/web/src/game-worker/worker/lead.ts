/**
 * If several windows have the same game open, one of them leads: it asks bots and runs clocks. A window takes the lead when it opens the
 * game, when it comes to the front, and when someone plays in it. The lead is a browser lock. When the leading window closes or its worker
 * crashes, the browser hands the lock to the next window.
 */

type Locks = Pick<LockManager, "request">;

export interface Lead {
  /** Takes the lead from any other window, even if that window is frozen in the background. */
  claim(): void;
  /** Hands the lead to the next window. */
  release(): void;
}

/**
 * Runs `change` whenever this window starts or stops leading. In browsers without locks, every window leads, and the journal accepts
 * whichever answer comes first.
 */
export type FollowLead = (game: string, change: (isLeading: boolean) => void) => Lead;

export const leadAlways: FollowLead = (_, change) => {
  change(true);
  return { claim: () => undefined, release: () => undefined };
};

/** Browsers have no locks for pages that are served without HTTPS. */
export const leadByLock = (locks: Locks | undefined): FollowLead =>
  locks ? (game, change) => lockedLead(locks, `broadside.lead.${game}`, change) : leadAlways;

/**
 * Claims the lead at once and again a moment later. A window that was frozen may not know yet that it has lost the lead, so its first claim
 * does nothing.
 */
export function claimLead({ claim }: Lead): void {
  claim();
  setTimeout(claim, NEWS_TIME);
}

/** In milliseconds. */
const NEWS_TIME = 200;

function lockedLead(locks: Locks, name: string, change: (isLeading: boolean) => void): Lead {
  const closing = new AbortController();
  const { signal } = closing;
  const released = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  let requests = 0;
  /** The number of the request with which this window holds the lock. */
  let held: number | undefined;
  let isQueued = false;

  const request = (options: LockOptions, granted: () => void = () => undefined): void => {
    requests += 1;
    const mine = requests;
    const hold = (): Promise<void> => {
      granted();
      held = mine;
      if (!signal.aborted) change(true);
      return released;
    };
    locks.request(name, options, hold).catch((error: unknown) => failed(mine, error));
  };
  const queue = (): void => {
    if (isQueued) return;
    isQueued = true;
    request({ signal }, () => {
      isQueued = false;
    });
  };
  /**
   * Called when another window has taken the lock, or when the browser doesn't grant locks at all. In the second case, this window leads.
   */
  const failed = (mine: number, error: unknown): void => {
    if (signal.aborted || (held !== undefined && held !== mine)) return;
    const isTaken = error instanceof Error && error.name === "AbortError";
    held = isTaken ? undefined : mine;
    change(!isTaken);
    if (isTaken) queue();
  };
  const claim = (): void => {
    if (held === undefined && !signal.aborted) request({ steal: true });
  };

  claim();
  return { claim, release: () => closing.abort() };
}
