/** Carries the messages of the open game between the page's client and the worker. One client is connected at a time: the latest one. */
import type { Transport, TransportHandlers } from "@broadside/client";
import type { ClientMessage, HostMessage } from "@broadside/protocol";

export interface PortTransport {
  readonly transport: Transport;
  /** Passes a message from the worker on. */
  hear(message: HostMessage): void;
  /** Tells the client that the worker has failed. The client then joins again. */
  lose(): void;
}

/** Calls `post` for each message to the worker, and `ended` when a client is no longer connected. */
export function portTransport(post: (message: ClientMessage) => void, ended: () => void = () => undefined): PortTransport {
  let current: TransportHandlers | undefined;
  const end = (): void => {
    current = undefined;
    ended();
  };
  return {
    transport: {
      open: (handlers) => {
        end();
        current = handlers;
        void Promise.resolve().then(() => current === handlers && handlers.opened());
        return {
          send: (message) => current === handlers && post(message),
          close: () => current === handlers && end(),
        };
      },
    },
    hear: (message) => current?.received(message),
    lose: () => {
      const lost = current;
      end();
      lost?.closed();
    },
  };
}
