/** Converts an entry to text and back, to store drafts and make links. The text may contain anything, so every value is checked. */
import { SECTIONS } from "@broadside/cards";
import { failure, JsonReader, join, parseJson, type Result, success } from "@broadside/kit";
import { type EntryDraft, FileReader, LIST_LIMITS, readOptions, type ShipDraft, type SquadDraft, type WingDraft } from "@broadside/squads";

/** Large enough for everything that a list file can contain. */
export const ENTRY_LIMITS = { ...LIST_LIMITS, upgrades: 2 * LIST_LIMITS.upgrades, text: 4000 } as const;

export const makeEntry = (entry: EntryDraft): string => JSON.stringify(entry);

export function parseEntry(text: string): Result<EntryDraft> {
  const json = parseJson(text, ENTRY_LIMITS);
  return json.ok ? readEntry(json.value) : json;
}

/** Like `parseEntry`, for a value inside a larger JSON text. */
export function readEntry(value: unknown): Result<EntryDraft> {
  const reader = new JsonReader();
  const root = reader.object(value, "", ["format", "options", "squads"]);
  if (!root) return failure(reader.problems);
  const format = text(reader, root["format"], "format");
  // An option that can't be read is dropped, so that the player doesn't lose the whole entry because of it.
  const options = root["options"] === undefined ? undefined : readOptions(new FileReader(0), root["options"], "options");
  const squads = all(reader, root["squads"], "squads", ENTRY_LIMITS.squads, readSquad);
  if (reader.problems.length > 0) return failure(reader.problems);
  return success({ format, squads, ...(options && { options }) });
}

function readSquad(reader: JsonReader, value: unknown, path: string): SquadDraft {
  const squad =
    reader.object(value, path, [
      "name",
      "player",
      "captain",
      "faction",
      "ships",
      "wings",
      "builds",
      "obstacles",
      "declared",
      "description",
      "vendor",
    ]) ?? {};
  return present({
    name: optional(squad["name"], (name) => text(reader, name, join(path, "name"))),
    player: optional(squad["player"], (player) => text(reader, player, join(path, "player"))),
    captain: squad["captain"] === true ? true : undefined,
    faction: text(reader, squad["faction"], join(path, "faction")),
    ships: all(reader, squad["ships"], join(path, "ships"), ENTRY_LIMITS.ships, readShip),
    wings: optional(squad["wings"], (wings) => all(reader, wings, join(path, "wings"), ENTRY_LIMITS.ships, readWing)),
    builds: optional(squad["builds"], (builds) => all(reader, builds, join(path, "builds"), ENTRY_LIMITS.ships, text)),
    obstacles: optional(squad["obstacles"], (ids) => all(reader, ids, join(path, "obstacles"), ENTRY_LIMITS.upgrades, text)),
    declared: optional(squad["declared"], (declared) => readDeclared(reader, declared, join(path, "declared"))),
    description: optional(squad["description"], (description) => text(reader, description, join(path, "description"))),
    vendor: optional(squad["vendor"], (vendor) => readVendor(reader, vendor, join(path, "vendor"))),
  });
}

function readShip(reader: JsonReader, value: unknown, path: string): ShipDraft {
  const ship = reader.object(value, path, ["pilot", "upgrades", "onlySection", "dockedTo", "vendor"]) ?? {};
  return present({
    pilot: text(reader, ship["pilot"], join(path, "pilot")),
    upgrades: all(reader, ship["upgrades"], join(path, "upgrades"), ENTRY_LIMITS.upgrades, (_, upgrade, at) => {
      const { id, section } = reader.object(upgrade, at, ["id", "section"]) ?? {};
      return present({ id: text(reader, id, join(at, "id")), section: optional(section, (half) => reader.oneOf(half, at, SECTIONS)) });
    }),
    onlySection: optional(ship["onlySection"], (half) => reader.oneOf(half, join(path, "onlySection"), SECTIONS)),
    dockedTo: optional(ship["dockedTo"], (place) => shipPlace(reader, place, join(path, "dockedTo"))),
    vendor: optional(ship["vendor"], (vendor) => readVendor(reader, vendor, join(path, "vendor"))),
  });
}

function readWing(reader: JsonReader, value: unknown, path: string): WingDraft {
  const wing = reader.object(value, path, ["leader", "wingmates"]) ?? {};
  return {
    leader: shipPlace(reader, wing["leader"], join(path, "leader")),
    wingmates: all(reader, wing["wingmates"], join(path, "wingmates"), ENTRY_LIMITS.ships, (_, mate, at) => {
      const { ship, position } = reader.object(mate, at, ["ship", "position"]) ?? {};
      return {
        ship: shipPlace(reader, ship, join(at, "ship")),
        position: reader.whole(position, join(at, "position"), 0, ENTRY_LIMITS.ships) ?? 0,
      };
    }),
  };
}

function readDeclared(reader: JsonReader, value: unknown, path: string): SquadDraft["declared"] {
  const { points, epicPoints } = reader.object(value, path, ["points", "epicPoints"]) ?? {};
  const figure = (one: unknown, key: string) => optional(one, (known) => number(reader, known, join(path, key)));
  return present({ points: figure(points, "points"), epicPoints: figure(epicPoints, "epicPoints") });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Data that other programs have added isn't checked. */
const readVendor = (reader: JsonReader, value: unknown, path: string): Readonly<Record<string, unknown>> | undefined =>
  isRecord(value) ? value : reader.note(path, "must be an object");

const all = <Value>(
  reader: JsonReader,
  value: unknown,
  path: string,
  most: number,
  read: (reader: JsonReader, value: unknown, path: string) => Value,
): readonly Value[] => (reader.list(value, path, most) ?? []).map((one, at) => read(reader, one, join(path, at)));

/** Unlike the reader's own `text`, accepts an empty string, for example for the faction before it is chosen. */
function text(reader: JsonReader, value: unknown, path: string): string {
  if (typeof value === "string" && value.length <= ENTRY_LIMITS.text) return value;
  reader.note(path, `must be text with at most ${ENTRY_LIMITS.text} characters`);
  return "";
}

function number(reader: JsonReader, value: unknown, path: string): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  reader.note(path, "must be a number");
  return 0;
}

const shipPlace = (reader: JsonReader, value: unknown, path: string): number => reader.whole(value, path, 0, ENTRY_LIMITS.ships) ?? 0;

const optional = <Value>(value: unknown, read: (value: unknown) => Value): Value | undefined =>
  value === undefined ? undefined : read(value);

type WithoutUndefined<Type> = { [Key in keyof Type as undefined extends Type[Key] ? never : Key]: Type[Key] } & {
  [Key in keyof Type as undefined extends Type[Key] ? Key : never]?: Exclude<Type[Key], undefined>;
};

/** A copy of the object without undefined values. */
const present = <Type extends object>(object: Type): WithoutUndefined<Type> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as WithoutUndefined<Type>;
