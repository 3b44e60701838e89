/** A program in a worker of its own: the host's worker never stands still while it thinks. This is the worker's side. */
import { BOTS, type BotAnswer, type Budget } from "@broadside/players";
import type { Content, View } from "@broadside/rules";
import type { Bots } from "./bots.ts";
import type { ContentFor } from "./live-game.ts";

/** What a worker is asked. It is plain data: any way of sending will do. */
export interface ThinkRequest {
  readonly id: number;
  readonly level: string;
  readonly seed: number;
  readonly view: View;
  readonly budget: Budget;
}

export type ThinkReply =
  /** The cards are loaded: from now on it thinks. */
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly answered: BotAnswer }
  | { readonly id: number; readonly failed: string };

export interface Thinker {
  readonly contentFor: ContentFor;
  /** Milliseconds since any moment. */
  now(): number;
  tell(reply: ThinkReply): void;
  readonly bots?: Bots;
}

/** Answers requests. What a game is played with is loaded by its set-up, once for the questions of one game. */
export function botThinker({ contentFor, now, tell, bots = BOTS }: Thinker): (asked: ThinkRequest) => Promise<void> {
  let loaded: { readonly setup: string; readonly content: Promise<Content | undefined> } | undefined;
  const contentOf = (view: View): Promise<Content | undefined> => {
    const setup = JSON.stringify(view.setup);
    if (loaded?.setup !== setup) loaded = { setup, content: contentFor(view.setup) };
    return loaded.content;
  };
  const think = async ({ id, level, seed, view, budget }: ThinkRequest): Promise<BotAnswer> => {
    const until = now() + budget.milliseconds;
    const content = await contentOf(view);
    const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
    if (!content || !bot) throw new Error(bot ? "the game's cards are not here" : `there is no program ${level}`);
    tell({ id, begun: true });
    const signal = {
      get aborted(): boolean {
        return now() >= until;
      },
    };
    return bot(seed)(view, content, budget, signal);
  };
  return (asked) =>
    think(asked).then(
      (answered) => tell({ id: asked.id, answered }),
      (error: unknown) => tell({ id: asked.id, failed: error instanceof Error ? error.message : String(error) }),
    );
}
