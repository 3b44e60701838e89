export type { HostMessage } from "@broadside/protocol";
export type { Bots } from "./bots.ts";
export type { Joining } from "./clients.ts";
export type { Clock } from "./clock.ts";
export type { SpentTime } from "./clock-keeper.ts";
export type { Host, HostClient, HostOptions } from "./host.ts";
export { contentsOf, type Journal, type JournalContents, type JournalRow, memoryJournal, rowsOf } from "./journal.ts";
export { type Beginning, openHost, startHost } from "./open-host.ts";
export type { SeatPlayer } from "./seat-player.ts";
