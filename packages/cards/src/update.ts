/**
 * A points update: new figures for cards that a pack has, under a newer date. It lies as JSON in a data folder and needs no release.
 * Whole or not at all: an update with anything wrong in it changes nothing and says why.
 */
import { failure, JsonReader, join, parseJson, type Result, success } from "@broadside/kit";
import { EDITIONS, type Edition } from "@broadside/rulebook/row";
import type { Knowledge, Pilot, Ship, Upgrade } from "./card.ts";
import type { Pack } from "./pack.ts";
import { MODES, SLOTS } from "./vocabulary.ts";

export interface PointsUpdate {
  readonly edition: Edition;
  readonly date: string;
  readonly pilots: Readonly<Record<string, Partial<Pick<Pilot, "cost" | "loadout" | "slots" | "modes">>>>;
  readonly upgrades: Readonly<Record<string, Partial<Pick<Upgrade, "cost" | "modes">>>>;
  readonly ships: Readonly<Record<string, Partial<Pick<Ship, "epicPoints">>>>;
  readonly banned?: readonly string[];
  readonly restricted?: readonly string[];
}

export const UPDATE_LIMITS = { characters: 2_000_000, depth: 8, cards: 5_000 } as const;
const MOST_POINTS = 1_000;
const MOST_WORDS = 40;
const DATE = /^\d{4}(-\d{2}){0,2}$/;

export function parseUpdate(text: string): Result<PointsUpdate> {
  const json = parseJson(text, UPDATE_LIMITS);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const root = reader.object(json.value, "", ["edition", "date", "pilots", "upgrades", "ships", "banned", "restricted"]);
  if (!root) return failure(reader.problems);
  const edition = reader.oneOf(root["edition"], "edition", EDITIONS);
  const date = reader.text(root["date"], "date", 10);
  if (date !== undefined && !DATE.test(date)) reader.note("date", "must be a year, a month or a day: 2026, 2026-03 or 2026-03-15");
  const pilots = cards(reader, root["pilots"], "pilots", ["cost", "loadout", "slots", "modes"], (card, path) => ({
    ...points(reader, card, path, "cost"),
    ...points(reader, card, path, "loadout"),
    ...words(reader, card, path, "slots", SLOTS),
    ...words(reader, card, path, "modes", MODES),
  }));
  const upgrades = cards(reader, root["upgrades"], "upgrades", ["cost", "modes"], (card, path) => ({
    ...points(reader, card, path, "cost"),
    ...words(reader, card, path, "modes", MODES),
  }));
  const ships = cards(reader, root["ships"], "ships", ["epicPoints"], (card, path) => points(reader, card, path, "epicPoints"));
  const banned = ids(reader, root["banned"], "banned");
  const restricted = ids(reader, root["restricted"], "restricted");
  if (reader.problems.length > 0 || edition === undefined || date === undefined) return failure(reader.problems);
  return success({ edition, date, pilots, upgrades, ships, ...(banned && { banned }), ...(restricted && { restricted }) });
}

type Figures = Readonly<Record<string, unknown>>;

function cards<Card>(
  reader: JsonReader,
  value: unknown,
  path: string,
  keys: readonly string[],
  read: (card: Figures, path: string) => Card,
): Readonly<Record<string, Card>> {
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    reader.note(path, "must be an object of cards by id");
    return {};
  }
  const entries = Object.entries(value);
  if (entries.length > UPDATE_LIMITS.cards) reader.note(path, `has ${entries.length} cards; at most ${UPDATE_LIMITS.cards} are allowed`);
  return Object.fromEntries(
    entries.slice(0, UPDATE_LIMITS.cards).flatMap(([id, figures]) => {
      const card = reader.object(figures, join(path, id), keys);
      return card ? [[id, read(card, join(path, id))]] : [];
    }),
  );
}

function points<Key extends string>(reader: JsonReader, card: Figures, path: string, key: Key): Partial<Record<Key, number>> {
  const value = card[key] === undefined ? undefined : reader.whole(card[key], join(path, key), -MOST_POINTS, MOST_POINTS);
  return value === undefined ? {} : only(key, value);
}

function words<Key extends string, Word extends string>(
  reader: JsonReader,
  card: Figures,
  path: string,
  key: Key,
  known: readonly Word[],
): Partial<Record<Key, readonly Word[]>> {
  const list = card[key] === undefined ? undefined : reader.list(card[key], join(path, key), MOST_WORDS);
  return list
    ? only(
        key,
        list.map((word, at) => reader.oneOf(word, join(join(path, key), at), known)).filter((word) => word !== undefined),
      )
    : {};
}

const only = <Key extends string, Value>(key: Key, value: Value): Partial<Record<Key, Value>> => ({ [key]: value }) as Record<Key, Value>;

function ids(reader: JsonReader, value: unknown, path: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  return reader
    .list(value, path, UPDATE_LIMITS.cards)
    ?.map((id, at) => reader.text(id, join(path, at), 100))
    .filter((id) => id !== undefined);
}

/** The pack with the update's figures, or why the update does not fit it. */
export function applyUpdate(pack: Pack, update: PointsUpdate): Result<Pack> {
  const reader = new JsonReader();
  if (update.edition !== pack.edition) reader.note("edition", `is ${update.edition}; the pack is ${pack.edition}`);
  if (update.date <= pack.date) reader.note("date", `is ${update.date}, not after the pack's ${pack.date}`);
  const known = { pilots: idsOf(pack.pilots), upgrades: idsOf(pack.upgrades), ships: idsOf(pack.ships) };
  for (const kind of ["pilots", "upgrades", "ships"] as const)
    for (const id of Object.keys(update[kind])) if (!known[kind].has(id)) reader.note(join(kind, id), `is no card of ${pack.edition}`);
  for (const list of ["banned", "restricted"] as const)
    for (const id of update[list] ?? [])
      if (!known.pilots.has(id) && !known.upgrades.has(id)) reader.note(list, `names ${id}, which is no card of ${pack.edition}`);
  if (reader.problems.length > 0) return failure(reader.problems);
  return success({
    ...pack,
    date: update.date,
    pilots: withFigures(pack.pilots, update.pilots),
    upgrades: withFigures(pack.upgrades, update.upgrades),
    ships: withFigures(pack.ships, update.ships),
    banned: update.banned ?? pack.banned,
    restricted: update.restricted ?? pack.restricted,
  });
}

const idsOf = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));

const withFigures = <Card extends Knowledge & { readonly id: string }>(
  list: readonly Card[],
  figures: Readonly<Record<string, Partial<NoInfer<Card>>>>,
): readonly Card[] =>
  list.map((card) => {
    const changed = Object.hasOwn(figures, card.id) ? figures[card.id] : undefined;
    return changed ? { ...card, ...changed, ...stillUnknown(card, changed) } : card;
  });

/** A figure that an update sets is known from then on. */
const stillUnknown = ({ missing = [], unconfirmed = [] }: Knowledge, changed: object): Knowledge => ({
  missing: missing.filter((name) => !Object.hasOwn(changed, name)),
  unconfirmed: unconfirmed.filter((name) => !Object.hasOwn(changed, name)),
});
