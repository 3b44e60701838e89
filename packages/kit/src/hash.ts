/** SHA-256 of texts, computed synchronously, so that a list's hash is a plain function of the list. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, createView, utf8ToBytes } from "@noble/hashes/utils.js";

/** Returns the hash of a text as 64 hexadecimal digits. The text is hashed as UTF-8. */
export const contentHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns the same hash as eight unsigned 32-bit words. */
export function contentWords(text: string): readonly number[] {
  const bytes = createView(sha256(utf8ToBytes(text)));
  return Array.from({ length: 8 }, (_, at) => bytes.getUint32(4 * at));
}
