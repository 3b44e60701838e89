export { type ClientEvent, type ClientOptions, type ClientStatus, GameClient } from "./game-client.ts";
export type { Reply, Request } from "./outbox.ts";
export type { ClientClock, Connection, Transport, TransportHandlers } from "./transport.ts";
