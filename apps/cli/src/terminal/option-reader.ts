/** Options of a command as values; wrong values are noted, so that all of them are printed at once. */
import { complain } from "../exit-codes.ts";

const MOST = 1_000_000_000;

export class OptionReader {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #problems: string[] = [];

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  note(problem: string): undefined {
    this.#problems.push(problem);
  }

  /** Says what was wrong; whether anything was. */
  complains(): boolean {
    for (const problem of this.#problems) complain(`${problem}.`);
    return this.#problems.length > 0;
  }

  text(key: string): string | undefined {
    const value = this.#values[key];
    return typeof value === "string" ? value : undefined;
  }

  flag(key: string): boolean {
    return this.#values[key] === true;
  }

  whole(key: string, least = 0, most = MOST): number | undefined {
    const text = this.text(key);
    const number = text === undefined ? undefined : wholeNumber(text);
    if (text === undefined || (number !== undefined && number >= least && number <= most)) return number;
    return this.note(`--${key} is a whole number ${most === MOST ? `from ${least}` : `from ${least} to ${most}`}, not "${text}"`);
  }

  yesNo(key: string): boolean | undefined {
    const answer = this.oneOf(key, ["yes", "no"]);
    return answer === undefined ? undefined : answer === "yes";
  }

  oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(key);
    const choice = choices.find((known) => known === text);
    if (text === undefined || choice !== undefined) return choice;
    return this.note(`--${key} is one of ${choices.join(", ")}, not "${text}"`);
  }

  /** Several words in one option; semicolons stand between. */
  several(key: string): readonly string[] | undefined {
    const text = this.text(key);
    return text === undefined ? undefined : partsOf(text, ";");
  }

  /** Numbers with commas between. */
  numbers(key: string): readonly number[] | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const numbers = partsOf(text, ",").map(wholeNumber);
    const known = numbers.filter((number) => number !== undefined);
    return known.length === numbers.length && known.length > 0
      ? known
      : this.note(`--${key} holds whole numbers with commas between, not "${text}"`);
  }

  /** The same several times over, semicolons between; numbers may lie below 0. */
  numberLists(key: string): readonly (readonly number[])[] | undefined {
    const lists = this.several(key)?.map((part) => partsOf(part, ",").map(signedNumber));
    if (lists === undefined) return undefined;
    const known = lists.map((list) => list.filter((number) => number !== undefined));
    return known.length > 0 && known.every((list, at) => list.length > 0 && list.length === lists[at]?.length)
      ? known
      : this.note(`--${key} holds whole numbers with commas between, not "${this.text(key)}"`);
  }
}

/** Undefined where the text is no whole number from 0. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

const signedNumber = (text: string): number | undefined => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

export const partsOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
