/** An option's key, and why the bot chooses it. */
import type { BotReason } from "@broadside/protocol";

export interface Choice {
  readonly key: string;
  readonly reasons: readonly BotReason[];
}
