/** Positions as text. Reading reports every problem; equal positions are always written as the same text. */
import {
  ARC_NAMES,
  type ArcName,
  BASE_IDS,
  type BaseId,
  DEVICES,
  MISSION_TOKENS,
  mm,
  OBSTACLES,
  type PlayArea,
  type Pose,
} from "@broadside/geometry";
import { FULL_TURN, failure, JsonReader, join, keysIn, orMissing, parseJson, type Result, success } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook";
import { POSITION_EDITIONS, possibleArcs, printedArcs, rulesOf } from "./edition.ts";
import {
  MOST_SEATS,
  type PlacedFeature,
  type PlacedObstacle,
  type PlacedShip,
  POSITION_FORMAT,
  POSITION_VERSION,
  type Position,
} from "./position.ts";

/** Limits for reading, far beyond any real table. */
export const LIMITS = {
  characters: 1_000_000,
  depth: 16,
  /** For each kind. */
  pieces: 100,
  idLength: 40,
  nameLength: 80,
  /** Pieces may be off the table, but not far away. */
  coordinate: mm(10_000),
  tableSide: { least: mm(100), most: mm(5_000) },
} as const;

export const OBSTACLE_IDS = keysIn(OBSTACLES);
export const FEATURE_IDS = [...keysIn(DEVICES), ...keysIn(MISSION_TOKENS)];

export function parsePosition(text: string): Result<Position> {
  const parsed = parseJson(text, LIMITS);
  return parsed.ok ? readPosition(parsed.value) : parsed;
}

/** Like `parsePosition`, for a value that is already parsed. */
export function readPosition(value: unknown): Result<Position> {
  const reader = new JsonReader();
  const position = readDocument(reader, value);
  return position && reader.problems.length === 0 ? success(position) : failure(reader.problems);
}

function readDocument(reader: JsonReader, value: unknown): Position | undefined {
  const fields = reader.object(value, "", ["format", "version", "ruleset", "table", "ships", "obstacles", "features"]);
  if (!fields) return undefined;
  reader.oneOf(fields["format"], "format", [POSITION_FORMAT]);
  if (fields["version"] !== POSITION_VERSION) reader.note("version", orMissing(`must be ${POSITION_VERSION}`, fields["version"]));
  const ruleset = reader.object(fields["ruleset"], "ruleset", ["edition"]);
  const edition = ruleset && reader.oneOf(ruleset["edition"], "ruleset.edition", POSITION_EDITIONS);
  const table = readTable(reader, fields["table"]);
  const ids = new Set<string>();
  const pieces = <Piece>(key: string, read: (value: unknown, path: string) => Piece | undefined): readonly Piece[] =>
    (fields[key] === undefined ? [] : (reader.list(fields[key], key, LIMITS.pieces) ?? [])).flatMap(
      (entry, index) => read(entry, join(key, index)) ?? [],
    );
  const ships = pieces("ships", (entry, path) => readShip(reader, ids, edition, entry, path));
  const obstacles = pieces("obstacles", (entry, path) => readObstacle(reader, ids, entry, path));
  const features = pieces("features", (entry, path) => readFeature(reader, ids, entry, path));
  return edition && table && { edition, table, ships, obstacles, features };
}

function readTable(reader: JsonReader, value: unknown): PlayArea | undefined {
  const fields = reader.object(value, "table", ["width", "height"]);
  if (!fields) return undefined;
  const { least, most } = LIMITS.tableSide;
  const width = reader.whole(fields["width"], "table.width", least, most);
  const height = reader.whole(fields["height"], "table.height", least, most);
  return width === undefined || height === undefined ? undefined : { width, height };
}

function readShip(
  reader: JsonReader,
  ids: Set<string>,
  edition: Edition | undefined,
  value: unknown,
  path: string,
): PlacedShip | undefined {
  const fields = reader.object(value, path, ["id", "name", "base", "pose", "seat", "arcs"]);
  if (!fields) return undefined;
  const id = readId(reader, ids, fields["id"], join(path, "id"));
  const name = fields["name"] === undefined ? undefined : reader.text(fields["name"], join(path, "name"), LIMITS.nameLength);
  const base = reader.oneOf(fields["base"], join(path, "base"), edition ? rulesOf(edition).bases : BASE_IDS);
  const pose = readPose(reader, fields["pose"], join(path, "pose"));
  const seat = reader.whole(fields["seat"], join(path, "seat"), 1, MOST_SEATS);
  const arcs = edition && base && readArcs(reader, edition, base, fields["arcs"], join(path, "arcs"));
  if (id === undefined || !base || !pose || seat === undefined || !arcs) return undefined;
  return { id, ...(name === undefined ? {} : { name }), base, pose, seat, arcs };
}

