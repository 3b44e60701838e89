/** Limits how fast a client may send messages. It may send many at once, but not for long. */
import type { ClientMessage } from "@broadside/protocol";

export interface PaceLimits {
  /** How much a client may send at once, and how much more it may send each second. Most messages and each input count as 1. */
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Messages that cost the host more than others. */
const COSTS: Partial<Readonly<Record<string, number>>> = {
  refresh: 5,
  show: 5,
  aid: 5,
  look: 5,
  "why not": 2,
  report: 20,
  record: 20,
  chat: 5,
  nudge: 5,
};

const SECOND = 1000;

export class Pace {
  private readonly limits: PaceLimits | undefined;
  private left: number;
  private counted: number;

  constructor(limits: PaceLimits | undefined, now: number) {
    this.limits = limits;
    this.left = limits?.atOnce ?? 0;
    this.counted = now;
  }

  /** Counts a message. Returns 0 if it may be sent now, or else after how many milliseconds. */
  wait(given: unknown, now: number): number {
    if (!this.limits) return 0;
    const { atOnce, perSecond } = this.limits;
    this.left = Math.min(atOnce, this.left + (Math.max(0, now - this.counted) / SECOND) * perSecond);
    this.counted = now;
    const cost = Math.min(atOnce, costOf(given));
    if (cost > this.left) return Math.ceil(((cost - this.left) / perSecond) * SECOND);
    this.left -= cost;
    return 0;
  }
}

function costOf(given: unknown): number {
  const { message, inputs } = (typeof given === "object" && given !== null ? given : {}) as Partial<{
    readonly message: ClientMessage["message"];
    readonly inputs: unknown;
  }>;
  if (message === "give" && Array.isArray(inputs)) return Math.max(1, inputs.length);
  return (typeof message === "string" ? COSTS[message] : undefined) ?? 1;
}
