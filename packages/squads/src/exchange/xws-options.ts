/** Reads an organiser's options and a list's wings from our own extras, checking them like all data from outside. */
import { currentScenarioId } from "@broadside/formats";
import { join } from "@broadside/kit";
import { type EventOptions, type FormatOptions, REGIONS, REQUIREMENTS, type WingDraft } from "../draft.ts";
import type { FileReader } from "./file-reader.ts";
import { LIST_LIMITS } from "./list-limits.ts";
import { fieldsIn, flagIn, isFields, optional, pathOf, textIn, textsIn } from "./xws-fields.ts";

/** More cards than any edition has. */
const MOST_CARDS = 2_000;
const MOST_POINTS = 10_000;

const OPTIONS: readonly (keyof FormatOptions)[] = [
  "points",
  "threat",
  "scenario",
  "team",
  "epicPoints",
  "missionShips",
  "requirements",
  "event",
];

export function readOptions(reader: FileReader, value: unknown, path: string): FormatOptions | undefined {
  const options = fieldsIn(reader, value, path, OPTIONS);
  if (!options) return undefined;
  return {
    ...optional(options, "points", path, (points, at) => reader.whole(points, at, 1, MOST_POINTS)),
    ...optional(options, "threat", path, (threat, at) => reader.whole(threat, at, 1, MOST_POINTS)),
    ...optional(options, "scenario", path, (scenario, at) => scenarioIn(reader, scenario, at)),
    ...optional(options, "team", path, (team, at) => flagIn(reader, team, at)),
    ...optional(options, "epicPoints", path, (set, at) =>
      byCard(reader, set, at, (_, points, place) => reader.whole(points, place, 0, MOST_POINTS)),
    ),
    ...optional(options, "missionShips", path, (ships, at) => textsIn(reader, ships, at, MOST_CARDS)),
    ...optional(options, "requirements", path, (asked, at) =>
      reader.list(asked, at, REQUIREMENTS.length)?.flatMap((one, place) => reader.oneOf(one, join(at, place), REQUIREMENTS) ?? []),
    ),
    ...optional(options, "event", path, (event, at) => readEvent(reader, event, at)),
  };
}

/** Reads a scenario and returns its current id. */
function scenarioIn(reader: FileReader, value: unknown, path: string): string | undefined {
  const id = textIn(reader, value, path);
  return id === undefined ? undefined : currentScenarioId(id);
}

function readEvent(reader: FileReader, value: unknown, path: string): EventOptions | undefined {
  const event = fieldsIn(reader, value, path, ["region", "date", "releases", "notAdmitted"]);
  const region = event && reader.oneOf(event["region"], join(path, "region"), REGIONS);
  if (!event || region === undefined) return undefined;
  return {
    region,
    ...optional(event, "date", path, (date, at) => textIn(reader, date, at)),
    ...optional(event, "releases", path, (releases, at) => byCard(reader, releases, at, textIn)),
    ...optional(event, "notAdmitted", path, (cards, at) => textsIn(reader, cards, at, MOST_CARDS)),
  };
}

/** Reads values by card id. Even an id such as `__proto__` is a plain key in the result. */
function byCard<Value>(
  reader: FileReader,
  value: unknown,
  path: string,
  read: (reader: FileReader, value: unknown, path: string) => Value | undefined,
): Readonly<Record<string, Value>> | undefined {
  if (!isFields(value)) return reader.ignore(path, { note: "not an object" });
  const entries = Object.entries(value);
  if (entries.length > MOST_CARDS) return reader.ignore(path, { note: "too many entries", entries: entries.length, most: MOST_CARDS });
  return Object.fromEntries(
    entries.flatMap(([id, one]): readonly [string, Value][] => {
      const figure = read(reader, one, pathOf(path, id));
      return figure === undefined ? [] : [[id, figure]];
    }),
  );
}

/** Reads a position in a list. Whether there is a ship in that position is checked later. */
export const placeIn = (reader: FileReader, value: unknown, path: string): number | undefined =>
  reader.whole(value, path, 0, LIST_LIMITS.ships);

export function readWings(reader: FileReader, value: unknown, path: string): readonly WingDraft[] | undefined {
  return reader.list(value, path, LIST_LIMITS.ships)?.flatMap((wing, at): readonly WingDraft[] => {
    const here = join(path, at);
    const fields = fieldsIn(reader, wing, here, ["leader", "wingmates"]);
    const leader = fields && placeIn(reader, fields["leader"], join(here, "leader"));
    const mates = fields && reader.list(fields["wingmates"], join(here, "wingmates"), LIST_LIMITS.ships);
    if (leader === undefined || !mates) return [];
    const wingmates = mates.flatMap((mate, number) => {
      const there = join(join(here, "wingmates"), number);
      const one = fieldsIn(reader, mate, there, ["ship", "position"]);
      const ship = one && placeIn(reader, one["ship"], join(there, "ship"));
      const position = one && reader.whole(one["position"], join(there, "position"), 0, LIST_LIMITS.ships);
      return ship === undefined || position === undefined ? [] : [{ ship, position }];
    });
    return [{ leader, wingmates }];
  });
}
