/** Reads a command's options as values, and collects every problem with them so that all are printed together. */
import { type Complaint, complain, type NextStep } from "./messages.ts";

const MOST = 1_000_000_000;

export class OptionReader {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #problems: Complaint[] = [];

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** Notes a problem, and what to type to fix it. */
  note(problem: string, next: NextStep): undefined {
    this.#problems.push({ problem, next });
  }

  /** Prints the problems, and returns true if there are any. */
  reportProblems(): boolean {
    for (const { problem, next } of this.#problems) complain(problem, next);
    return this.#problems.length > 0;
  }

  text(key: string): string | undefined {
    const value = this.#values[key];
    return typeof value === "string" ? value : undefined;
  }

  flag(key: string): boolean {
    return this.#values[key] === true;
  }

  /** Returns the arguments that aren't options, in order. */
  words(): readonly string[] {
    const words = this.#values["_"];
    return Array.isArray(words) ? words.map(String) : [];
  }

  whole(key: string, least = 0, most = MOST): number | undefined {
    const text = this.text(key);
    const number = text === undefined ? undefined : wholeNumber(text);
    if (text === undefined || (number !== undefined && number >= least && number <= most)) return number;
    const range = most === MOST ? `of ${least} or more` : `from ${least} to ${most}`;
    return this.note(`--${key} can't be "${text}".`, `Use a whole number ${range}, such as --${key} ${Math.max(1, least)}.`);
  }

  yesNo(key: string): boolean | undefined {
    const answer = this.oneOf(key, ["yes", "no"]);
    return answer === undefined ? undefined : answer === "yes";
  }

  oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(key);
    const choice = choices.find((known) => known === text);
    if (text === undefined || choice !== undefined) return choice;
    return this.note(`--${key} can't be "${text}".`, `Use one of: ${choices.join(", ")}.`);
  }

  /** Reads several words in one option, separated by semicolons. */
  several(key: string): readonly string[] | undefined {
    const text = this.text(key);
    return text === undefined ? undefined : partsOf(text, ";");
  }

  /** Reads numbers separated by commas. */
  numbers(key: string): readonly number[] | undefined {
    const text = this.text(key);
    if (text === undefined) return undefined;
    const numbers = partsOf(text, ",").map(wholeNumber);
    const known = numbers.filter((number) => number !== undefined);
    return known.length === numbers.length && known.length > 0 ? known : this.#noteNumbers(key, text);
  }

  /** Reads several lists of numbers, all of the same length, separated by semicolons. Numbers may be negative. */
  numberLists(key: string): readonly (readonly number[])[] | undefined {
    const lists = this.several(key)?.map((part) => partsOf(part, ",").map(signedNumber));
    if (lists === undefined) return undefined;
    const known = lists.map((list) => list.filter((number) => number !== undefined));
    return known.length > 0 && known.every((list, at) => list.length > 0 && list.length === lists[at]?.length)
      ? known
      : this.#noteNumbers(key, this.text(key) ?? "");
  }

  #noteNumbers(key: string, text: string): undefined {
    return this.note(`--${key} can't be "${text}".`, `Use whole numbers with commas between them, such as --${key} 3,1.`);
  }
}

/** Reads a whole number from 0 up. Returns undefined for any other text. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

const signedNumber = (text: string): number | undefined => (/^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);

export const partsOf = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
