/**
 * Runs the clocks that the players agreed on, and reports what is due. Live games count only while the host runs: a restart stops their
 * clocks. Correspondence counts the time that has passed, however long the host was asleep.
 */
import type { Pace, TimeLeft } from "@broadside/protocol";
import type { Game, Seat } from "@broadside/rules";
import { type AgreedClocks, agreedClocks } from "../agreed.ts";
import type { Clock } from "./clock.ts";

/** The time used so far, in milliseconds. A field that older journals lack counts as nothing. */
export interface SpentTime {
  readonly match: number;
  readonly seats: readonly number[];
  readonly phase: { readonly key: string; readonly time: number };
  /** For each seat: since its last answer. */
  readonly decisions?: readonly number[] | undefined;
  /** For each seat: how long the clocks have waited for its lost connection. */
  readonly allowances?: readonly number[] | undefined;
  /** When this was counted. Set if the clocks go on from there although no host runs: in correspondence, and in a game that sleeps. */
  readonly runsFrom?: number | undefined;
}

/** What the clocks depend on besides the time. */
export interface ClockFacts {
  readonly pace: Pace;
  /** The milliseconds for each turn in correspondence. */
  readonly turn: number | undefined;
  /** True during a pause and after the game. */
  readonly isStopped: boolean;
  /** Seats of people who have something to decide, and seats that the game waits for at all. */
  readonly deciding: readonly Seat[];
  readonly waiting: readonly Seat[];
  /** Seats of people without a connection. */
  readonly gone: readonly Seat[];
  /** Seats of people who aren't there, connected or not. */
  readonly absent: readonly Seat[];
}

/** Something that a clock wants the host to do. */
export type Due =
  | { readonly due: "time" }
  /** All open questions get their defaults, or only those of these seats. */
  | { readonly due: "hurry"; readonly seats?: readonly Seat[] }
  /** A seat has used all its time. */
  | { readonly due: "out of time"; readonly seat: Seat };

/** The pause before open questions get their defaults again, so that people can see what happens. */
const PAUSE = 1000;
/** How long the clocks of a game wait for one seat's lost connections. */
export const CONNECTION_ALLOWANCE = 120_000;
/** The longest time until the next alarm. Timers can't wait for weeks. */
const LONGEST_ALARM = 86_400_000;

