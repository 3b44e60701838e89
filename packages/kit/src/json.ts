/** Reads untrusted JSON with limits on size and depth. Reports every problem with its path and never throws. */
import { failure, type Problem, type Result, success } from "./result.ts";

export interface JsonLimits {
  readonly characters: number;
  readonly depth: number;
}

/** Why a text can't be read as JSON. */
export type JsonProblem =
  | { readonly problem: "too long"; readonly characters: number; readonly most: number }
  | { readonly problem: "too deep"; readonly most: number }
  | { readonly problem: "not JSON"; readonly detail: string };

/** Returns the text as a plain value, or the reason it can't be read. Depth is counted before parsing. */
export function readJson(text: string, limits: JsonLimits): Result<unknown, JsonProblem> {
  if (text.length > limits.characters) return failure([{ problem: "too long", characters: text.length, most: limits.characters }]);
  if (nestingOf(text).deepest > limits.depth) return failure([{ problem: "too deep", most: limits.depth }]);
  try {
    // Some editors add a byte order mark.
    return success(JSON.parse(text.replace(/^\uFEFF/, "")) as unknown);
  } catch (error) {
    return failure([{ problem: "not JSON", detail: error instanceof Error ? error.message.replace(/\s+/gu, " ") : "unreadable" }]);
  }
}

/** Like `readJson`, but describes the problem in a sentence. */
export function parseJson(text: string, limits: JsonLimits): Result<unknown> {
  const read = readJson(text, limits);
  return read.ok ? read : failure(read.problems.map((problem) => ({ path: "", reason: jsonProblemInWords(problem) })));
}

function jsonProblemInWords(found: JsonProblem): string {
  switch (found.problem) {
    case "too long":
      return `is ${found.characters} characters long; at most ${found.most} can be read`;
    case "too deep":
      return `is nested more than ${found.most} levels deep`;
    case "not JSON":
      return `isn't JSON: ${found.detail}`;
  }
}

/** Whether JSON text ends inside a list or an object, before the closing bracket. */
export const isCutShort = (text: string): boolean => nestingOf(text).atEnd > 0;

function nestingOf(text: string): { readonly deepest: number; readonly atEnd: number } {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) inString = !inString;
    else if (inString && code === 92) at += 1;
    else if (!inString && (code === 91 || code === 123)) deepest = Math.max(deepest, ++depth);
    else if (!inString && (code === 93 || code === 125)) depth -= 1;
  }
  return { deepest, atEnd: depth };
}

/** A problem quotes at most this much of what somebody else has written. */
const LONGEST_QUOTE = 40;

/** Walks an unknown value and records each problem with its path. */
export class JsonReader {
  readonly problems: Problem[] = [];
  /**
   * If true, shapes return the input instead of a copy, and problems have no exact path. This halves the time for large files. If there are
   * problems, read again with another reader to locate them.
   */
  readonly onlyChecks: boolean;
  private readonly most: number;

  constructor(mostProblems = 100, { onlyChecks = false } = {}) {
    this.most = mostProblems;
    this.onlyChecks = onlyChecks;
  }

  note(path: string, reason: string): undefined {
    if (this.problems.length < this.most) this.problems.push({ path, reason });
    return undefined;
  }

  /** Reads an object that may have only the given keys. */
  object(value: unknown, path: string, keys: readonly string[]): Readonly<Record<string, unknown>> | undefined {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return this.note(path, mustBe("an object", value));
    for (const key of Object.keys(value))
      if (!keys.includes(key)) this.note(join(path, key.slice(0, LONGEST_QUOTE)), `isn't a known field (known fields: ${keys.join(", ")})`);
    return value as Readonly<Record<string, unknown>>;
  }

  list(value: unknown, path: string, most: number): readonly unknown[] | undefined {
    if (!Array.isArray(value)) return this.note(path, mustBe("a list", value));
    if (value.length > most) return this.note(path, `has ${value.length} entries; at most ${most} are allowed`);
    return value;
  }

  text(value: unknown, path: string, most: number): string | undefined {
    if (typeof value !== "string") return this.note(path, mustBe("text", value));
    if (value.length === 0 || (value.length > most && characters(value) > most))
      return this.note(path, `must be 1 to ${most} characters long`);
    return value;
  }

  whole(value: unknown, path: string, least: number, most: number): number | undefined {
    if (typeof value !== "number") return this.note(path, mustBe("a whole number", value));
    if (!Number.isInteger(value)) return this.note(path, `must be a whole number, not ${value}`);
    if (value < least || value > most) return this.note(path, `must be from ${least} to ${most}, not ${value}`);
    return value === 0 ? 0 : value;
  }

  oneOf<Choice extends string>(value: unknown, path: string, choices: readonly Choice[]): Choice | undefined {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    const must = `must be ${choices.length > 1 ? "one of " : ""}${choices.join(", ")}`;
    if (value === undefined) return this.note(path, orMissing(must, value));
    return this.note(path, `is ${typeof value === "string" ? `"${value.slice(0, LONGEST_QUOTE)}"` : kindOf(value)}; it ${must}`);
  }
}

/** Counts characters as people do: an emoji is one. */
const characters = (text: string): number => [...text].length;

export const join = (path: string, key: string | number): string =>
  typeof key === "number" ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;

/** Turns "must be text" into "is missing; it must be text" if there is no value. */
export const orMissing = (must: string, value: unknown): string => (value === undefined ? `is missing; it ${must}` : must);

const mustBe = (wanted: string, value: unknown): string =>
  orMissing(`must be ${wanted}${value === undefined ? "" : `, not ${kindOf(value)}`}`, value);

/** Describes what a value is, for an error message. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string") return "text";
  return typeof value === "number" ? "a number" : String(value);
}
