/** What an organiser has set, from JSON: strict, since a misspelt limit would go unnoticed; and in words, so that everyone sees it. */
import type { Catalogue } from "@broadside/cards";
import { scenarioFacts, scenariosOf } from "@broadside/formats";
import { failure, JsonReader, join, parseJson, type Result, success } from "@broadside/kit";
import type { FormatOptions, Region, Requirement } from "../draft.ts";
import { readOptions } from "./xws-options.ts";

export const OPTIONS_LIMITS = { characters: 200_000, depth: 6 } as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function parseOptions(text: string, catalogue: Catalogue): Result<FormatOptions> {
  const json = parseJson(text, OPTIONS_LIMITS);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const options = readOptions(reader, json.value, "");
  if (options) checkOptions(reader, options, catalogue);
  if (options && reader.problems.length === 0) return success(options);
  return failure(reader.problems.map(({ path, reason }) => ({ path, reason: reason.replace(/ and is left out$/, "") })));
}

/** What a list may say of itself without harm, and an organiser not by mistake. */
function checkOptions(reader: JsonReader, options: FormatOptions, { pack, ships }: Catalogue): void {
  const { scenario, epicPoints = {}, missionShips = [], event } = options;
  const known = scenariosOf(pack.edition).map(({ id }) => id);
  if (scenario !== undefined && !known.some((id) => id === scenario))
    reader.note("scenario", `names no scenario of this edition; there are ${known.join(", ") || "none"}`);
  for (const id of Object.keys(epicPoints)) if (!ships.has(id)) reader.note(join("epicPoints", id), "is no ship of this edition");
  for (const [at, id] of missionShips.entries())
    if (!ships.has(id)) reader.note(join("missionShips", at), `names no ship of this edition: "${id}"`);
  const days = [
    ["event.date", event?.date] as const,
    ...Object.entries(event?.releases ?? {}).map(([id, day]) => [join("event.releases", id), day] as const),
  ];
  for (const [path, day] of days) if (day !== undefined && !DAY.test(day)) reader.note(path, "must be a day such as 2015-09-04");
}

const REQUIREMENT_WORDS: Readonly<Record<Requirement, string>> = {
  "huge-or-wing": "at least one huge ship or wing",
  "huge-at-most-half": "at most half on huge ships",
};
const REGION_WORDS: Readonly<Record<Region, string>> = { "north-america": "in North America", elsewhere: "outside North America" };

/** Each thing that is set, in a few words. */
export function optionsInWords(options: FormatOptions, { ships }: Catalogue): readonly string[] {
  const { points, threat, scenario, team, epicPoints = {}, missionShips = [], requirements = [], event } = options;
  const shipName = (id: string): string => ships.get(id)?.name ?? id;
  return [
    points === undefined ? undefined : `limit ${points} points`,
    threat === undefined ? undefined : `limit ${threat} threat`,
    scenario === undefined ? undefined : `scenario ${scenarioFacts(scenario)?.name ?? scenario}`,
    team === undefined ? undefined : `limits are those of ${team ? "the whole team" : "each member"}`,
    ...Object.entries(epicPoints).map(([id, figure]) => `${shipName(id)} counts ${figure} epic points`),
    missionShips.length > 0 ? `the mission calls for ${missionShips.map(shipName).join(", ")}` : undefined,
    ...requirements.map((requirement) => REQUIREMENT_WORDS[requirement]),
    event && `event ${REGION_WORDS[event.region]}${event.date === undefined ? "" : ` on ${event.date}`}`,
    event?.notAdmitted?.length ? `not admitted: ${event.notAdmitted.join(", ")}` : undefined,
  ].filter((words) => words !== undefined);
}
