/** Names of people, teams and events: in any script, without invisible or misleading characters. */
import { isLikeBot } from "@broadside/formats";
import type { Cited } from "../reasons/keyed.ts";
import type { TextRefusals, TextSubject } from "../reasons/text-refusals.ts";

const LONGEST_NAME = 100;
/** Notes and reasons may be longer. */
const LONGEST_NOTE = 2000;

/**
 * Control characters, line breaks, marks that change the direction of text, and zero-width spaces. Joiners aren't included, because some
 * scripts need them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export type TextRefusal = Cited<TextRefusals>;

export const nameRefusal = (text: TextSubject, name: string): TextRefusal | undefined => textRefusal(text, name, LONGEST_NAME);

/** The name of a player. Records use it for their seat. */
export const playerNameRefusal = (name: string): TextRefusal | undefined =>
  nameRefusal("player", name) ?? (isLikeBot(name) ? { key: "named like a bot", name } : undefined);

export const noteRefusal = (text: TextSubject, note: string): TextRefusal | undefined => textRefusal(text, note, LONGEST_NOTE);

function textRefusal(subject: TextSubject, text: string, most: number): TextRefusal | undefined {
  if (text.trim() === "") return { key: "text is missing", text: subject };
  if (text.length > most) return { key: "text is too long", text: subject, most, length: text.length };
  return HIDDEN.test(text) ? { key: "text has hidden characters", text: subject } : undefined;
}
