/**
 * Hosts that die, and storage that outlives them. What was stored stays. Whoever stores something may learn that it was stored, that nobody
 * knows, or nothing at all, because the host is dead by then.
 */
import type { Connection, Transport, TransportHandlers } from "@broadside/client";
import { type Clock, type Host, type HostOptions, type Journal, type JournalRow, openHost, type Visitor } from "@broadside/host";
import type { FakeClock } from "@broadside/host/suite";
import type { ClientMessage, HostMessage } from "@broadside/protocol";

type Random = (below: number) => number;

/** Once in so many attempts, storing fails or the host dies meanwhile. */
const STORING_FAILS = 25;
const LOADING_FAILS = 10;
/** How long it takes until a new host runs, in milliseconds. */
const DOWNTIME = 2500;

const never = new Promise<never>(() => undefined);
const copied = <Thing>(thing: Thing): Thing => JSON.parse(JSON.stringify(thing)) as Thing;

/** One run of a host, from its start to its death. */
interface Life {
  isDead: boolean;
  readonly lines: Set<Line>;
}

/** An open connection of a client. */
interface Line {
  readonly handlers: TransportHandlers;
  isOpen: boolean;
}

export class FailingHosts {
  readonly rows: JournalRow[];
  /** True once nothing fails any more. */
  isSafe = false;
  deaths = 0;
  host: Host | undefined;
  private life: Life | undefined;
  private readonly options: Omit<HostOptions, "journal" | "clock">;
  private readonly clock: FakeClock;
  private readonly random: Random;

  constructor(rows: readonly JournalRow[], options: FailingHosts["options"], clock: FakeClock, random: Random) {
    this.rows = copied([...rows]);
    this.options = options;
    this.clock = clock;
    this.random = random;
  }

  /** Starts a new host from what is stored. It may die before it runs. */
  async start(): Promise<void> {
    const life: Life = { isDead: false, lines: new Set() };
    this.life = life;
    const opened = await openHost({ ...this.options, journal: this.journalOf(life), clock: this.clockOf(life) }).catch(() => undefined);
    if (life.isDead) return;
    if (!opened) {
      this.kill();
      return;
    }
    if (!opened.ok) throw new Error(`the game can't be opened: ${JSON.stringify(opened.problems)}`);
    this.host = opened.value;
  }

  /** The host dies: it does nothing any more, and all its connections break. */
  kill(): void {
    const { life } = this;
    if (!life || life.isDead) return;
    life.isDead = true;
    this.deaths += 1;
    this.host = undefined;
    for (const line of life.lines) cut(line);
    this.clock.after(DOWNTIME, () => void this.start());
  }

  private journalOf(life: Life): Journal {
    const fails = (one: number): boolean => !this.isSafe && this.random(one) === 0;
    return {
      isLasting: true,
      load: async (after) => {
        if (life.isDead) return never;
        if (fails(LOADING_FAILS)) throw new Error("the storage doesn't answer");
        return copied(this.rows.slice(after));
      },
      append: async (after, rows) => {
        if (life.isDead) return never;
        const isWrong = fails(STORING_FAILS);
        const [isStored, survives] = [!isWrong || this.random(2) === 0, !isWrong || this.random(2) === 0];
        if (isStored && after !== this.rows.length) return "conflict";
        if (isStored) this.rows.push(...copied(rows));
        if (!survives) {
          this.kill();
          return never;
        }
        if (isWrong) throw new Error("the connection to the storage is lost");
        return "saved";
      },
    };
  }

  private clockOf(life: Life): Clock {
    return {
      now: () => this.clock.now(),
      after: (milliseconds, run) => this.clock.after(milliseconds, () => life.isDead || run()),
    };
  }

  /** Connects a visitor to whatever host runs. Messages travel as text. */
  connect(visitor: Visitor, handlers: TransportHandlers): Connection {
    const { host, life } = this;
    const line: Line = { handlers, isOpen: true };
    if (!host || !life) {
      void Promise.resolve().then(() => cut(line));
      return { send: () => undefined, close: () => undefined };
    }
    life.lines.add(line);
    const connection = host.connect(visitor, (message) => line.isOpen && !life.isDead && handlers.received(copied(message)));
    void Promise.resolve().then(() => line.isOpen && handlers.opened());
    return {
      send: (message) => {
        if (line.isOpen && !life.isDead) connection.receive(JSON.stringify(message));
      },
      close: () => {
        line.isOpen = false;
        life.lines.delete(line);
        if (!life.isDead) connection.close();
      },
    };
  }
}

function cut(line: Line): void {
  if (!line.isOpen) return;
  line.isOpen = false;
  line.handlers.closed();
}

/** A client's way to the host, which notes everything that is sent and every reply. */
export class Wire implements Transport {
  readonly visitor: Visitor;
  readonly sent = new Map<string, ClientMessage>();
  readonly replies = new Map<string, Extract<HostMessage, { readonly message: "reply" }>[]>();
  /** What is wrong with the messages that arrived. */
  readonly problems: string[] = [];
  private readonly hosts: FailingHosts;
  private readonly clock: FakeClock;
  private connection: Connection | undefined;
  private offlineUntil = 0;
  private lastNumber = 0;
  private break: () => void = () => undefined;

  constructor(hosts: FailingHosts, visitor: Visitor, clock: FakeClock) {
    this.hosts = hosts;
    this.visitor = visitor;
    this.clock = clock;
  }

  open(handlers: TransportHandlers): Connection {
    this.lastNumber = 0;
    if (this.clock.now() < this.offlineUntil) {
      void Promise.resolve().then(handlers.closed);
      return { send: () => undefined, close: () => undefined };
    }
    const opened = this.hosts.connect(this.visitor, { ...handlers, received: (message) => this.hear(message, handlers) });
    this.break = () => {
      opened.close();
      handlers.closed();
    };
    this.connection = {
      send: (message) => {
        if ("id" in message) this.sent.set(message.id, message);
        opened.send(message);
      },
      close: () => {
        this.break = () => undefined;
        opened.close();
      },
    };
    return this.connection;
  }

  /** Loses the connection for a while. */
  goOffline(milliseconds: number): void {
    this.offlineUntil = this.clock.now() + milliseconds;
    this.break();
    this.break = () => undefined;
  }

  /** Sends a message once more, although it may have been answered long ago. */
  repeat(id: string): void {
    const message = this.sent.get(id);
    if (message) this.connection?.send(message);
  }

  private hear(message: HostMessage, { received }: TransportHandlers): void {
    if ("number" in message) {
      if (message.number !== this.lastNumber + 1) this.problems.push(`message ${message.number} follows ${this.lastNumber}`);
      this.lastNumber = message.number;
    }
    if (message.message === "reply") this.replies.set(message.to, [...(this.replies.get(message.to) ?? []), message]);
    received(message);
  }
}
