/**
 * The messages that the host hasn't answered yet, in order. They are sent again after every new connection: the host answers a message that
 * it already knows as it did the first time.
 */
import type { ClientMessage, HostMessageOf, MessageId, RequestKind, TableRefusal } from "@broadside/protocol";

export type Request = Extract<ClientMessage, { readonly id: MessageId }>;
export type Reply = HostMessageOf<"reply">;

interface Waiting {
  readonly request: Request;
  /** True from a reply that isn't final until the message is sent again. */
  isPutOff: boolean;
  resolve(reply: Reply): void;
  reject(reason: Error): void;
}

/** Refusals that aren't final: the same message is sent again later. */
const NOT_FINAL: ReadonlySet<string> = new Set<TableRefusal["refused"]>(["too fast", "not known yet"]);
/** How long to wait if the refusal doesn't say, in milliseconds. */
const USUAL_WAIT = 1000;

/** Replies to these may take long, because a bot thinks. */
const SLOW: ReadonlySet<RequestKind> = new Set(["aid"]);

export class Outbox {
  private readonly waiting = new Map<MessageId, Waiting>();

  /** The unanswered messages, so that a page can keep them for after a reload. */
  get requests(): readonly Request[] {
    return [...this.waiting.values()].map(({ request }) => request);
  }

  /** Whether a message has been sent that the host should answer soon. */
  get isReplyDue(): boolean {
    return [...this.waiting.values()].some(({ request, isPutOff }) => !isPutOff && !SLOW.has(request.message));
  }

  add(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.waiting.set(request.id, { request, isPutOff: false, resolve, reject });
    });
  }

  /** Takes a reply. Returns the milliseconds after which to send the message again, if the reply isn't final. */
  settle(reply: Reply): number | undefined {
    const waiting = this.waiting.get(reply.to);
    if (!waiting) return undefined;
    const { refusal } = reply;
    if (refusal && NOT_FINAL.has(refusal.refused)) {
      waiting.isPutOff = true;
      return ("wait" in refusal ? refusal.wait : undefined) ?? USUAL_WAIT;
    }
    this.waiting.delete(reply.to);
    waiting.resolve(reply);
    return undefined;
  }

  /** Returns all messages, to be sent now. */
  sendAll(): readonly Request[] {
    for (const waiting of this.waiting.values()) waiting.isPutOff = false;
    return this.requests;
  }

  /** Returns a message that was put off, to be sent now; undefined if a new connection has sent it already. */
  sendPutOff(id: MessageId): Request | undefined {
    const waiting = this.waiting.get(id);
    if (!waiting?.isPutOff) return undefined;
    waiting.isPutOff = false;
    return waiting.request;
  }

  rejectAll(reason: Error): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
