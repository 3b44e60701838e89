/**
 * Runs the clocks that the players agreed on: for each seat, for each phase and for the match. When the match clock runs out, the host
 * gives the input `time`. The host gives `hurry` when a phase's clock runs out, or when all seats that still have to answer are out of
 * time. If more questions come up after that, it gives `hurry` again for each.
 */
import type { TimeLeft } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";
import { type AgreedClocks, agreedClocks } from "./agreed.ts";
import type { Clock } from "./clock.ts";

/** The time used so far, in milliseconds. */
export interface SpentTime {
  readonly match: number;
  readonly seats: readonly number[];
  readonly phase: { readonly key: string; readonly time: number };
}

/** The input that a clock asks the host to give. */
export type ClockInput = { readonly input: "time" } | { readonly input: "hurry"; readonly seat: "clock"; readonly number: number };

/** The pause before `hurry` is given again, so that people can see what happens. */
const PAUSE = 1000;

export class ClockKeeper {
  private readonly clock: Clock;
  private readonly clocks: AgreedClocks;
  private readonly ring: (input: ClockInput) => void;
  private match: number;
  private readonly seats: number[];
  private phase: { key: string; time: number };
  /** When time was last counted, and which seats have had to answer since. */
  private counted: number;
  private waiting: readonly Seat[] = [];
  private callOff: () => void = () => {};

  constructor(clock: Clock, game: Game, spent: SpentTime | undefined, ring: (input: ClockInput) => void) {
    this.clock = clock;
    this.ring = ring;
    this.clocks = agreedClocks(game.setup);
    this.match = spent?.match ?? 0;
    this.seats = game.setup.seats.map((_, seat) => spent?.seats[seat] ?? 0);
    this.phase = spent ? { ...spent.phase } : { key: phaseKey(game), time: 0 };
    this.counted = clock.now();
    this.follow(game);
  }

  get isOn(): boolean {
    const { match, phase, seat } = this.clocks;
    return match !== undefined || phase !== undefined || seat !== undefined;
  }

  get spent(): SpentTime {
    return { match: this.match, seats: [...this.seats], phase: { ...this.phase } };
  }

  /** Returns the time left right now. */
  get left(): TimeLeft | undefined {
    if (!this.isOn) return undefined;
    this.count();
    const { match, phase, seat } = this.clocks;
    return {
      ...(match !== undefined && { match: Math.max(0, match - this.match) }),
      ...(phase !== undefined && { phase: Math.max(0, phase - this.phase.time) }),
      ...(seat !== undefined && { seats: this.seats.map((time) => Math.max(0, seat - time)) }),
    };
  }

  /** Called when the game has moved on: counts the time so far and sets the next alarm. */
  follow(game: Game): void {
    if (!this.isOn) return;
    this.count();
    const key = phaseKey(game);
    if (this.phase.key !== key) this.phase = { key, time: 0 };
    this.waiting = game.open.filter(({ answer }) => !answer).map(({ ask }) => ask.seat);
    this.callOff();
    const next = game.state.outcome ? undefined : this.nextAlarm(game);
    this.callOff = next === undefined ? () => {} : this.clock.after(next, () => this.alarm(game));
  }

  /** Adds time to the current phase. */
  grant(milliseconds: number, game: Game): void {
    this.count();
    this.phase.time -= milliseconds;
    this.follow(game);
  }

  stop(): void {
    this.count();
    this.callOff();
    this.waiting = [];
  }

  private count(): void {
    const now = this.clock.now();
    const passed = Math.max(0, now - this.counted);
    this.counted = now;
    this.match += passed;
    this.phase.time += passed;
    for (const seat of new Set(this.waiting)) this.seats[seat] = (this.seats[seat] ?? 0) + passed;
  }

  private nextAlarm(game: Game): number | undefined {
    const { match, phase, seat } = this.clocks;
    const times: number[] = [];
    if (match !== undefined && !game.state.timeCalled) times.push(Math.max(0, match - this.match));
    if (this.waiting.length > 0) {
      if (phase !== undefined && game.state.round > 0) times.push(orPause(phase - this.phase.time));
      if (seat !== undefined) times.push(orPause(Math.max(...this.waiting.map((one) => seat - (this.seats[one] ?? 0)))));
    }
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  private alarm(game: Game): void {
    this.count();
    const { match, phase, seat } = this.clocks;
    if (match !== undefined && this.match >= match && !game.state.timeCalled) {
      this.ring({ input: "time" });
      return;
    }
    const isPhaseOver = phase !== undefined && game.state.round > 0 && this.phase.time >= phase;
    const areSeatsOver = seat !== undefined && this.waiting.every((one) => (this.seats[one] ?? 0) >= seat);
    if (this.waiting.length > 0 && (isPhaseOver || areSeatsOver)) this.ring({ input: "hurry", seat: "clock", number: game.number });
    else this.follow(game);
  }
}

const orPause = (left: number): number => (left > 0 ? left : PAUSE);

const phaseKey = ({ state }: Game): string => `${state.round} ${state.cursor.phase}`;
