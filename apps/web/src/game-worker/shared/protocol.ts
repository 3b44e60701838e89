/** What page and worker send each other: the messages of the open game, and calls for everything else. */
import type { ClientMessage, HostMessage } from "@broadside/protocol";
import type { PreparationCalls } from "./preparation-calls.ts";
import type { ReplayCalls } from "./replay-calls.ts";
import type { SavedGameCalls } from "./saved-game-calls.ts";
import type { SharedScreenCalls } from "./shared-screen-calls.ts";

/** What the page can ask the worker to do, besides playing. */
export interface Calls extends PreparationCalls, SavedGameCalls, SharedScreenCalls, ReplayCalls {}

export type Call = {
  readonly [Name in keyof Calls]: { readonly id: number; readonly name: Name; readonly given: Parameters<Calls[Name]> };
}[keyof Calls];

/** What the page sends: calls, and the game's messages. */
export type PageMessage = Call | { readonly game: ClientMessage };

/** What the worker sends: first the id of its build, then results of calls, and the game's messages. */
export type WorkerMessage =
  | { readonly build: string }
  | { readonly id: number; readonly done: unknown }
  | { readonly id: number; readonly failed: string }
  | { readonly happened: HostMessage };
