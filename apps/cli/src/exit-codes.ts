/** How the command speaks: exit codes for scripts, results on standard output, complaints on standard error. */
export const EXIT = {
  fine: 0,
  /** The input was read and something is wrong with it, or the machine said no. */
  refused: 1,
  /** The command itself was not understood. */
  usage: 2,
} as const;

/** What the squad commands end with; a list that cannot be read is neither legal nor illegal. */
export const LIST_EXIT = { legal: 0, illegal: 1, unreadable: 2 } as const;

export const print = (text: string): void => void process.stdout.write(`${plain(text)}\n`);
export const complain = (text: string): void => void process.stderr.write(`${plain(text)}\n`);

/** Control characters from a file do not reach the terminal. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
