/** A connection to a host in a test that sends whatever it is told to, and waits for replies by id. */
import type { AnyRefusal, ClientMessage, HostMessage, HostMessageOf, Input, MessageId } from "@broadside/protocol";
import { PROTOCOL_VERSION } from "@broadside/protocol";
import type { Host } from "../host.ts";
import type { HostConnection } from "../messages/connection.ts";
import type { Visitor } from "../people/visitor.ts";

type Reply = HostMessageOf<"reply">;
type Request = Extract<ClientMessage, { readonly id: MessageId }>;

export class RawClient {
  readonly heard: HostMessage[] = [];
  readonly connection: HostConnection;
  private readonly waiting = new Map<MessageId, (reply: Reply) => void>();

  constructor(host: Host, visitor: Visitor) {
    this.connection = host.connect(visitor, (message) => this.hear(JSON.parse(JSON.stringify(message)) as HostMessage));
  }

  join(): this {
    this.connection.receive({ message: "join", protocol: PROTOCOL_VERSION, language: "en" });
    return this;
  }

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      this.waiting.set(request.id, resolve);
      this.connection.receive(JSON.stringify(request));
    });
  }

  /** Gives one input with its own id; the message has another one each time. */
  async give(id: MessageId, input: unknown): Promise<AnyRefusal | undefined> {
    const { refusal } = await this.ask({
      message: "give",
      id: `${id} ${this.heard.length} again`,
      inputs: [{ id, input: input as Input }],
    });
    if (!refusal) return undefined;
    const { text: _text, input: _input, ...reason } = refusal;
    return reason;
  }

  private hear(message: HostMessage): void {
    this.heard.push(message);
    if (message.message !== "reply") return;
    this.waiting.get(message.to)?.(message);
    this.waiting.delete(message.to);
  }
}
