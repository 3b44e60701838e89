/**
 * The text of packed bytes; undefined where they are damaged or incomplete. Stops soon after the most characters that are wanted, whatever the
 * bytes promise: the text that comes back is then too long, and its reader says so.
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
