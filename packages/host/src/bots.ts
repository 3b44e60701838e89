/** Programs at seats: asked for one answer at a time, with what their seat sees. Whatever goes wrong, somebody answers: the default. */
import { BOTS, type BotAnswer, type BotPlayer, type Budget, type StopSignal } from "@broadside/players";
import { type Content, type Game, type OpenAsk, type Seat, type View, view } from "@broadside/rules";
import type { Notice } from "@broadside/telling";
import type { Clock } from "./clock.ts";
import { adviserAmong } from "./levels.ts";
import type { SeatPlayer } from "./seat-player.ts";

/** Programs by their level; each is made from a seed. */
export type Bots = Readonly<Record<string, (seed: number) => BotPlayer>>;

/** What came of asking: an answer, or why there is none. */
export type BotResult = BotAnswer | { readonly failed: Notice };

/** What the host was given for its programs. */
export interface DeskOptions {
  readonly clock: Clock;
  /** Programs by their level; the plain ones of `@broadside/players` where left out. */
  readonly bots?: Bots | undefined;
  /** What a program may use for one answer. */
  readonly budget?: Budget | undefined;
  /** How many may think at the same time, where they think in workers; all where left out. */
  readonly botsAtOnce?: number | undefined;
}

const USUAL_BUDGET: Budget = { milliseconds: 5000 };

interface Thinking {
  readonly ask: number;
  readonly signal: { aborted: boolean };
  /** Calls off what the clock was asked for. */
  callOff: () => void;
}

/** Programs are a little slower than their budget before it is held against them. */
const GRACE = 250;

export class BotDesk {
  private readonly bots: Bots;
  private readonly budget: Budget;
  /** How many may think at once. */
  private readonly most: number;
  private readonly clock: Clock;
  private readonly answered: (seat: Seat, ask: number, result: BotResult) => void;
  private readonly thinking = new Map<Seat, Thinking>();

  constructor({ bots = BOTS, budget = USUAL_BUDGET, botsAtOnce, clock }: DeskOptions, answered: BotDesk["answered"]) {
    this.bots = bots;
    this.budget = budget;
    this.most = botsAtOnce ?? Number.POSITIVE_INFINITY;
    this.clock = clock;
    this.answered = answered;
  }

  /** Asks every program that is waited for and not thinking about it already. */
  follow(game: Game, players: readonly SeatPlayer[]): void {
    for (const [seat, player] of players.entries()) {
      const open = player.kind === "bot" && !game.state.outcome ? openFor(game, seat) : undefined;
      const thinking = this.thinking.get(seat);
      if (thinking && thinking.ask === open?.number) continue;
      this.forget(seat);
      if (open && player.kind === "bot" && this.thinking.size < this.most) this.ask(game, seat, open.number, player);
    }
  }

  /** What the strongest program would answer. It rejects where there is none, and where it fails or takes too long. */
  advise(seen: View, content: Content): Promise<BotAnswer> {
    const level = adviserAmong(this.bots);
    const bot = level === undefined ? undefined : this.bots[level]?.(0);
    if (!bot) return Promise.reject(new Error("no program is here"));
    const signal = { aborted: false };
    return new Promise((resolve, reject) => {
      const callOff = this.clock.after(this.budget.milliseconds + GRACE, () => {
        signal.aborted = true;
        reject(new Error("it took too long"));
      });
      void answerOf(bot, copied(seen), content, this.budget, signal).then(resolve, reject).finally(callOff);
    });
  }

  /** The host has dealt with an answer. */
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

  /** It begins to think when everything else that waits has had its turn: programs that play each other keep nobody from the host. */
  private ask(game: Game, seat: Seat, ask: number, { level, seed }: Extract<SeatPlayer, { readonly kind: "bot" }>): void {
    const signal = { aborted: false };
    const thinking: Thinking = { ask, signal, callOff: this.clock.after(0, () => begin()) };
    this.thinking.set(seat, thinking);
    let isDone = false;
    // Until the host has dealt with it, the program is not asked again.
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
      void answerOf(bot, copied(view(game, [seat])), game.content, this.budget, signal).then(
        (answered) => finish(answered),
        () => finish({ failed: "bot failed" }),
      );
    };
  }
}

/** A program that throws before it promises anything fails like any other. */
const answerOf = async (bot: BotPlayer, seen: View, content: Content, budget: Budget, signal: StopSignal): Promise<BotAnswer> => {
  const answered = await bot(seen, content, budget, signal);
  if (!answered?.answer) throw new Error("it gave no answer");
  return answered;
};

/** What a seat has still to answer first. */
export const openFor = ({ open }: Game, seat: Seat): OpenAsk | undefined => open.find(({ ask, answer }) => ask.seat === seat && !answer);

/** A program gets a copy: nothing of the game is in its hands. */
const copied = (seen: View): View => JSON.parse(JSON.stringify(seen)) as View;
