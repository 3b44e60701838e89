/**
 * The latest replies to each sender, so that a message that is sent again gets the same reply without having an effect. The journal knows
 * the inputs of the whole game; this covers everything else that a sender may repeat after a lost connection.
 */
import type { HostMessageOf, MessageId, PlayerId } from "@broadside/protocol";

type Reply = HostMessageOf<"reply">;

const MOST_REPLIES = 200;
const MOST_SENDERS = 500;

export class RecentReplies {
  private readonly senders = new Map<PlayerId, Map<MessageId, Promise<Reply>>>();

  /** Makes a reply, unless this sender has sent the same message before. Replies that don't last are made again. */
  once(sender: PlayerId, id: MessageId, make: () => Promise<Reply>, isLasting: (reply: Reply) => boolean): Promise<Reply> {
    const replies = this.repliesTo(sender);
    const known = replies.get(id);
    if (known) return known;
    const reply = make().then((made) => {
      if (!isLasting(made)) replies.delete(id);
      return made;
    });
    replies.set(id, reply);
    if (replies.size > MOST_REPLIES) dropFirst(replies);
    return reply;
  }

  private repliesTo(sender: PlayerId): Map<MessageId, Promise<Reply>> {
    const replies = this.senders.get(sender) ?? new Map<MessageId, Promise<Reply>>();
    this.senders.delete(sender);
    this.senders.set(sender, replies);
    if (this.senders.size > MOST_SENDERS) dropFirst(this.senders);
    return replies;
  }
}

/** A map keeps its keys in the order in which they were added. */
function dropFirst<Key>(map: Map<Key, unknown>): void {
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
}
