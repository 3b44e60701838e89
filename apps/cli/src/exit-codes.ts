/** Exit codes, for scripts. */
export const EXIT = {
  fine: 0,
  /** Something in the input is wrong, or the operating system reported an error. */
  refused: 1,
  /** The command was typed wrong. */
  usage: 2,
} as const;

/** Exit codes of the squad commands. An unreadable list is neither legal nor illegal. */
export const LIST_EXIT = { legal: 0, illegal: 1, unreadable: 2 } as const;
