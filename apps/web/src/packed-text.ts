/** A text packed into letters that an address may hold, and back. */

export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * Undefined where the letters hold no text. Stops soon after the most characters that are wanted, whatever the packed bytes promise: the
 * text that comes back is then too long, and its reader says so.
 */
export async function unpackText(packed: string, mostCharacters: number): Promise<string | undefined> {
  const bytes = fromBase64(packed);
  if (!bytes) return undefined;
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
      if (text.length > mostCharacters) {
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
