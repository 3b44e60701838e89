import type { MessageId, PlayerId } from "@broadside/protocol";

/**
 * Whose message causes a change. Changes by bots and clocks have ids that another host's bots and clocks would give them too, so that two
 * hosts never make the same one twice.
 */
export interface Sender {
  readonly id: MessageId;
  readonly by?: PlayerId | undefined;
}

/** The host itself. Its changes aren't looked up, because they only adjust the game to what is the case. */
export const HOST: Sender = { id: "host" };
