/** A position in the address: its document, packed, after `#p=`. A link shares the table. */
import { failure, type Result } from "@broadside/kit";
import { LIMITS, makePosition, type Position, parsePosition } from "@broadside/position";

const MARK = "#p=";

/** Undefined where the address holds no position. */
export const packedIn = (hash: string): string | undefined => (hash.startsWith(MARK) ? hash.slice(MARK.length) : undefined);

export async function packPosition(position: Position): Promise<string> {
  const packed = new Blob([makePosition(position)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return MARK + toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export async function unpackPosition(packed: string): Promise<Result<Position>> {
  const bytes = fromBase64(packed);
  const text = bytes && (await inflate(bytes));
  return text === undefined ? failure([{ path: "", reason: "is cut short or was changed on its way" }]) : parsePosition(text);
}

/** Stops at the size a position may have, whatever the packed bytes promise. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > LIMITS.characters) {
        await reader.cancel();
        return text;
      }
    }
  } catch {
    return undefined;
  }
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
