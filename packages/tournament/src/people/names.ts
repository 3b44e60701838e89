/** Names of people, teams and events: in any script, without invisible or misleading characters. */
import { isLikeBot, likeBotInWords } from "@broadside/formats";
import { type RowRefusal, refuse } from "../log/refusal.ts";

const LONGEST_NAME = 100;
/** Notes and reasons may say more. */
const LONGEST_NOTE = 2000;

/** Control characters, line breaks, marks that turn the direction of text and blanks without width; joiners belong to some scripts. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

export const nameRefusal = (what: string, name: string): RowRefusal | undefined =>
  textRefusal(`${what} needs a name`, "A name", name, LONGEST_NAME);

/** The name of somebody who plays, and whose seat has that name in records. */
export const playerNameRefusal = (name: string): RowRefusal | undefined =>
  nameRefusal("A player", name) ?? (isLikeBot(name) ? refuse(likeBotInWords(name)) : undefined);

export const noteRefusal = (what: string, note: string): RowRefusal | undefined =>
  textRefusal(`${what} is missing`, what, note, LONGEST_NOTE);

function textRefusal(missing: string, what: string, text: string, most: number): RowRefusal | undefined {
  if (text.trim() === "") return refuse(missing);
  if (text.length > most) return refuse(`${what} has at most ${most} characters, not ${text.length}`);
  return HIDDEN.test(text) ? refuse(`${what} holds no line breaks, control characters or marks that cannot be seen`) : undefined;
}
