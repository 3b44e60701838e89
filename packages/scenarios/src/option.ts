/** What an organiser may set: the limits and the sheet's own figures, and texts with those figures in them. */
import type { Edition } from "@broadside/rulebook/row";
import type { Amount, Limits, Option, Sheet } from "./sheet.ts";

/** What an organiser has set; everything else is as usual. */
export type OptionValues = Readonly<Record<string, number>>;

/** The option of the bare game by which lists are built as for Epic Battles. */
export const EPIC_LISTS = "epic";

/** Whether lists are built as for Epic Battles: with huge ships, wings and any number of ships. */
export const hasEpicLists = ({ family }: Sheet, edited: OptionValues = {}): boolean => family === "epic" || edited[EPIC_LISTS] === 1;

export const limitsOf = (sheet: Sheet, edition?: Edition): Limits | undefined =>
  sheet.limits.find((limits) => limits.edition === (edition ?? sheet.editions[0]));

/** Its limits and its own options. */
export function optionsOf(sheet: Sheet, edition?: Edition): readonly Option[] {
  const limits = limitsOf(sheet, edition);
  const each = limits?.binds === "team" ? "a team" : "a squad";
  const where = sheet.editions.length > 1 && limits ? ` in ${limits.edition}` : "";
  return [
    ...limitOption("points", `Squad points ${each} may count${where}`, limits?.points),
    ...limitOption("threat", `Threat ${each} may count, with quick builds${where}`, limits?.threat),
    ...sheet.options,
  ];
}

/** Limits may be doubled and more; half of the usual leaves room for a game still. */
function limitOption(id: "points" | "threat", words: string, figure: Limits["points"]): readonly Option[] {
  if (!figure) return [];
  const { value, basis } = figure;
  return [{ id, words, usual: value, least: Math.ceil(value / 2), most: value * 4, basis }];
}

/** Every figure, as it is played. */
export const valuesOf = (sheet: Sheet, edited: OptionValues = {}, edition?: Edition): OptionValues =>
  Object.fromEntries(optionsOf(sheet, edition).map(({ id, usual }) => [id, edited[id] ?? usual]));

/** The last round of games for which nobody sets one; undefined where they have none. */
export function usualRounds({ options }: Sheet, edition: Edition): number | undefined {
  const rounds = options.find(({ id }) => id === "rounds");
  return rounds?.countsIn?.includes(edition) === false ? undefined : rounds?.usual;
}

export const amountOf = (amount: Amount, values: OptionValues): number => (typeof amount === "number" ? amount : (values[amount] ?? 0));

/** A text with its figures; `{12}` stays as it is where there is no such figure. */
export const filled = (text: string, values: OptionValues): string =>
  text.replace(FIGURE, (whole, id: string) => String(values[id] ?? whole));

const FIGURE = /\{(\w+)\}/g;

/** The figures a text names. */
export const namedIn = (text: string): readonly string[] => [...text.matchAll(FIGURE)].map(([, id = ""]) => id);
