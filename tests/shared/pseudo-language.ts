/**
 * Puts the game's texts in brackets for all tests of a file, then restores them for other files in the same process. It also notes the
 * words that sentences show but that come from no text: each is a name, or a word that translators can't reach.
 */
import { inBrackets, isOutsideBrackets } from "@broadside/kit";
import { speak } from "@broadside/telling";
import { ENGLISH } from "@broadside/telling/english";
import { afterAll, beforeAll } from "vitest";

/** The words, each with a place where a sentence shows it. */
const inserted = new Map<string, string>();

export function speakInBrackets(): void {
  beforeAll(() => void speak("en", listening(ENGLISH.words, "")));
  afterAll(() => void speak("en", ENGLISH.words));
}

/** The words without a text that sentences have shown so far, except names. */
export const insertedWords = (names: ReadonlySet<string>): readonly string[] =>
  [...inserted].flatMap(([word, place]) => (names.has(word) ? [] : [`${place}: ${word}`]));

export const forgetInsertedWords = (): void => inserted.clear();

type Values = Readonly<Record<string, unknown>>;
type Message = (values: Values) => string;

/** The same texts in brackets. Before a sentence says something, its values are checked. */
function listening<Words>(words: Words, place: string): Words {
  const say = words as unknown as Message;
  const said: unknown =
    typeof words === "function"
      ? (values: Values) => {
          listenTo(say, values, place);
          return inBrackets(say(values));
        }
      : typeof words === "object" && words !== null
        ? Object.fromEntries(Object.entries(words).map(([key, one]) => [key, listening(one, place === "" ? key : `${place}.${key}`)]))
        : inBrackets(words);
  return said as Words;
}

/** Notes each value that the sentence shows. Other values only choose between its branches. */
function listenTo(say: Message, values: Values, place: string): void {
  const shows = (name: string, word: string): boolean =>
    say(values).includes(word) && say({ ...values, [name]: SENTINEL }).includes(SENTINEL);
  for (const [name, value] of Object.entries(values))
    for (const word of Array.isArray(value) ? value : [value])
      if (typeof word === "string" && isOutsideBrackets(word) && !inserted.has(word) && shows(name, word))
        inserted.set(word, `${place} {${name}}`);
}

const SENTINEL = "\u0002";
