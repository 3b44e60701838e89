/**
 * Bots at seats. The host asks a bot for one answer at a time and shows the bot only what its seat sees. If anything goes wrong, the seat
 * gets the default answer.
 */
import { BOTS, type BotAnswer, type BotPlayer, type Budget, type StopSignal } from "@broadside/players";
import { type Content, type Game, type OpenAsk, type Seat, type View, view } from "@broadside/rules";
import type { Notice } from "@broadside/telling";
import type { Clock } from "../clocks/clock.ts";
import type { SeatPlayer } from "../people/seat-player.ts";
import { adviserAmong } from "./levels.ts";

/** Bots by level; each is made from a seed. */
export type Bots = Readonly<Record<string, (seed: number) => BotPlayer>>;

/** The result of asking a bot: an answer, or why there is none. */
export type BotResult = BotAnswer | { readonly failed: Notice };

/** The options that the host passes on for its bots. */
export interface BotRunnerOptions {
  readonly clock: Clock;
  /** Bots by level (default: those of `@broadside/players`). */
  readonly bots?: Bots | undefined;
  /** A bot's budget for one answer. */
  readonly budget?: Budget | undefined;
  /** How many bots may think at the same time, if they think in workers (default: all). */
  readonly botsAtOnce?: number | undefined;
}

const USUAL_BUDGET: Budget = { milliseconds: 5000 };

interface Thinking {
  readonly ask: number;
  readonly signal: { aborted: boolean };
  /** Cancels the timer. */
  callOff: () => void;
}

/** How many milliseconds longer than its budget a bot may take. */
const GRACE = 250;

export class BotRunner {
  private readonly bots: Bots;
  private readonly budget: Budget;
  /** The maximum number of bots that may think at once. */
  private readonly most: number;
  private readonly clock: Clock;
  private readonly answered: (seat: Seat, ask: number, result: BotResult) => void;
  private readonly thinking = new Map<Seat, Thinking>();

  constructor({ bots = BOTS, budget = USUAL_BUDGET, botsAtOnce, clock }: BotRunnerOptions, answered: BotRunner["answered"]) {
    this.bots = bots;
    this.budget = budget;
    this.most = botsAtOnce ?? Number.POSITIVE_INFINITY;
    this.clock = clock;
    this.answered = answered;
  }

  /** Asks every bot that must answer and isn't already thinking about the question. */
  follow(game: Game, players: readonly SeatPlayer[]): void {
    for (const [seat, player] of players.entries()) {
      const open = player.bot && !game.state.outcome ? openQuestionOf(game, seat) : undefined;
      const thinking = this.thinking.get(seat);
      if (thinking && thinking.ask === open?.number) continue;
      this.forget(seat);
      if (open && player.bot && this.thinking.size < this.most) this.ask(game, seat, open.number, player.bot);
    }
  }

  /** Returns what the strongest bot would answer. Rejects if there is no bot, or if it fails or takes too long. */
  advise(seen: View, content: Content): Promise<BotAnswer> {
    const level = adviserAmong(this.bots);
    const bot = level === undefined ? undefined : this.bots[level]?.(0);
    if (!bot) return Promise.reject(new Error("no bot is here"));
    const signal = { aborted: false };
    return new Promise((resolve, reject) => {
      const callOff = this.clock.after(this.budget.milliseconds + GRACE, () => {
        signal.aborted = true;
        reject(new Error("it took too long"));
      });
      void answerOf(bot, copied(seen), content, this.budget, signal).then(resolve, reject).finally(callOff);
    });
  }

  has(level: string): boolean {
    return Object.hasOwn(this.bots, level);
  }

  /** True while a bot thinks. */
  get isBusy(): boolean {
    return this.thinking.size > 0;
  }

  /** Called when the host has processed a bot's answer. */
  settle(seat: Seat, ask: number): void {
    if (this.thinking.get(seat)?.ask === ask) this.forget(seat);
  }

  stop(): void {
    for (const seat of [...this.thinking.keys()]) this.forget(seat);
  }

  private forget(seat: Seat): void {
    const thinking = this.thinking.get(seat);
    if (!thinking) return;
    thinking.signal.aborted = true;
    thinking.callOff();
    this.thinking.delete(seat);
  }

  /** Asks a bot. The bot starts thinking after everything else in the queue, so bots that play each other never block the host. */
  private ask(game: Game, seat: Seat, ask: number, { level, seed }: NonNullable<SeatPlayer["bot"]>): void {
    const signal = { aborted: false };
    const thinking: Thinking = { ask, signal, callOff: this.clock.after(0, () => begin()) };
    this.thinking.set(seat, thinking);
    let isDone = false;
    // The bot isn't asked again until the host has processed its answer.
    const finish = (result: BotResult): void => {
      if (signal.aborted || isDone) return;
      isDone = true;
      thinking.callOff();
      this.answered(seat, ask, result);
    };
    const begin = (): void => {
      const bot = Object.hasOwn(this.bots, level) ? this.bots[level]?.(seed) : undefined;
      if (!bot) {
        finish({ failed: "no such bot" });
        return;
      }
      thinking.callOff = this.clock.after(this.budget.milliseconds + GRACE, () => finish({ failed: "bot was too slow" }));
      const think = async (): Promise<BotAnswer> => answerOf(bot, copied(view(game, [seat])), game.content, this.budget, signal);
      void think().then(
        (answered) => finish(answered),
        () => finish({ failed: "bot failed" }),
      );
    };
  }
}

/** Asks the bot. If it throws an error instead of returning a promise, that counts as a rejected promise. */
const answerOf = async (bot: BotPlayer, seen: View, content: Content, budget: Budget, signal: StopSignal): Promise<BotAnswer> => {
  const answered = await bot(seen, content, budget, signal);
  if (!answered?.answer) throw new Error("it gave no answer");
  return answered;
};

/** Finds the first open question for a seat. */
export const openQuestionOf = ({ open }: Game, seat: Seat): OpenAsk | undefined =>
  open.find(({ ask, answer }) => ask.seat === seat && !answer);

/** A bot gets a copy, so it can't change anything in the game. */
const copied = (seen: View): View => JSON.parse(JSON.stringify(seen)) as View;
