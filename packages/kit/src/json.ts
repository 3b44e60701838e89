/** Reading JSON from outside: bounded in size and depth, every problem with its path, never a throw. */
import { failure, type Problem, type Result, success } from "./result.ts";

export interface JsonLimits {
  readonly characters: number;
  readonly depth: number;
}

/** The text as a plain value, or why not. Depth is counted before parsing. */
export function parseJson(text: string, limits: JsonLimits): Result<unknown> {
  if (text.length > limits.characters)
    return failure([{ path: "", reason: `is ${text.length} characters long; at most ${limits.characters} are read` }]);
  if (nestingOf(text).deepest > limits.depth) return failure([{ path: "", reason: `is nested more than ${limits.depth} levels deep` }]);
  try {
    // Some editors begin a text with a byte order mark.
    return success(JSON.parse(text.replace(/^\uFEFF/, "")) as unknown);
  } catch (error) {
    return failure([{ path: "", reason: `is not JSON: ${error instanceof Error ? error.message : "unreadable"}` }]);
  }
}

/** Whether a text ends inside a list or an object that it has begun. */
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

/** Walks a value that may be anything, and notes what is wrong and where. */
export class JsonReader {
  readonly problems: Problem[] = [];
  /**
   * Shapes return what they were given instead of a copy, and problems have no exact path: a large file is checked in half the time.
   * If there are problems, read it again with another reader to learn where they are.
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

  /** An object with no other keys than those named. */
  object(value: unknown, path: string, keys: readonly string[]): Readonly<Record<string, unknown>> | undefined {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return this.note(path, `must be an object, ${insteadOf(value)}`);
    for (const key of Object.keys(value))
      if (!keys.includes(key)) this.note(join(path, key), `is not known here; known: ${keys.join(", ")}`);
    return value as Readonly<Record<string, unknown>>;
  }

  list(value: unknown, path: string, most: number): readonly unknown[] | undefined {
    if (!Array.isArray(value)) return this.note(path, `must be a list, ${insteadOf(value)}`);
    if (value.length > most) return this.note(path, `has ${value.length} entries; at most ${most} are allowed`);
    return value;
  }

  text(value: unknown, path: string, most: number): string | undefined {
    if (typeof value !== "string") return this.note(path, `must be a text, ${insteadOf(value)}`);
    if (value.length === 0 || (value.length > most && characters(value) > most))
      return this.note(path, `must be 1 to ${most} characters long`);
    return value;
  }

  whole(value: unknown, path: string, least: number, most: number): number | undefined {
    if (typeof value !== "number") return this.note(path, `must be a whole number, ${insteadOf(value)}`);
    if (!Number.isInteger(value)) return this.note(path, `must be a whole number, not ${value}`);
    if (value < least || value > most) return this.note(path, `must lie between ${least} and ${most}, not ${value}`);
    return value === 0 ? 0 : value;
  }

  oneOf<Choice extends string>(value: unknown, path: string, choices: readonly Choice[]): Choice | undefined {
    const found = choices.find((choice) => choice === value);
    return (
      found ??
      this.note(
        path,
        `must be one of ${choices.join(", ")}, ${typeof value === "string" ? `not "${value.slice(0, 40)}"` : insteadOf(value)}`,
      )
    );
  }
}

/** As a person counts them: an emoji is one. */
const characters = (text: string): number => [...text].length;

export const join = (path: string, key: string | number): string =>
  typeof key === "number" ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;

/** What something is instead of what it must be. */
function insteadOf(value: unknown): string {
  if (value === undefined) return "and is missing";
  if (value === null) return "not null";
  if (Array.isArray(value)) return "not a list";
  return `not ${typeof value === "object" ? "an" : "a"} ${typeof value}`;
}
