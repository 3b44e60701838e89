/** A clock that a test advances. */
import type { Clock } from "../clocks/clock.ts";

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeClock implements Clock {
  private time: number;
  private readonly alarms = new Set<Alarm>();
  private readonly rest: () => Promise<void>;

  constructor(rest: () => Promise<void>, now = 0) {
    this.rest = rest;
    this.time = now;
  }

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.time + milliseconds, run };
    this.alarms.add(alarm);
    return () => this.alarms.delete(alarm);
  }

  /** Advances time from one alarm to the next, and finishes everything in between. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    await this.rest();
    for (;;) {
      const next = [...this.alarms].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.alarms.delete(next);
      next.run();
      await this.rest();
    }
    this.time = until;
  }
}
