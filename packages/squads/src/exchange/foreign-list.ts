/** Recognises lists that Broadside can't read but people may try: links from other builders, and plain text. */
import type { Builder, Note } from "./note.ts";

const BUILDERS: readonly { readonly link: RegExp; readonly builder: Builder }[] = [
  { link: /\b(yasb|raithos|xwing-legacy)\b/i, builder: "YASB" },
  { link: /launch-?bay/i, builder: "Launch Bay" },
];

/** Guesses what kind of list a text is if it isn't JSON; undefined if it doesn't look like a list. */
export function foreignList(text: string): Note | undefined {
  const first = text.trim().slice(0, MOST_READ);
  if (/^(https?:\/\/|www\.)\S+$/i.test(first) || /^[\w.-]+\.(app|com|net|io|org)\/\S*$/i.test(first)) return noteOfLink(first);
  return isPlainText(first) ? { note: "plain text" } : undefined;
}

/** A link may be long, but its beginning identifies the builder. */
const MOST_READ = 2000;

function noteOfLink(link: string): Note {
  const found = BUILDERS.find(({ link: pattern }) => pattern.test(link.split(/[?#]/)[0] ?? ""));
  return found ? { note: "link of a builder", builder: found.builder } : { note: "unknown link" };
}

/** Whether a text has at least two lines with a name and a cost in brackets, as builders print them: `Wedge Antilles (52)`. */
const isPlainText = (text: string): boolean =>
  !/^[[{]/.test(text) && text.split("\n").filter((line) => /\p{L}.*\(\d{1,3}\)/u.test(line)).length >= 2;
