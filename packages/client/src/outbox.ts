/**
 * The messages that the host hasn't answered yet, in order. They are sent again after every new connection: the host answers a message that
 * it already knows as it did the first time.
 */
import type { ClientMessage, HostMessageOf, MessageId } from "@broadside/protocol";

export type Request = Extract<ClientMessage, { readonly id: MessageId }>;
export type Reply = HostMessageOf<"reply">;

interface Waiting {
  readonly request: Request;
  resolve(reply: Reply): void;
  reject(reason: Error): void;
}

/** A refusal that isn't final: the same message is sent again after this many milliseconds. */
const NOT_FINAL: ReadonlySet<string> = new Set(["too fast", "not known yet"]);
const USUAL_WAIT = 1000;

export class Outbox {
  private readonly waiting = new Map<MessageId, Waiting>();

  /** The unanswered messages, so that a page can keep them for after a reload. */
  get requests(): readonly Request[] {
    return [...this.waiting.values()].map(({ request }) => request);
  }

  add(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { request, resolve, reject });
    });
  }

  /** Takes a reply. Returns the milliseconds after which to send the message again, if the reply isn't final. */
  settle(reply: Reply): { readonly request: Request; readonly wait: number } | undefined {
    const waiting = this.waiting.get(reply.to);
    if (!waiting) return undefined;
    const { refusal } = reply;
    if (refusal && NOT_FINAL.has(refusal.refused))
      return { request: waiting.request, wait: ("wait" in refusal ? refusal.wait : undefined) ?? USUAL_WAIT };
    this.waiting.delete(reply.to);
    waiting.resolve(reply);
    return undefined;
  }

  has(id: MessageId): boolean {
    return this.waiting.has(id);
  }

  rejectAll(reason: Error): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
