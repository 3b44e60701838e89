/** Commands as a reader is told of them, to be copied into a shell. */
export const eventCommand = (does: string, file: string, ...words: readonly (string | number)[]): string =>
  ["broadside event", does, quoted(file), ...words].join(" ");

const quoted = (file: string): string => (/^[\w./+:@%-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
