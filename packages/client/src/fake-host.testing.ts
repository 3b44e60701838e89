/** A client in a test, with the other end of its connections and a clock that the test advances. */
import type {
  ClientMessage,
  ClientMessageKind,
  ClientMessageOf,
  HostMessage,
  NumberedMessage,
  Scene,
  TableView,
} from "@broadside/protocol";
import { type ClientEvent, type ClientOptions, GameClient } from "./game-client.ts";
import type { ClientClock, Transport, TransportHandlers } from "./transport.ts";

interface Alarm {
  readonly at: number;
  readonly run: () => void;
}

export class FakeClock implements ClientClock {
  private time = 0;
  private readonly alarms = new Set<Alarm>();

  now(): number {
    return this.time;
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.time + milliseconds, run };
    this.alarms.add(alarm);
    return () => this.alarms.delete(alarm);
  }

  /** Advances time from one alarm to the next. */
  pass(milliseconds: number): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.alarms].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
      if (!next) break;
      this.time = next.at;
      this.alarms.delete(next);
      next.run();
    }
    this.time = until;
  }
}

/** One connection, from the host's end. */
export interface FakeConnection {
  readonly sent: readonly ClientMessage[];
  readonly isClosed: boolean;
  /** Accepts the connection. */
  open(): void;
  say(...messages: readonly HostMessage[]): void;
  /** Loses the connection. */
  lose(): void;
}

/** Keeps every connection that the client opens. Like a socket, each one accepts no message before it is open. */
export class FakeTransport implements Transport {
  readonly connections: FakeConnection[] = [];

  open(handlers: TransportHandlers) {
    const sent: ClientMessage[] = [];
    const connection = {
      sent,
      isClosed: false,
      open: () => handlers.opened(),
      say: (...messages: readonly HostMessage[]) => messages.forEach(handlers.received),
      lose: () => handlers.closed(),
    };
    this.connections.push(connection);
    return {
      send: (message: ClientMessage) => void sent.push(JSON.parse(JSON.stringify(message)) as ClientMessage),
      close: () => {
        connection.isClosed = true;
        handlers.closed();
      },
    };
  }

  get last(): FakeConnection {
    const last = this.connections.at(-1);
    if (!last) throw new Error("the client has opened no connection");
    return last;
  }
}

export interface TestClient {
  readonly client: GameClient;
  readonly clock: FakeClock;
  readonly transport: FakeTransport;
  readonly events: readonly ClientEvent[];
  /** Opens the last connection. */
  accept(): FakeConnection;
  /** Opens the last connection and sends the first scene. */
  begin(scene?: Scene): FakeConnection;
  /** The messages of one kind that the last connection has carried. */
  sent<Kind extends ClientMessageKind>(kind: Kind): readonly ClientMessageOf<Kind>[];
  /** Seconds until the client tries to connect again. */
  readonly retryIn: number | undefined;
}

export function newClient(options: Partial<ClientOptions> = {}): TestClient {
  const clock = new FakeClock();
  const transport = new FakeTransport();
  const events: ClientEvent[] = [];
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `m${ids}`;
  };
  const client = new GameClient({ transport, clock, language: "en", newId, ...options });
  client.follow((event) => events.push(event));
  const accept = (): FakeConnection => {
    transport.last.open();
    return transport.last;
  };
  return {
    client,
    clock,
    transport,
    events,
    accept,
    begin: (scene = sceneAt(0)) => {
      const connection = accept();
      connection.say(wholeScene(1, scene));
      return connection;
    },
    sent: <Kind extends ClientMessageKind>(kind: Kind) =>
      transport.last.sent.filter((message): message is ClientMessageOf<Kind> => message.message === kind),
    get retryIn() {
      return client.status.status === "lost" ? client.status.retryIn / 1000 : undefined;
    },
  };
}

/** A scene after this many inputs. A client never looks at anything in it but its number. */
export const sceneAt = (number: number, log: readonly string[] = []): Scene => ({ number, log }) as unknown as Scene;

export const wholeScene = (number: number, scene: Scene): NumberedMessage => ({ message: "scene", number, scene });

/** A change to the number of inputs, and a new line of the log. */
export const changed = (number: number, inputs: number, place: number): NumberedMessage => ({
  message: "changed",
  number,
  happened: [{ number: inputs, happenings: [] }],
  patch: { fields: { number: { to: inputs }, log: { places: {}, added: [`line ${place}`] } } },
});

export const TABLE: TableView = {
  pace: "live",
  seats: ["here", "here"],
  watchers: [],
  absent: [],
  standIns: [],
  judgeCalls: [],
  mayChat: true,
};
