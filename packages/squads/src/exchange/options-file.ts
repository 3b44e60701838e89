/** Reads an organiser's options from JSON. Every problem is an error, because otherwise nobody would notice a misspelt limit. */
import type { Catalogue } from "@broadside/cards";
import { scenariosOf } from "@broadside/formats";
import { failure, join, readJson, success } from "@broadside/kit";
import type { FormatOptions } from "../draft.ts";
import { FileReader } from "./file-reader.ts";
import { noteOfJson, type Read } from "./note.ts";
import { readOptions } from "./xws-options.ts";

export const OPTIONS_LIMITS = { characters: 200_000, depth: 6 } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function parseOptions(text: string, catalogue: Catalogue): Read<FormatOptions> {
  const json = readJson(text, OPTIONS_LIMITS);
  if (!json.ok) return failure(json.problems.map(noteOfJson));
  const reader = new FileReader();
  const options = readOptions(reader, json.value, "");
  if (options) checkOptions(reader, options, catalogue);
  if (options && reader.notes.length === 0) return success(options);
  return failure(reader.notes.map(({ isIgnored, ...note }) => note));
}

/** Checks the options more strictly than options in a list file, so that an organiser doesn't set anything by mistake. */
function checkOptions(reader: FileReader, options: FormatOptions, { pack, ships }: Catalogue): void {
  const { scenario, epicPoints = {}, missionShips = [], event } = options;
  const known = scenariosOf(pack.edition).map(({ id }) => id);
  if (scenario !== undefined && !known.some((id) => id === scenario)) reader.note("scenario", { note: "unknown scenario", known });
  for (const id of Object.keys(epicPoints)) if (!ships.has(id)) reader.note(join("epicPoints", id), { note: "unknown ship", id });
  for (const [at, id] of missionShips.entries()) if (!ships.has(id)) reader.note(join("missionShips", at), { note: "unknown ship", id });
  const days = [
    ["event.date", event?.date] as const,
    ...Object.entries(event?.releases ?? {}).map(([id, day]) => [join("event.releases", id), day] as const),
  ];
  for (const [path, day] of days) if (day !== undefined && !DAY.test(day)) reader.note(path, { note: "not a day" });
}
