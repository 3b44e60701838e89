/**
 * A client in a test that may send anything. It builds its scene from the messages it gets, checks each of them by its shape, and collects
 * the replies.
 */
import type { Host, HostConnection, Visitor } from "@broadside/host";
import { JsonReader, patched, readJson } from "@broadside/kit";
import {
  CLIENT_MESSAGE_LIMITS,
  type ClientMessage,
  type HostMessage,
  type HostMessageOf,
  hostMessageShape,
  type Input,
  type PlayQuestion,
  PROTOCOL_VERSION,
  type Scene,
  type TableView,
} from "@broadside/protocol";

type Reply = HostMessageOf<"reply">;
type Request = Extract<ClientMessage, { readonly id: string }>;

/** Resolves when everything that only waits for promises has happened. */
export const rest = (): Promise<void> => new Promise((done) => setImmediate(done));

export class Guest {
  readonly visitor: Visitor;
  scene: Scene | undefined;
  table: TableView | undefined;
  /** All replies by the id that they answer. */
  readonly replies = new Map<string, Reply[]>();
  /** What is wrong with the messages that arrived. */
  readonly problems: string[] = [];
  /** True once the guest has left or was sent away. */
  isGone = false;
  private readonly connection: HostConnection;

  constructor(host: Host, visitor: Visitor, overhear: (message: HostMessage) => void = () => undefined) {
    this.visitor = visitor;
    this.connection = host.connect(visitor, (message) => {
      const copy = JSON.parse(JSON.stringify(message)) as HostMessage;
      overhear(copy);
      this.hear(copy);
    });
  }

  send(given: unknown): void {
    this.isGone ||= isLeaving(given);
    this.connection.receive(given);
  }

  async join(): Promise<void> {
    this.send({ message: "join", protocol: PROTOCOL_VERSION, language: "en" } satisfies ClientMessage);
    await rest();
  }

  /** Sends a request as text and waits for its reply. */
  async ask(request: Request): Promise<Reply | undefined> {
    this.send(JSON.stringify(request));
    await rest();
    return this.replies.get(request.id)?.at(-1);
  }

  close(): void {
    this.connection.close();
  }

  /** The open questions of the guest's seats. */
  get questions(): readonly PlayQuestion[] {
    return (this.scene?.questions ?? []).filter(({ seat, answered }) => this.visitor.seats.includes(seat) && answered === undefined);
  }

  /** A legal answer to one of the guest's questions; undefined if there is none. */
  randomAnswer(random: (below: number) => number): Input | undefined {
    const { questions } = this;
    const question = questions[random(questions.length)];
    if (!question) return undefined;
    const { seat, number, options, place } = question;
    const key = options[random(options.length)]?.key;
    return { input: "answer", seat, ask: number, ...(place ? { pose: place.default } : { key: key ?? "" }) };
  }

  private hear(message: HostMessage): void {
    const reader = new JsonReader(1, { onlyChecks: true });
    hostMessageShape.read(reader, message, "");
    const [problem] = reader.problems;
    if (problem) this.problems.push(`${problem.path} ${problem.reason} in ${JSON.stringify(message).slice(0, 1000)}`);
    switch (message.message) {
      case "reply":
        this.replies.set(message.to, [...(this.replies.get(message.to) ?? []), message]);
        break;
      case "scene":
        this.scene = message.scene;
        break;
      case "changed":
        if (message.patch) this.scene = patched(this.scene, message.patch) as Scene;
        break;
      case "table":
        this.table = message.table;
        break;
      case "goodbye":
        this.isGone = true;
        break;
      default:
        break;
    }
  }
}

function isLeaving(given: unknown): boolean {
  const read = typeof given === "string" ? readJson(given, CLIENT_MESSAGE_LIMITS) : undefined;
  const value = read ? (read.ok ? read.value : undefined) : given;
  return typeof value === "object" && value !== null && "message" in value && value.message === "leave";
}