export class ClockKeeper {
  private readonly clock: Clock;
  private readonly agreed: AgreedClocks;
  private facts: ClockFacts;
  private match: number;
  private readonly seats: number[];
  private readonly decisions: number[];
  private readonly allowances: number[];
  /** How long the game has waited for each absent player. */
  private readonly waits: number[];
  private phase: { key: string; time: number };
  private counted: number;
  private lastHurry = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, game: Game, spent: SpentTime | undefined, facts: ClockFacts) {
    const { seats } = game.setup;
    const each = (times: readonly number[] | undefined): number[] => seats.map((_, seat) => times?.[seat] ?? 0);
    this.clock = clock;
    this.agreed = agreedClocks(game.setup);
    this.facts = facts;
    this.match = spent?.match ?? 0;
    this.seats = each(spent?.seats);
    this.decisions = each(spent?.decisions);
    this.allowances = each(spent?.allowances);
    this.waits = each(undefined);
    this.phase = spent ? { ...spent.phase } : { key: phaseKey(game), time: 0 };
    this.counted = spent?.runsFrom ?? clock.now();
  }

  get isOn(): boolean {
    const { match, phase, seat, decision } = this.agreed;
    return match !== undefined || phase !== undefined || seat !== undefined || decision !== undefined || this.turn !== undefined;
  }

  private get isLive(): boolean {
    return this.facts.pace === "live";
  }

  private get turn(): number | undefined {
    return this.facts.pace === "correspondence" ? this.facts.turn : undefined;
  }

  /** The limit for the current decision, or for the turn in correspondence. */
  private get decisionLimit(): number | undefined {
    return this.isLive ? this.agreed.decision : this.turn;
  }

  private get seatLimit(): number | undefined {
    return this.isLive ? this.agreed.seat : undefined;
  }

  /** Returns the time spent, for the journal. `isAsleep` lets a live game's clocks go on while no host runs. */
  spent(isAsleep = false): SpentTime {
    this.count();
    const runsOn = !this.isLive || isAsleep;
    return {
      match: this.match,
      seats: [...this.seats],
      phase: { ...this.phase },
      decisions: [...this.decisions],
      allowances: [...this.allowances],
      ...(runsOn && { runsFrom: this.counted }),
    };
  }

  /** Returns the time left right now. */
  get left(): TimeLeft | undefined {
    if (!this.isOn) return undefined;
    this.count();
    const { match, phase } = this.agreed;
    const { seatLimit, decisionLimit, isLive } = this;
    const { isStopped, deciding } = this.facts;
    return {
      running: isStopped || this.heldFor() > 0 ? [] : deciding,
      ...((isStopped || !isLive) && { isStopped: true as const }),
      ...(match !== undefined && { match: Math.max(0, match - this.match) }),
      ...(phase !== undefined && { phase: Math.max(0, phase - this.phase.time) }),
      ...(seatLimit !== undefined && { seats: this.seats.map((time) => Math.max(0, seatLimit - time)) }),
      ...(decisionLimit !== undefined && { decisions: this.decisions.map((time) => Math.max(0, decisionLimit - time)) }),
    };
  }

  /** How long the game has waited for an absent player. */
  waited(seat: Seat): number {
    this.count();
    return this.waits[seat] ?? 0;
  }

  /** Called when something has changed that the clocks depend on. `answered` are the seats that have answered since the last call. */
  follow(game: Game, facts: ClockFacts, answered: readonly Seat[] = []): void {
    this.count();
    const key = phaseKey(game);
    if (this.phase.key !== key) this.phase = { key, time: 0 };
    for (const seat of answered) this.decisions[seat] = 0;
    for (const seat of this.decisions.keys()) {
      if (!facts.deciding.includes(seat)) this.decisions[seat] = 0;
      if (!facts.absent.includes(seat)) this.waits[seat] = 0;
    }
    this.facts = facts;
  }

  /** Adds time to the current phase. */
  grant(milliseconds: number): void {
    this.count();
    this.phase.time -= milliseconds;
  }

  private count(): void {
    const now = this.clock.now();
    const passed = Math.max(0, now - this.counted);
    this.counted = Math.max(now, this.counted);
    const { isStopped, deciding, gone, absent } = this.facts;
    if (isStopped || passed === 0) return;
    if (!this.isLive) {
      for (const seat of deciding) add(this.decisions, seat, passed);
      return;
    }
    const running = passed - Math.min(passed, this.heldFor());
    for (const seat of gone) add(this.allowances, seat, Math.min(passed, this.allowanceOf(seat)));
    for (const seat of deciding) {
      add(this.seats, seat, running);
      add(this.decisions, seat, running);
      if (absent.includes(seat)) add(this.waits, seat, passed);
    }
    this.match += passed;
    this.phase.time += passed;
  }

  /** How much longer the seats' clocks wait for lost connections. */
  private heldFor(): number {
    const isHeld = this.isLive && (this.agreed.seat !== undefined || this.agreed.decision !== undefined);
    return isHeld ? Math.max(0, ...this.facts.gone.map((seat) => this.allowanceOf(seat))) : 0;
  }

  private allowanceOf(seat: Seat): number {
    return Math.max(0, CONNECTION_ALLOWANCE - (this.allowances[seat] ?? 0));
  }

  /** Returns the milliseconds until something may be due; undefined if nothing ever is as things are. */
  nextAlarm(game: Game): number | undefined {
    this.count();
    const { isStopped, deciding, waiting } = this.facts;
    if (isStopped || game.state.outcome) return undefined;
    const { match, phase } = this.agreed;
    const held = this.heldFor();
    const times: number[] = held > 0 ? [held] : [];
    if (this.isLive && match !== undefined && !game.state.timeCalled) times.push(match - this.match);
    if (this.isLive && phase !== undefined && game.state.round > 0 && waiting.length > 0) times.push(this.orPause(phase - this.phase.time));
    for (const seat of deciding)
      for (const left of [this.seatLeft(seat), this.decisionLeft(seat)]) if (left !== undefined) times.push(held + this.orPause(left));
    return times.length > 0 ? Math.min(LONGEST_ALARM, Math.max(0, ...[Math.min(...times)])) : undefined;
  }

  /** After time is up, the next default answers come a moment later. */
  private orPause(left: number): number {
    return left > 0 ? left : Math.max(0, this.lastHurry + PAUSE - this.counted);
  }

  private seatLeft(seat: Seat): number | undefined {
    return this.seatLimit === undefined ? undefined : this.seatLimit - (this.seats[seat] ?? 0);
  }

  private decisionLeft(seat: Seat): number | undefined {
    return this.decisionLimit === undefined ? undefined : this.decisionLimit - (this.decisions[seat] ?? 0);
  }

  isOutOfTime(seat: Seat): boolean {
    const left = this.seatLeft(seat);
    return left !== undefined && left <= 0;
  }

  /** Returns what is due now; undefined if nothing is. */
  due(game: Game): Due | undefined {
    this.count();
    const { isStopped, deciding, waiting } = this.facts;
    if (isStopped || game.state.outcome) return undefined;
    const { match, phase } = this.agreed;
    if (this.isLive && match !== undefined && this.match >= match && !game.state.timeCalled) return { due: "time" };
    if (this.counted < this.lastHurry + PAUSE) return undefined;
    const isPhaseOver = this.isLive && phase !== undefined && game.state.round > 0 && this.phase.time >= phase && waiting.length > 0;
    if (isPhaseOver) return this.hurry({ due: "hurry" });
    if (this.heldFor() > 0) return undefined;
    const out = deciding.find((seat) => this.isOutOfTime(seat));
    if (out !== undefined) return this.hurry({ due: "out of time", seat: out });
    const late = deciding.filter((seat) => (this.decisionLeft(seat) ?? 1) <= 0);
    return late.length > 0 ? this.hurry({ due: "hurry", seats: late }) : undefined;
  }

  private hurry(due: Due): Due {
    this.lastHurry = this.counted;
    return due;
  }
}

function add(times: number[], seat: Seat, time: number): void {
  times[seat] = (times[seat] ?? 0) + time;
}

const phaseKey = ({ state }: Game): string => `${state.round} ${state.cursor.phase}`;
