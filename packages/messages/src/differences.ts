/**
 * Finds translation problems that the type checker can't see: messages that can't be parsed, and arguments that only one of the two
 * versions has.
 */
import { IntlMessageFormat } from "intl-messageformat";
import type { Texts } from "./messages.ts";

/** Returns the paths of all messages whose keys or arguments differ, each with the reason; empty if the translation fits. */
export function differences(original: Texts, translation: Texts): readonly string[] {
  const originals = textsByPath(original);
  const translations = textsByPath(translation);
  const paths = [...new Set([...originals.keys(), ...translations.keys()])];
  return paths.flatMap((path) => {
    const [one, other] = [originals.get(path), translations.get(path)];
    if (one === undefined) return [`${path}: only in the translation`];
    if (other === undefined) return [`${path}: not in the translation`];
    const [wanted, used] = [argumentsIn(one), argumentsIn(other)];
    if (wanted === undefined || used === undefined) return [`${path}: can't be read`];
    return wanted.join() === used.join()
      ? []
      : [`${path}: uses ${used.join(", ") || "nothing"} instead of ${wanted.join(", ") || "nothing"}`];
  });
}

/** Returns the messages that contain words but are identical in the translation. */
export function sameTexts(original: Texts, translation: Texts): readonly string[] {
  const translations = textsByPath(translation);
  const same = [...textsByPath(original)].filter(([path, text]) => translations.get(path) === text && hasWords(text));
  return [...new Set(same.map(([, text]) => text))];
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ""));

const textsByPath = (texts: Texts): ReadonlyMap<string, string> => new Map(pathsIn(texts, ""));

const pathsIn = (texts: Texts, before: string): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [[`${before}${key}`, text] as const] : pathsIn(text, `${before}${key}.`),
  );

/**
 * Returns the names of a message's arguments in alphabetical order, including those in branches; undefined if the message can't be parsed.
 */
function argumentsIn(text: string): readonly string[] | undefined {
  try {
    const names = new Set<string>();
    collect(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst(), names);
    return [...names].toSorted();
  } catch {
    return undefined;
  }
}

/** The library's type number for a part of a message that is plain text. */
const PLAIN_TEXT = 0;

type Parts = ReturnType<IntlMessageFormat["getAst"]>;

function collect(parts: Parts, names: Set<string>): void {
  for (const part of parts) {
    if ("options" in part) for (const { value } of Object.values(part.options)) collect(value, names);
    if (part.type !== PLAIN_TEXT && "value" in part) names.add(part.value);
  }
}
