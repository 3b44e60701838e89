/** How messages travel between a client and its host: through a worker's port, a socket, or directly in a test. */
import type { ClientMessage, HostMessage } from "@broadside/protocol";

export interface Transport {
  /** Opens a connection. No handler is called before this returns. */
  open(handlers: TransportHandlers): Connection;
}

export interface TransportHandlers {
  /** The connection is ready to send. */
  opened(): void;
  received(message: HostMessage): void;
  /** The connection is lost. No other handler is called after this. */
  closed(): void;
}

export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

/** The source of time. Packages never read a clock themselves. */
export interface ClientClock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Calls `run` once after this much time. The returned function cancels the call. */
  after(milliseconds: number, run: () => void): () => void;
}
