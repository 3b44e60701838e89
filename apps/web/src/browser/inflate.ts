/**
 * Decompresses text. Returns undefined if the bytes are damaged or incomplete. Stops soon after `mostCharacters` characters. The result is
 * then too long, so the caller can refuse it.
 */
export async function inflate(packed: Blob, format: CompressionFormat, mostCharacters: number): Promise<string | undefined> {
  const reader = packed.stream().pipeThrough(new DecompressionStream(format)).pipeThrough(new TextDecoderStream()).getReader();
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
