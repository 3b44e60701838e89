/** Exit codes, for scripts. */
export const EXIT = {
  fine: 0,
  /** The input was read and something is wrong with it, or the machine said no. */
  refused: 1,
  /** The command itself was not understood. */
  usage: 2,
} as const;

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const complain = (text: string): void => void process.stderr.write(`${text}\n`);
