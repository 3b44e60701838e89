/** Returns an event command that users can copy into a shell. */
export const eventCommand = (does: string, file: string, ...words: readonly (string | number)[]): string =>
  ["broadside event", does, quoted(file), ...words].join(" ");

/** Quotes a file name for the system's shells. Both Windows shells accept double quotes, which no file name on Windows contains. */
export function quoted(file: string, platform: string = process.platform): string {
  if (platform === "win32") return /^[\w./\\+:@-]+$/.test(file) ? file : `"${file}"`;
  return /^[\w./+:@%-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
}
