/**
 * A points update: newer values for a pack's cards, read from a JSON file. With it, new points don't need a new release. If anything in the
 * update is wrong, nothing changes, and the problems are reported.
 */
import { failure, JsonReader, join, parseJson, type Result, success } from "@broadside/kit";
import { EDITIONS, type Edition } from "@broadside/rulebook/row";
import type { Knowledge, Pilot, Ship, SlotIcon, Upgrade, VariableCost } from "./card.ts";
import type { Pack } from "./pack.ts";
import { MODES, type Mode, SIZES, SLOTS } from "./vocabulary.ts";

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
const VARIABLES = ["initiative", "agility", "size"] as const;
/** The values of initiative and agility that a cost can depend on. */
const FIGURES = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export function parseUpdate(text: string): Result<PointsUpdate> {
  const json = parseJson(text, UPDATE_LIMITS);
  if (!json.ok) return json;
  const reader = new JsonReader();
  const root = reader.object(json.value, "", ["edition", "date", "pilots", "upgrades", "ships", "banned", "restricted"]);
  if (!root) return failure(reader.problems);
  const edition = reader.oneOf(root["edition"], "edition", EDITIONS);
  const date = reader.text(root["date"], "date", 10);
  if (date !== undefined && !DATE.test(date)) reader.note("date", "must be a year, a month or a day: 2026, 2026-03 or 2026-03-15");
  const points: Read<number> = (value, path) => reader.whole(value, path, -MOST_POINTS, MOST_POINTS);
  const modes: Read<readonly Mode[]> = (value, path) => listOf(reader, value, path, (word, at) => reader.oneOf(word, at, MODES));
  const pilots = cards(reader, root["pilots"], "pilots", ["cost", "loadout", "slots", "modes"], (field) => ({
    ...field("cost", points),
    ...field("loadout", points),
    ...field("slots", (value, path) => listOf(reader, value, path, (word, at) => icon(reader, word, at))),
    ...field("modes", modes),
  }));
  const upgrades = cards(reader, root["upgrades"], "upgrades", ["cost", "modes"], (field) => ({
    ...field("cost", (value, path) => (typeof value === "object" ? variableCost(reader, value, path) : points(value, path))),
    ...field("modes", modes),
  }));
  const ships = cards(reader, root["ships"], "ships", ["epicPoints"], (field) => field("epicPoints", points));
  const banned = ids(reader, root["banned"], "banned");
  const restricted = ids(reader, root["restricted"], "restricted");
  if (reader.problems.length > 0 || edition === undefined || date === undefined) return failure(reader.problems);
  return success({ edition, date, pilots, upgrades, ships, ...(banned && { banned }), ...(restricted && { restricted }) });
}

type Read<Value> = (value: unknown, path: string) => Value | undefined;
/** Reads one value of a card, if the update contains it. */
type Field = <Key extends string, Value>(key: Key, read: Read<Value>) => Partial<Record<Key, Value>>;

function cards<Card>(
  reader: JsonReader,
  value: unknown,
  path: string,
  keys: readonly string[],
  read: (field: Field) => Card,
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
      return card ? [[id, read(fieldOf(card, join(path, id)))]] : [];
    }),
  );
}

const fieldOf =
  (card: Readonly<Record<string, unknown>>, path: string): Field =>
  (key, read) => {
    const value = card[key] === undefined ? undefined : read(card[key], join(path, key));
    return (value === undefined ? {} : { [key]: value }) as Partial<Record<typeof key, NonNullable<typeof value>>>;
  };

const listOf = <Item>(reader: JsonReader, value: unknown, path: string, read: Read<Item>): readonly Item[] | undefined =>
  reader
    .list(value, path, MOST_WORDS)
    ?.map((item, at) => read(item, join(path, at)))
    .filter((item) => item !== undefined);

/** Reads an icon: one upgrade type, or the types to choose from. */
const icon = (reader: JsonReader, value: unknown, path: string): SlotIcon | undefined =>
  Array.isArray(value) ? listOf(reader, value, path, (word, at) => reader.oneOf(word, at, SLOTS)) : reader.oneOf(value, path, SLOTS);

function variableCost(reader: JsonReader, value: unknown, path: string): VariableCost | undefined {
  const cost = reader.object(value, path, ["by", "values"]);
  const by = cost && reader.oneOf(cost["by"], join(path, "by"), VARIABLES);
  const values = by && reader.object(cost["values"], join(path, "values"), by === "size" ? SIZES : FIGURES);
  if (!by || !values) return undefined;
  const read = Object.entries(values).map(([key, each]) => [
    key,
    reader.whole(each, join(join(path, "values"), key), -MOST_POINTS, MOST_POINTS),
  ]);
  return { by, values: Object.fromEntries(read.filter(([, each]) => each !== undefined)) };
}

function ids(reader: JsonReader, value: unknown, path: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  return reader
    .list(value, path, UPDATE_LIMITS.cards)
    ?.map((id, at) => reader.text(id, join(path, at), 100))
    .filter((id) => id !== undefined);
}

/** Returns the pack with the updated values, or the reasons why the update doesn't fit the pack. */
export function applyUpdate(pack: Pack, update: PointsUpdate): Result<Pack> {
  const reader = new JsonReader();
  if (update.edition !== pack.edition) reader.note("edition", `is ${update.edition}; the pack is ${pack.edition}`);
  if (update.date <= pack.date) reader.note("date", `is ${update.date}, but it must be later than the pack's date, ${pack.date}`);
  const known = { pilots: idsOf(pack.pilots), upgrades: idsOf(pack.upgrades), ships: idsOf(pack.ships) };
  for (const kind of ["pilots", "upgrades", "ships"] as const)
    for (const id of Object.keys(update[kind])) if (!known[kind].has(id)) reader.note(join(kind, id), `isn't a card in ${pack.edition}`);
  for (const { id, sections } of pack.pilots)
    if (sections && Object.hasOwn(update.pilots, id)) reader.note(join("pilots", id), "has two cards, each with its own cost and bar");
  for (const list of ["banned", "restricted"] as const)
    for (const id of update[list] ?? [])
      if (!known.pilots.has(id) && !known.upgrades.has(id)) reader.note(list, `names ${id}, which isn't a card in ${pack.edition}`);
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

/** Shortens the lists of missing and unconfirmed values by those that an update sets. */
const stillUnknown = ({ missing = [], unconfirmed = [] }: Knowledge, changed: object): Knowledge => ({
  missing: missing.filter((name) => !Object.hasOwn(changed, name)),
  unconfirmed: unconfirmed.filter((name) => !Object.hasOwn(changed, name)),
});
