import type { RecordVerdict } from "@broadside/content";
import type { InputHappenings } from "@broadside/protocol";
import type { GameStory, ReplayStop, Scene } from "@broadside/telling";
import type { ActionReply } from "./action-reply.ts";

/** The stops of an opened replay, or why it can't be opened. */
export type WatchReply = { readonly moments: readonly ReplayStop[] } | { readonly refused: string };

/** A replay at one of its stops. */
export interface ReplayScene {
  readonly scene: Scene;
  /** Everything that happened since the previous stop. */
  readonly happened: readonly InputHappenings[];
  /** The next answer, and the question in this scene that it answers. */
  readonly answer?: { readonly question: number; readonly label: string } | undefined;
}

/** Calls about replays and summaries. One replay is open at a time. */
export interface ReplayCalls {
  /**
   * Open a replay. `watch` opens a record, or the current game if `text` is missing. `watchSaved` opens a saved game. `moment` then gets
   * one of the replay's stops.
   */
  watch(text?: string): Promise<WatchReply>;
  watchSaved(game: string): Promise<WatchReply>;
  moment(at: number): Promise<ReplayScene>;
  /** Verifies the replay's record. */
  verifyWatched(): Promise<RecordVerdict>;
  /** Starts a new game from one of the replay's stops. The replay stays open. */
  continueFrom(at: number): Promise<ActionReply>;
  /** The summary of the current game or of the replay. */
  story(of: "played" | "watched"): Promise<GameStory | { readonly refused: string }>;
}
