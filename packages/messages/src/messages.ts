/** Turns messages in ICU format into strings and functions. The calling code is the same for every language. */
import { IntlMessageFormat } from "intl-messageformat";
import type { ArgumentsOf, Insert } from "./arguments.ts";

/** A text without arguments is a string; any other is a function of its arguments. If the compiler doesn't know the text, it may be either. */
export type Message<Text extends string> = string extends Text
  ? string | ((values: Readonly<Record<string, Insert>>) => string)
  : keyof ArgumentsOf<Text> extends never
    ? string
    : (values: ArgumentsOf<Text>) => string;

/** The messages of one area of the app, nested to any depth. Their keys are never shown. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type Messages<All> = { readonly [Key in keyof All]: All[Key] extends string ? Message<All[Key]> : Messages<All[Key]> };

/** The same keys in another language; `translated` checks the arguments. */
type Translated<All> = { readonly [Key in keyof All]: All[Key] extends string ? string : Translated<All[Key]> };

/**
 * Turns whatever doesn't fit the original into `never`, so that it doesn't compile: a message with other arguments, or a key that the
 * original doesn't have.
 */
type Fitting<All, Others> = {
  readonly [Key in keyof All | keyof Others]: Key extends keyof All & keyof Others
    ? All[Key] extends string
      ? Others[Key] extends string
        ? Message<All[Key]> extends Message<Others[Key]>
          ? Others[Key]
          : never
        : never
      : Fitting<All[Key], Others[Key]>
    : never;
};

/** Creates the messages for a language, given by its BCP 47 tag. */
export function messagesOf<const All extends Texts>(language: string, texts: All): Messages<All> {
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  return made(texts, (text) => message(text, language, lists)) as Messages<All>;
}

/** Defines the messages in another language. None may be missing or take other arguments: `translated<typeof HOME>()({ … })`. */
export const translated =
  <All>() =>
  <const Others extends Translated<All>>(others: Others & Fitting<All, Others>): Others =>
    others;

function made(texts: Texts, make: (text: string) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? make(text) : made(text, make)]));
}

type Values = Readonly<Record<string, Insert>>;
type Say = (values: Values) => string;

/** Parses a message when it is first used, because a page has hundreds of messages but shows only dozens. */
function message(text: string, language: string, lists: Intl.ListFormat): unknown {
  if (!text.includes("{")) return text;
  let say: Say | undefined;
  return (values: Values): string => {
    say ??= plainMessage(text, lists) ?? icuMessage(text, language, lists);
    return say(values);
  };
}

const isList = (value: Insert | undefined): value is readonly string[] => Array.isArray(value);

function icuMessage(text: string, language: string, lists: Intl.ListFormat): Say {
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
  return (values) => {
    const joined = Object.entries(values).map(([name, value]) => [name, isList(value) ? lists.format(value) : value]);
    return String(format.format(Object.fromEntries(joined)));
  };
}

/**
 * Formats messages that only insert values, as most messages do, ten times as fast as the library. Returns undefined for a message that
 * needs the library, because it has plurals, choices, formats or quotes.
 */
export function plainMessage(text: string, lists: Intl.ListFormat): Say | undefined {
  const [first = "", ...rest] = text.split("{");
  const parts = rest.map((part) => /^(\w+)\}([^}]*)$/.exec(part));
  if (first.includes("}") || /'['{}<>]/.test(text) || parts.some((part) => !part)) return undefined;
  return (values) => {
    let said = first;
    for (const part of parts) {
      const [, name = "", literal = ""] = part ?? [];
      const value = values[name];
      if (value === undefined && !(name in values)) throw new Error(`No value for ${name} in “${text}”`);
      said += (isList(value) ? lists.format(value) : (value ?? "")) + literal;
    }
    return said;
  };
}
