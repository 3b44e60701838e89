/**
 * One of the windows with the same game leads: it asks bots and runs clocks. A window leads when it opens the game, comes to the front or is played
 * in. The browser holds the lead as a lock, and hands it to the next window when the leading one closes or its worker dies.
 */

type Locks = Pick<LockManager, "request">;

export interface Lead {
  /** Takes the lead from any other window, even from one that is frozen in the background. */
  claim(): void;
  /** Hands the lead to the next window. */
  release(): void;
}

/** Runs `change` whenever this window starts or stops leading. Without locks every window leads, and the journal takes the first answer. */
export type FollowLead = (game: string, change: (isLeading: boolean) => void) => Lead;

export const leadAlways: FollowLead = (_, change) => {
  change(true);
  return { claim: () => undefined, release: () => undefined };
};

/** Pages that are not served securely have no locks. */
export const leadByLock = (locks: Locks | undefined): FollowLead =>
  locks ? (game, change) => lockedLead(locks, `broadside.lead.${game}`, change) : leadAlways;

/** A window that was frozen may learn a moment later that it has lost the lead, so it claims twice. */
export function claimLead({ claim }: Lead): void {
  claim();
  setTimeout(claim, NEWS_TIME);
}

/** Milliseconds. */
const NEWS_TIME = 200;

function lockedLead(locks: Locks, name: string, change: (isLeading: boolean) => void): Lead {
  const closing = new AbortController();
  const { signal } = closing;
  const released = new Promise<void>((done) => signal.addEventListener("abort", () => done()));
  let requests = 0;
  /** The request that holds the lock for this window. */
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
  /** Another window has taken the lock; any other failure means that the browser grants none, so this window leads. */
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
