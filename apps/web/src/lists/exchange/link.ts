/** Puts an entry into a link for sharing: the packed entry document follows `#l=` in the address. */
import { failure, type Result } from "@broadside/kit";
import type { EntryDraft } from "@broadside/squads";
import { packText, unpackText } from "../../browser/packed-text.ts";
import { EXCHANGE } from "../../words/build/page.ts";
import { ENTRY_LIMITS, makeEntry, parseEntry } from "../drafts/entry-document.ts";

const MARK = "#l=";

/** Undefined if the address has no entry. */
export const packedIn = (hash: string): string | undefined => (hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined);

export const packEntry = async (entry: EntryDraft): Promise<string> => MARK + (await packText(makeEntry(entry)));

/** The complete address, to send to someone else. */
export const linkTo = async (entry: EntryDraft): Promise<string> => new URL(`/build${await packEntry(entry)}`, window.location.href).href;

export async function unpackEntry(packed: string): Promise<Result<EntryDraft>> {
  const text = await unpackText(packed, ENTRY_LIMITS.characters);
  return text === undefined ? failure([{ path: "", reason: EXCHANGE.damaged }]) : parseEntry(text);
}
