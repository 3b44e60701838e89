/** A side's lists in their exchange format, as one string for the whole side. */
import { parseJson } from "@broadside/kit";
import type { TournamentEvent } from "../event/event.ts";
import { membersOf } from "../event/working-event.ts";

const LIMITS = { characters: 1_000_000, depth: 64 };

/** Returns an empty string if no list is known, or if none of them can be read as JSON. A team's lists are in a container. */
export function listText(event: TournamentEvent, side: string): string {
  const files = membersOf(event, side).flatMap((member) => readable(event.players.get(member)?.list?.file));
  const [first] = files;
  if (first === undefined) return "";
  if (!event.teams.has(side)) return first.text;
  // A container already has the whole team's lists.
  const whole = files.find(({ value }) => isContainer(value));
  return whole?.text ?? `{"container":[${files.map(({ text }) => text).join(",")}],"vendor":{}}`;
}

interface ListFile {
  readonly text: string;
  readonly value: unknown;
}

function readable(file: string | undefined): readonly ListFile[] {
  const text = file?.replace(/^\uFEFF/, "") ?? "";
  const parsed = parseJson(text, LIMITS);
  return parsed.ok ? [{ text, value: parsed.value }] : [];
}

const isContainer = (value: unknown): boolean => typeof value === "object" && value !== null && "container" in value;
