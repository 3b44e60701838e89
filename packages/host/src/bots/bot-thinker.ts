/** The worker's side of a bot. The bot thinks in its own worker, so that the host's worker stays responsive. */
import { BOTS, type BotAnswer, type Budget } from "@broadside/players";
import type { Content, View } from "@broadside/rules";
import type { ContentFor } from "../journal/live-game.ts";
import type { Bots } from "./bots.ts";

/** A request to a worker, as plain data that any channel can carry. */
export interface ThinkRequest {
  readonly id: number;
  readonly level: string;
  readonly seed: number;
  readonly view: View;
  readonly budget: Budget;
}

export type ThinkReply =
  /** The cards are loaded, and the bot starts thinking. */
  | { readonly id: number; readonly begun: true }
  | { readonly id: number; readonly answered: BotAnswer }
  | { readonly id: number; readonly failed: string };

export interface Thinker {
  readonly contentFor: ContentFor;
  /** Milliseconds since some fixed moment. */
  now(): number;
  tell(reply: ThinkReply): void;
  readonly bots?: Bots;
}

/** Answers requests. It loads the content for a set-up once for all questions in a game. */
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
    if (!content || !bot) throw new Error(bot ? "the game's cards are not here" : `there is no bot ${level}`);
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
