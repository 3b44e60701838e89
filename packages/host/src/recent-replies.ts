/**
 * The latest replies to each sender, so that a message that is sent again gets the same reply without having an effect. The journal knows
 * the inputs of the whole game; this covers everything else that a sender may repeat after a lost connection.
 */
import type { HostMessageOf, MessageId, PlayerId } from "@broadside/protocol";

type Reply = HostMessageOf<"reply">;

const MOST_REPLIES = 200;
const MOST_SENDERS = 500;

export class RecentReplies {
  private readonly senders = new Map<PlayerId, Map<MessageId, Reply>>();

  find(sender: PlayerId, id: MessageId): Reply | undefined {
    return this.senders.get(sender)?.get(id);
  }

  add(sender: PlayerId, reply: Reply): void {
    const replies = this.senders.get(sender) ?? new Map<MessageId, Reply>();
    this.senders.delete(sender);
    this.senders.set(sender, replies);
    replies.set(reply.to, reply);
    if (replies.size > MOST_REPLIES) dropFirst(replies);
    if (this.senders.size > MOST_SENDERS) dropFirst(this.senders);
  }
}

/** A map keeps its keys in the order in which they were added. */
function dropFirst<Key>(map: Map<Key, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
