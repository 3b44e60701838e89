/** Makes small records for story tests from a table and the events that follow, input by input. */
import type { GameStory, ShipId } from "@broadside/protocol";
import { type Content, type GameEvent, type GameRecord, recordOf } from "@broadside/rules";
import { contentWith, type Table } from "@broadside/rules/testing";
import type { CountedMatch } from "./counted-match.ts";
import { storyOf } from "./story.ts";

/** Returns a table's record, after adding inputs that cause these events. */
export function recordWith({ game }: Table, ...inputs: readonly (readonly GameEvent[])[]): GameRecord {
  const record = JSON.parse(JSON.stringify(recordOf(game))) as GameRecord;
  const last = record.entries[record.entries.length - 1]?.number ?? 0;
  const entries = inputs.map((events, at) => ({ number: last + 1 + at, input: { input: "time" } as const, events }));
  return { ...record, entries: [...record.entries, ...entries] };
}

export function storyFrom(
  record: GameRecord,
  { content = contentWith(new Map()), counted }: { readonly content?: Content; readonly counted?: CountedMatch } = {},
): GameStory {
  const story = storyOf({ record, content, counted });
  if (!story.ok) throw new Error(JSON.stringify(story.problems));
  return story.value;
}

export const round = (number: number): GameEvent => ({ change: "state", set: { round: number } });
export const lost = (ship: ShipId, status: "destroyed" | "fled" = "destroyed"): GameEvent => ({
  change: "ship",
  ship,
  set: { status, pose: undefined },
});
