/**
 * Gives each part of the app its texts. Related texts form a room, and rooms that are loaded together form a group. Each language has a
 * folder (`english`, `german`) with one folder per group, whose files contain the rooms. `load.ts` loads a group before opening a page that
 * needs it. The game's questions and its log have their texts in `packages/telling`.
 */
import { inBrackets } from "@broadside/kit";
import { type Messages, messagesOf, type Texts } from "@broadside/messages";
import type { English, Group } from "./groups.ts";
import { isPseudo, type Language } from "./language.ts";

interface Loaded {
  readonly language: Language;
  readonly rooms: Readonly<Record<string, Texts>>;
}

/** The locale for plurals, numbers and lists of names in sentences. */
const TAGS: Readonly<Record<Language, string>> = { en: "en-GB", de: "de" };

const loaded = new Map<Group, Loaded>();

export const hasTexts = (group: Group): boolean => loaded.has(group);

export function keepTexts(group: Group, language: Language, rooms: Loaded["rooms"]): void {
  loaded.set(group, { language, rooms });
}

/**
 * A room's texts: strings, and functions that take one object. They are created when one of them is first used, so the room's group must be
 * loaded by then.
 */
export function wordsOf<G extends Group, Room extends keyof English[G] & string>(group: G, room: Room): Messages<English[G][Room]> {
  let made: object | undefined;
  let madeFrom: Loaded | undefined;
  const words = (): object => {
    const texts = loaded.get(group);
    if (!made || madeFrom !== texts) made = makeWords(texts, group, room);
    madeFrom = texts;
    return made;
  };
  const stand = new Proxy(
    {},
    {
      get: (_, key) => Reflect.get(words(), key),
      has: (_, key) => Reflect.has(words(), key),
      ownKeys: () => Reflect.ownKeys(words()),
      getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(words(), key),
    },
  );
  return stand as Messages<English[G][Room]>;
}

function makeWords(texts: Loaded | undefined, group: Group, room: string): object {
  const inRoom = texts?.rooms[room];
  if (!texts || !inRoom) throw new Error(`no texts of ${group}/${room} are loaded: see words/groups.ts`);
  return spoken(messagesOf(TAGS[texts.language], inRoom));
}

/** Wraps texts that don't come from a room, so that they get brackets in the pseudo-language too. */
export const spoken = <Words>(words: Words): Words => (isPseudo ? inBrackets(words) : words);
