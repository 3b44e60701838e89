/** Commands as a reader is told of them, to be copied into a shell. */
export const eventCommand = (does: string, file: string, ...words: readonly (string | number)[]): string =>
  ["broadside event", does, quoted(file), ...words].join(" ");

/** As the shells of the system take it; both of Windows know only these quotes, which no file's name has there. */
export function quoted(file: string, platform: string = process.platform): string {
  if (platform === "win32") return /^[\w./\\+:@-]+$/.test(file) ? file : `"${file}"`;
  return /^[\w./+:@%-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
