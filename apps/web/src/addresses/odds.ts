/** The odds page's search parameters, as raw text. The start page doesn't load the code that parses them. */
import type { CalculationTexts } from "@broadside/odds/calculator";

const KEYS: Readonly<Record<keyof CalculationTexts, true>> = {
  edition: true,
  attacks: true,
  defender: true,
  shields: true,
  hull: true,
  target: true,
  aim: true,
};

export const parseOddsAddress = (search: Record<string, unknown>): CalculationTexts =>
  Object.fromEntries(Object.keys(KEYS).flatMap((key) => (typeof search[key] === "string" ? [[key, search[key]]] : [])));

/** Converts the search parameters to a single string, as in the address. `addressIn` converts the string back. */
export const addressText = (texts: CalculationTexts): string =>
  new URLSearchParams(Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]))).toString();
export const addressIn = (text: string): CalculationTexts => parseOddsAddress(Object.fromEntries(new URLSearchParams(text)));
