/**
 * The paths that a source file names: in imports, and in any other string that may be a path. It may find too many paths but must not miss
 * one: a test's saved result is reused until a file that the test can see changes.
 */

export interface NamedPath {
  readonly path: string;
  /**
   * How likely this is a path, and which folder it starts from:
   *
   * - import: certainly a path, because it starts with a dot or names one of our packages. It starts from the file's folder.
   * - call: an argument of `join` or `new URL`. It starts from the file's folder.
   * - word: any other string, which may not be a path at all. In a sentence, only words with a dot or a slash count.
   */
  readonly kind: "import" | "call" | "word";
  /** The strings that were joined to form the path. If the joined path doesn't exist, each string counts as a word. */
  readonly parts?: readonly string[];
}

/** Matches the first argument of a path call if it means the file's own folder. */
const OWN_FOLDER = String.raw`(?:import\.meta\.dirname|dirname\(\s*fileURLToPath\(\s*import\.meta\.url\s*\)\s*\))`;
const STRINGS = String.raw`"[^"\n]*"(?:\s*,\s*"[^"\n]*")*`;
/** `join(import.meta.dirname, "..", "docs")` is matched as a whole, so that "docs" alone is not found too. */
const OWN_JOIN = new RegExp(String.raw`\bjoin\(\s*${OWN_FOLDER}\s*,\s*(${STRINGS})(?=(\s*,)?)`, "g");
/** `join(ROOT, "docs", "records")` or `inRoot("docs", "records")`. */
const OTHER_JOIN = new RegExp(String.raw`\b(?:join|inRoot)\(\s*(?:\w+\s*,\s*)?(${STRINGS})`, "g");
/** `new URL("..", import.meta.url)`. */
const OWN_URL = /\bnew URL\(\s*("[^"\n]*")\s*,\s*import\.meta\.url/g;
/** Any text between two quotes of any kind, even if it isn't a string. */
const BETWEEN_QUOTES = /["'`}]([^"'`\n]*?)(?=(["'`\n]|\$\{))/g;

export function namedPaths(source: string): readonly NamedPath[] {
  const found = new Map<string, NamedPath>();
  const add = (kind: NamedPath["kind"], parts: readonly string[]): void => {
    const path = parts.join("/");
    if (path !== "") found.set(`${kind} ${path}`, { kind, path, ...(parts.length > 1 && { parts }) });
  };
  const taken =
    (kind: NamedPath["kind"]) =>
    (_: string, strings: string, more?: string | number): string => {
      const parts = [...strings.matchAll(/"([^"\n]*)"/g)].map(([, part = ""]) => part);
      // Skip a path made only of parent folders and a variable. The string in the variable is found where it is defined.
      if (typeof more !== "string" || parts.some((part) => !/^[./]*$/.test(part))) add(kind, parts);
      return "";
    };
  const rest = withoutCommentLines(source)
    .replace(OWN_JOIN, taken("call"))
    .replace(OWN_URL, taken("call"))
    .replace(OTHER_JOIN, taken("word"));
  for (const [, between = "", end] of rest.matchAll(BETWEEN_QUOTES)) {
    const words = between.split(/[\s=,;:()]+/);
    // In `docs/${name}.md`, only the folder is known.
    if (end === "${") words.push((words.pop() ?? "").replace(/[^/]*$/, ""));
    for (const word of words) {
      if (!/^[\w@.~/-]*[\w/][\w@.~/-]*$/.test(word) || (words.length > 1 && !/[./]/.test(word))) continue;
      add(/^\.\.?\/|^@broadside\//.test(word) ? "import" : "word", [word.replace(/^\/+/, "")]);
    }
  }
  return [...found.values()];
}

/** Removes lines that are comments. It keeps what looks like a comment at the end of a line, because that may be part of a string. */
const withoutCommentLines = (text: string): string => text.replace(/^[ \t]*(?:\/\*.*?\*\/|\/\*.*|\*.*|\/\/.*)/gm, "");
