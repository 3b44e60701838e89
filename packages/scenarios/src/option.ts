/** The organiser's settings: limits and the sheet's own figures, and texts that contain them. */
import type { Edition } from "@broadside/rulebook/row";
import type { Amount, Limits, Option, Sheet } from "./sheet.ts";

/** The settings an organiser has changed; everything else keeps its default. */
export type OptionValues = Readonly<Record<string, number>>;

/** The dogfight option that allows Epic Battles lists. */
export const EPIC_LISTS = "epic";

/** Whether lists follow the Epic Battles rules: huge ships, wings and any number of ships. */
export const hasEpicLists = ({ family }: Sheet, edited: OptionValues = {}): boolean => family === "epic" || edited[EPIC_LISTS] === 1;

export const limitsOf = (sheet: Sheet, edition?: Edition): Limits | undefined =>
  sheet.limits.find((limits) => limits.edition === (edition ?? sheet.editions[0]));

/** The settings for a sheet's limits, then its own options. */
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

/** A limit can be set between half its default, which still allows a game, and four times its default. */
function limitOption(id: "points" | "threat", words: string, figure: Limits["points"]): readonly Option[] {
  if (!figure) return [];
  const { value, basis } = figure;
  return [{ id, words, usual: value, least: Math.ceil(value / 2), most: value * 4, basis }];
}

/** The value of every setting in this game. */
export const valuesOf = (sheet: Sheet, edited: OptionValues = {}, edition?: Edition): OptionValues =>
  Object.fromEntries(optionsOf(sheet, edition).map(({ id, usual }) => [id, edited[id] ?? usual]));

/** The default last round; undefined if there is none. */
export function usualRounds({ options }: Sheet, edition: Edition): number | undefined {
  const rounds = options.find(({ id }) => id === "rounds");
  return rounds?.countsIn?.includes(edition) === false ? undefined : rounds?.usual;
}

export const amountOf = (amount: Amount, values: OptionValues): number => (typeof amount === "number" ? amount : (values[amount] ?? 0));

/** Fills in the settings in a text; `{12}` stays as it is if there is no such setting. */
export const filled = (text: string, values: OptionValues): string =>
  text.replace(FIGURE, (whole, id: string) => String(values[id] ?? whole));

const FIGURE = /\{(\w+)\}/g;

/** The settings a text refers to. */
export const namedIn = (text: string): readonly string[] => [...text.matchAll(FIGURE)].map(([, id = ""]) => id);
