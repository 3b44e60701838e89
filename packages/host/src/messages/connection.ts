/**
 * One visitor's connection. It reads every message by its shape, checks it against the authority table and the pace limits, and answers it.
 * A message with an id that this sender has used before gets the first answer again.
 */
import { JsonReader, readJson, text } from "@broadside/kit";
import {
  type AnyRefusal,
  CLIENT_MESSAGE_LIMITS,
  type ClientMessage,
  clientMessageShape,
  type HostMessage,
  type HostMessageOf,
  LONGEST_ID,
  type MessageId,
  PROTOCOL_VERSION,
  type ReplyContent,
} from "@broadside/protocol";
import { type Language, spokenLanguages, wordingIn } from "@broadside/telling";
import type { Client } from "../people/clients.ts";
import type { Visitor } from "../people/visitor.ts";
import type { RunningGame } from "../running-game.ts";
import type { Outcome } from "./outcome.ts";
import { Pace } from "./pace.ts";
import { answerRequest } from "./requests.ts";

export interface HostConnection {
  /** Takes a message from the client: a text or its value. Never throws. */
  receive(given: unknown): void;
  /** The connection is lost. */
  close(): void;
}

type Reply = HostMessageOf<"reply">;
type Request = Extract<ClientMessage, { readonly id: MessageId }>;

/** Questions without an effect. They are answered each time, because storing their answers would only fill the memory. */
const WITHOUT_EFFECT: ReadonlySet<ClientMessage["message"]> = new Set(["aid", "why not", "record", "show"]);
/** Refusals after which the same message may be sent again. */
const NOT_FINAL: ReadonlySet<AnyRefusal["refused"]> = new Set(["too fast", "not known yet", "not joined", "the table is closed"]);

export class Connection implements HostConnection {
  private readonly running: RunningGame;
  private readonly visitor: Visitor;
  private readonly sendMessage: (message: HostMessage) => void;
  private readonly pace: Pace;
  private client: Client | undefined;
  private isClosed = false;

  constructor(running: RunningGame, visitor: Visitor, send: (message: HostMessage) => void) {
    this.running = running;
    this.visitor = visitor;
    this.sendMessage = send;
    this.pace = new Pace(running.options.limits?.pace, running.options.clock.now());
  }

  receive(given: unknown): void {
    const value = typeof given === "string" ? parsed(given) : given;
    const id = idOf(value);
    if (this.isClosed || this.running.isClosing) {
      this.refuse(id, { refused: "the table is closed" });
      return;
    }
    const wait = this.pace.wait(value, this.running.options.clock.now());
    if (wait > 0) {
      this.refuse(id, { refused: "too fast", wait });
      return;
    }
    const reader = new JsonReader(1);
    const message = clientMessageShape.read(reader, value, "");
    const [problem] = reader.problems;
    if (!message || problem)
      this.refuse(id, { refused: "not understood", detail: problem && `${problem.path || "message"} ${problem.reason}` });
    else this.handle(message);
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    if (this.client) this.running.audience.leave(this.client);
    this.client = undefined;
  }

  private get language(): Language {
    return this.client?.language ?? spokenLanguages()[0] ?? "en";
  }

  private handle(message: ClientMessage): void {
    if (message.message === "join") {
      this.join(message);
      return;
    }
    const { client } = this;
    if (!client) {
      this.refuse("id" in message ? message.id : undefined, { refused: "not joined" });
      return;
    }
    switch (message.message) {
      case "refresh":
        this.running.audience.refresh(client, message.last);
        break;
      case "presence":
        this.running.audience.sayPresence(client, message.isHere);
        break;
      case "leave":
        this.close();
        break;
      default:
        void this.answer(client, message);
    }
  }

  private join({ protocol, language, last, shown }: Extract<ClientMessage, { readonly message: "join" }>): void {
    if (this.client) return;
    if (protocol !== PROTOCOL_VERSION) {
      this.sendAway({ refused: "other protocol version", detail: `${protocol} instead of ${PROTOCOL_VERSION}` });
      return;
    }
    const spoken = spokenLanguages().find((known) => known === language);
    if (!spoken) {
      this.sendAway({ refused: "unknown language", detail: language });
      return;
    }
    this.client = this.running.audience.join({ visitor: this.visitor, language: spoken, last, shown }, (message) => this.send(message));
  }

  private async answer(client: Client, request: Request): Promise<void> {
    const { running, visitor } = this;
    const make = async (): Promise<Reply> =>
      this.replyOf(request.id, await running.guarded(request, () => answerRequest(running, client, request)));
    const isLasting = (reply: Reply): boolean => !(reply.refusal && NOT_FINAL.has(reply.refusal.refused));
    this.send(await (WITHOUT_EFFECT.has(request.message) ? make() : running.replies.once(visitor.player, request.id, make, isLasting)));
  }

  private replyOf(id: MessageId, { refusal, input, content }: Outcome): Reply {
    return {
      message: "reply",
      to: id,
      ...(refusal && { refusal: { ...refusal, text: this.inWords(refusal), ...(input !== undefined && { input }) } }),
      ...(content && { with: content satisfies ReplyContent }),
    };
  }

  private refuse(id: MessageId | undefined, refusal: AnyRefusal): void {
    if (id !== undefined) this.send({ message: "reply", to: id, refusal: { ...refusal, text: this.inWords(refusal) } });
  }

  private sendAway(refusal: AnyRefusal): void {
    this.send({ message: "goodbye", refusal: { ...refusal, text: this.inWords(refusal) }, protocol: PROTOCOL_VERSION });
    this.close();
  }

  private inWords(refusal: AnyRefusal): string {
    // A host that speaks no language yet still says why it refuses something.
    if (spokenLanguages().length === 0) return refusal.refused;
    return wordingIn(this.language).refusalInWords(refusal, this.running.shipNames(this.language));
  }

  /** An error at the other end affects nobody else. */
  private send(message: HostMessage): void {
    try {
      this.sendMessage(message);
    } catch {
      // The client will notice the gap in the numbers, or send its message again.
    }
  }
}

/** Returns undefined for a text that is too long, too deep or no JSON; the shape then refuses it. */
function parsed(text: string): unknown {
  const read = readJson(text, CLIENT_MESSAGE_LIMITS);
  return read.ok ? read.value : undefined;
}

const messageId = text(LONGEST_ID);

/** Finds the id of any message, so that even one that can't be read gets a reply. */
function idOf(value: unknown): MessageId | undefined {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  const reader = new JsonReader(1);
  const read = messageId.read(reader, id, "");
  return reader.problems.length === 0 ? read : undefined;
}
