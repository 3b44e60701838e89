/** Recognises lists that Broadside can't read, but that people may try: links to other list builders, and plain text. */
import type { Builder, Note } from "./note.ts";

const BUILDERS: readonly { readonly link: RegExp; readonly builder: Builder }[] = [
  { link: /\b(yasb|raithos|xwing-legacy)\b/i, builder: "YASB" },
  { link: /launch-?bay/i, builder: "Launch Bay" },
];

/** Guesses what kind of list a text is if it isn't JSON. Undefined if it doesn't look like a list at all. */
export function foreignList(text: string): Note | undefined {
  const first = text.trim().slice(0, MOST_READ);
  if (/^(https?:\/\/|www\.)\S+$/i.test(first) || /^[\w.-]+\.(app|com|net|io|org)\/\S*$/i.test(first)) return noteOfLink(first);
  return isPlainText(first) ? { note: "plain text" } : undefined;
}

/** How much of a text to look at. A link can be long, but its beginning already identifies the builder. */
const MOST_READ = 2000;

function noteOfLink(link: string): Note {
  const found = BUILDERS.find(({ link: pattern }) => pattern.test(link.split(/[?#]/)[0] ?? ""));
  return found ? { note: "link of a builder", builder: found.builder } : { note: "unknown link" };
}

/** True if at least two lines have a name and a cost in brackets, as list builders print them: `Wedge Antilles (52)`. */
const isPlainText = (text: string): boolean =>
  !/^[[{]/.test(text) && text.split("\n").filter((line) => /\p{L}.*\(\d{1,3}\)/u.test(line)).length >= 2;
