/** HTML that is always escaped: `html` escapes every value that it inserts, except other `Markup`. */

export interface Markup {
  readonly markup: string;
}

export type Content = string | number | undefined | Markup | readonly Content[];

export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return { markup: parts.reduce((text, part, at) => text + markupOf(contents[at - 1]) + part) };
}

function markupOf(content: Content): string {
  if (content === undefined) return "";
  if (typeof content === "string" || typeof content === "number") return escaped(String(content));
  return "markup" in content ? content.markup : content.map(markupOf).join("");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes HTML characters and replaces control characters. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
