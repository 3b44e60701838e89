/** Finds the lists in a file, and works out their edition and their version of the exchange format. The format itself states neither. */
import { FACTIONS, type Faction } from "@broadside/cards";
import { SECOND_EDITIONS } from "@broadside/formats";
import { folded, join } from "@broadside/kit";
import type { Edition } from "@broadside/rulebook/row";
import { type Fields, isFields } from "./xws-fields.ts";
import type { XwsKind } from "./xws-slots.ts";
import { OURS } from "./xws-vendor.ts";

export interface ListInFile {
  readonly path: string;
  readonly fields: unknown;
}

/** Returns the lists in a container. If the file is a single list, returns just that list. */
export function listsIn(value: unknown): readonly ListInFile[] {
  if (isFields(value) && Array.isArray(value["container"]))
    return value["container"].map((fields: unknown, at) => ({ path: join("container", at), fields }));
  return [{ path: "", fields: value }];
}

const FIRST: readonly Faction[] = FACTIONS.slice(0, 3);
const SECOND: readonly Faction[] = FACTIONS.slice(3);
export const FACTIONS_OF: Readonly<Record<XwsKind, readonly Faction[]>> = { xws1: FIRST, xws2: SECOND };

const KINDS: Readonly<Record<Edition, XwsKind>> = { "1e": "xws1", "2.0": "xws2", "2.5": "xws2" };

/** Returns the version of the exchange format for an edition's lists. */
export const xwsKindOf = (edition: Edition): XwsKind => KINDS[edition];

/** Returns an edition's factions. */
export const factionsOf = (edition: Edition): readonly Faction[] => FACTIONS_OF[xwsKindOf(edition)];

/** Other names for factions: names that old builders use, and names that each version uses for factions of the other version. */
const ALIASES: readonly (readonly [first: Faction, second: Faction, also: readonly string[]])[] = [
  ["rebel", "rebelalliance", ["rebels"]],
  ["imperial", "galacticempire", ["empire"]],
  ["scum", "scumandvillainy", ["scumvillainy"]],
];

/** Finds the faction that a text names in this version, in any spelling. */
export function factionOf(text: string, kind: XwsKind): Faction | undefined {
  const name = folded(text);
  const own = FACTIONS_OF[kind].find((faction) => faction === name);
  if (own) return own;
  const alias = ALIASES.find(([first, second, also]) => [first, second, ...also].includes(name));
  return alias && (kind === "xws1" ? alias[0] : alias[1]);
}

/**
 * Returns the version of the exchange format. Version 2 has seven factions, and its pilots have ids; version 1 has three, and its pilots
 * have names. The first list in which this makes a difference decides.
 */
export function kindOf(lists: readonly ListInFile[]): XwsKind | undefined {
  for (const { fields } of lists) {
    if (!isFields(fields)) continue;
    const faction = typeof fields["faction"] === "string" ? folded(fields["faction"]) : "";
    const pilots = pilotsOf(fields);
    if (SECOND.some((one) => one === faction) || pilots.some((pilot) => pilot["id"] !== undefined)) return "xws2";
    if (factionOf(faction, "xws1") || pilots.some((pilot) => pilot["name"] !== undefined)) return "xws1";
  }
  return undefined;
}

const pilotsOf = (list: Fields): readonly Fields[] => (Array.isArray(list["pilots"]) ? list["pilots"].filter(isFields) : []);

/** Returns our own extras in a list. */
export function ourExtrasIn(fields: unknown): Fields | undefined {
  const vendor = isFields(fields) ? fields["vendor"] : undefined;
  const own = isFields(vendor) && Object.hasOwn(vendor, OURS) ? vendor[OURS] : undefined;
  return isFields(own) ? own : undefined;
}

/** Every list in 2.0 costs more than this. No list in the later rulesets does, because they use 20 or 50 points. */
const MOST_OF_2_5 = 60;

/**
 * Returns the edition of the lists. Our own extras name it. If there are none, the ruleset, an unusual version number or the builder's name
 * may hint at it. If not, a total on the scale of 200 points means 2.0, and any other total means 2.5. Without a total either, 2.5 is a
 * guess, and is marked as one.
 */
export function editionOf(kind: XwsKind, lists: readonly ListInFile[]): { readonly edition: Edition; readonly isGuess?: true } {
  if (kind === "xws1") return { edition: "1e" };
  for (const { fields } of lists) {
    const ruleset = ourExtrasIn(fields)?.["ruleset"];
    const named = isFields(ruleset) && SECOND_EDITIONS.find((edition) => edition === ruleset["edition"]);
    if (named) return { edition: named };
  }
  const hints = lists.flatMap(({ fields }) => (isFields(fields) ? hintsIn(fields) : [])).join(" ");
  if (/\b2\.5\b|\bamg\b|\bxwa\b|\b50p\b/i.test(hints)) return { edition: "2.5" };
  if (/\b2\.0\b|\blegacy\b|\bffg\b|\bx2po\b/i.test(hints)) return { edition: "2.0" };
  const most = Math.max(0, ...lists.map(({ fields }) => (isFields(fields) ? totalOf(fields) : 0)));
  if (most > 0) return { edition: most > MOST_OF_2_5 ? "2.0" : "2.5" };
  return { edition: "2.5", isGuess: true };
}

function hintsIn(list: Fields): readonly string[] {
  const version = typeof list["version"] === "string" && !/^\d+\.\d+\.\d+$/.test(list["version"]) ? list["version"] : "";
  const builders = isFields(list["vendor"]) ? Object.values(list["vendor"]).filter(isFields) : [];
  const texts = [list["ruleset"], version, ...builders.flatMap((data) => [data["builder"], data["builder_url"]])];
  return texts.filter((text) => typeof text === "string").map((text) => text.slice(0, 200));
}

function totalOf(list: Fields): number {
  if (typeof list["points"] === "number") return list["points"];
  return pilotsOf(list).reduce((sum, { points }) => sum + (typeof points === "number" ? points : 0), 0);
}
