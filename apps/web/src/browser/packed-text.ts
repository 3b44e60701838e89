/** Packs text into characters that are valid in an address, and unpacks it. */
import { inflate } from "./inflate.ts";

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Returns undefined if `packed` isn't packed text. The result may be longer than `mostCharacters` (see `inflate`). */
export async function unpackText(packed: string, mostCharacters: number): Promise<string | undefined> {
  const bytes = fromBase64(packed);
  return bytes && inflate(new Blob([bytes]), "deflate-raw", mostCharacters);
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