function readArcs(reader: JsonReader, edition: Edition, base: BaseId, value: unknown, path: string): readonly ArcName[] | undefined {
  if (value === undefined) return printedArcs(edition, base);
  const possible = possibleArcs(edition, base);
  const list = reader.list(value, path, ARC_NAMES.length);
  const arcs = list?.flatMap((entry, index) => reader.oneOf(entry, join(path, index), possible) ?? []);
  if (arcs && new Set(arcs).size < arcs.length) reader.note(path, "lists an arc twice");
  return arcs;
}

function readObstacle(reader: JsonReader, ids: Set<string>, value: unknown, path: string): PlacedObstacle | undefined {
  const fields = reader.object(value, path, ["id", "token", "pose", "flipped"]);
  if (!fields) return undefined;
  const id = readId(reader, ids, fields["id"], join(path, "id"));
  const token = reader.oneOf(fields["token"], join(path, "token"), OBSTACLE_IDS);
  const pose = readPose(reader, fields["pose"], join(path, "pose"));
  const flipped = fields["flipped"] === undefined ? false : fields["flipped"];
  if (typeof flipped !== "boolean") return reader.note(join(path, "flipped"), "must be true or false");
  return id === undefined || !token || !pose ? undefined : { id, token, pose, flipped };
}

function readFeature(reader: JsonReader, ids: Set<string>, value: unknown, path: string): PlacedFeature | undefined {
  const fields = reader.object(value, path, ["id", "token", "pose"]);
  if (!fields) return undefined;
  const id = readId(reader, ids, fields["id"], join(path, "id"));
  const token = reader.oneOf(fields["token"], join(path, "token"), FEATURE_IDS);
  const pose = readPose(reader, fields["pose"], join(path, "pose"));
  return id === undefined || !token || !pose ? undefined : { id, token, pose };
}

function readId(reader: JsonReader, ids: Set<string>, value: unknown, path: string): string | undefined {
  const id = reader.text(value, path, LIMITS.idLength);
  if (id === undefined) return undefined;
  if (ids.has(id)) return reader.note(path, `is "${id}", which another piece already has`);
  ids.add(id);
  return id;
}

function readPose(reader: JsonReader, value: unknown, path: string): Pose | undefined {
  const fields = reader.object(value, path, ["x", "y", "heading"]);
  if (!fields) return undefined;
  const x = reader.whole(fields["x"], join(path, "x"), -LIMITS.coordinate, LIMITS.coordinate);
  const y = reader.whole(fields["y"], join(path, "y"), -LIMITS.coordinate, LIMITS.coordinate);
  const heading = reader.whole(fields["heading"], join(path, "heading"), 0, FULL_TURN - 1);
  return x === undefined || y === undefined || heading === undefined ? undefined : { x, y, heading };
}

/** Writes a position as a document. Its keys have a fixed order, so equal positions give the same text. */
export const makePosition = (position: Position): string => JSON.stringify(documentOf(position));

export function documentOf({ edition, table, ships, obstacles, features }: Position): unknown {
  const poseOf = ({ x, y, heading }: Pose) => ({ x, y, heading });
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ruleset: { edition },
    table: { width: table.width, height: table.height },
    ships: ships.map(({ id, name, base, pose, seat, arcs }) => ({
      id,
      ...(name === undefined ? {} : { name }),
      base,
      pose: poseOf(pose),
      seat,
      arcs,
    })),
    obstacles: obstacles.map(({ id, token, pose, flipped }) => ({ id, token, pose: poseOf(pose), ...(flipped ? { flipped } : {}) })),
    features: features.map(({ id, token, pose }) => ({ id, token, pose: poseOf(pose) })),
  };
}
