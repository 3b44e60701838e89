export type { Bots } from "./bots.ts";
export type { Joining } from "./clients.ts";
export type { Clock } from "./clock.ts";
export type { SpentTime, TimeLeft } from "./clock-keeper.ts";
export { type Beginning, type Host, type HostClient, type HostOptions, openHost, startHost } from "./host.ts";
export { contentsOf, type Journal, type JournalContents, type JournalRow, memoryJournal, rowsOf } from "./journal.ts";
export type { HostMessage } from "./messages.ts";
export type { SeatPlayer } from "./seat-player.ts";
