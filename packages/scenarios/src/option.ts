/** The settings that an organiser can change (limits and the sheet's own numbers), and texts that contain them. */
import type { Edition } from "@broadside/rulebook/row";
import type { Amount, Limits, Option, Sheet } from "./sheet.ts";

/** The settings that an organiser has changed. All others have their defaults. */
export type OptionValues = Readonly<Record<string, number>>;

/** The setting that allows Epic Battles lists in a dogfight. */
export const EPIC_LISTS = "epic";

/** True if lists follow the Epic Battles rules: huge ships, wings and any number of ships. */
export const hasEpicLists = ({ family }: Sheet, edited: OptionValues = {}): boolean => family === "epic" || edited[EPIC_LISTS] === 1;

export const limitsOf = (sheet: Sheet, edition?: Edition): Limits | undefined =>
  sheet.limits.find((limits) => limits.edition === (edition ?? sheet.editions[0]));

/** Returns the settings for a sheet's limits, and then the sheet's own settings. */
export function optionsOf(sheet: Sheet, edition?: Edition): readonly Option[] {
  const limits = limitsOf(sheet, edition);
  const each = limits?.binds === "team" ? "team" : "squad";
  const where = sheet.editions.length > 1 && limits ? ` in ${limits.edition}` : "";
  return [
    ...limitOption("points", `Points per ${each}${where}`, limits?.points),
    ...limitOption("threat", `Threat per ${each}${where}, with quick builds`, limits?.threat),
    ...sheet.options,
  ];
}

/**
 * Returns the setting for a limit. The setting's maximum is four times the default. Its minimum is half the default, which is still enough
 * for a game.
 */
function limitOption(id: "points" | "threat", words: string, figure: Limits["points"]): readonly Option[] {
  if (!figure) return [];
  const { value, basis } = figure;
  return [{ id, words, usual: value, least: Math.ceil(value / 2), most: value * 4, basis }];
}

/** Returns the value of every setting in this game. */
export const valuesOf = (sheet: Sheet, edited: OptionValues = {}, edition?: Edition): OptionValues =>
  Object.fromEntries(optionsOf(sheet, edition).map(({ id, usual }) => [id, edited[id] ?? usual]));

/** Returns the default last round. Undefined if there is none. */
export function usualRounds({ options }: Sheet, edition: Edition): number | undefined {
  const rounds = options.find(({ id }) => id === "rounds");
  return rounds?.countsIn?.includes(edition) === false ? undefined : rounds?.usual;
}

export const amountOf = (amount: Amount, values: OptionValues): number => (typeof amount === "number" ? amount : (values[amount] ?? 0));

/** Replaces each setting's name in braces with the setting's value. If a name isn't a setting, as in `{12}`, the text stays as it is. */
export const filled = (text: string, values: OptionValues): string =>
  text.replace(FIGURE, (whole, id: string) => String(values[id] ?? whole));

const FIGURE = /\{(\w+)\}/g;

/** Returns the names of the settings that a text uses. */
export const namedIn = (text: string): readonly string[] => [...text.matchAll(FIGURE)].map(([, id = ""]) => id);
