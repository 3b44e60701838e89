import type { Texts } from "@broadside/messages";
import { expect, test } from "vitest";
import { ENGLISH_LISTS } from "./english.ts";
import { LIST_TEXTS } from "./texts/english.ts";

/** Lists every text with its message and the path of keys that leads to it. */
function textsIn(texts: Texts, words: unknown, path = ""): readonly (readonly [path: string, text: string, message: unknown])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const message = (words as Readonly<Record<string, unknown>>)[key];
    return typeof text === "string" ? [[`${path}${key}`, text, message] as const] : textsIn(text, message, `${path}${key} > `);
  });
}

test.each(textsIn(LIST_TEXTS, ENGLISH_LISTS))("%s gives a text for one thing and for several", (_, text, message) => {
  for (const figure of [1, 7]) {
    const values = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, figure]));
    const said = typeof message === "function" ? String(message(values)) : String(message);
    expect(said).toMatch(/\w/);
    expect(said).not.toMatch(/[{}#]|undefined/);
  }
});

test("problems, fixes, set-up problems and format descriptions end like sentences", () => {
  const { problems, fixes, setUp, formats } = LIST_TEXTS;
  for (const text of [...Object.values(problems), ...Object.values(fixes), ...Object.values(setUp), ...Object.values(formats)])
    expect(text).toMatch(/[.}]$/);
  for (const text of [...Object.values(fixes), ...Object.values(formats)]) expect(text).toMatch(/^[A-Z]/);
});
