/** Opens the connection again whenever it is lost: after 0.5, 1, 2, 4 and 8 seconds, then every 10 seconds, or at once when asked. */
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import type { ClientClock, Connection, Transport } from "./transport.ts";

const DELAYS = [500, 1000, 2000, 4000, 8000] as const;
const LAST_DELAY = 10_000;

export interface LinkHandlers {
  opened(): void;
  received(message: HostMessage): void;
  /** The connection is lost, and will be tried again after this many milliseconds. */
  lost(retryIn: number): void;
}

export class ReconnectingLink {
  private readonly transport: Transport;
  private readonly clock: ClientClock;
  private readonly handlers: LinkHandlers;
  private connection: Connection | undefined;
  private isOpen = false;
  private isEnded = false;
  private failures = 0;
  private cancelRetry: (() => void) | undefined;
  /** Counts connections, so that handlers of an old one are ignored. */
  private attempt = 0;

  constructor(transport: Transport, clock: ClientClock, handlers: LinkHandlers) {
    this.transport = transport;
    this.clock = clock;
    this.handlers = handlers;
  }

  connect(): void {
    this.cancelRetry?.();
    this.cancelRetry = undefined;
    if (this.isEnded) return;
    this.attempt += 1;
    const { attempt } = this;
    const isCurrent = (): boolean => attempt === this.attempt && !this.isEnded;
    this.connection = this.transport.open({
      opened: () => {
        if (!isCurrent()) return;
        this.isOpen = true;
        this.handlers.opened();
      },
      received: (message) => {
        if (!isCurrent()) return;
        this.failures = 0;
        this.handlers.received(message);
      },
      closed: () => isCurrent() && this.lose(),
    });
  }

  /** Sends a message now; it is dropped if there is no connection. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.connection?.send(message);
  }

  /** Tries at once instead of waiting, for example because the device is online again. */
  retry(): void {
    if (!this.isOpen && this.cancelRetry) this.connect();
  }

  /** Gives up the connection because the host doesn't answer. */
  drop(): void {
    if (!this.isOpen) return;
    const { connection } = this;
    this.lose();
    connection?.close();
  }

  end(): void {
    this.isEnded = true;
    this.cancelRetry?.();
    this.connection?.close();
    this.connection = undefined;
    this.isOpen = false;
  }

  private lose(): void {
    this.attempt += 1;
    this.isOpen = false;
    this.connection = undefined;
    const delay = DELAYS[this.failures] ?? LAST_DELAY;
    this.failures += 1;
    this.cancelRetry = this.clock.after(delay, () => this.connect());
    this.handlers.lost(delay);
  }
}
