/** Everything the command says: results on standard output; notes, progress and errors on standard error. */

/** The verbs that a next step may begin with. */
export const STEP_VERBS = [
  "Add",
  "Ask",
  "Assign",
  "Build",
  "Check",
  "Choose",
  "Close",
  "Copy",
  "Correct",
  "Delete",
  "Enter",
  "Finish",
  "Fix",
  "Free",
  "Hand",
  "Leave",
  "List",
  "Make",
  "Name",
  "Open",
  "Plan",
  "Report",
  "Run",
  "See",
  "Start",
  "Try",
  "Turn",
  "Type",
  "Undo",
  "Use",
  "Wait",
] as const;

/** What to type or do after an error. The types require one for every error. */
export type NextStep = `${(typeof STEP_VERBS)[number]} ${string}`;

export interface Complaint {
  readonly problem: string;
  readonly next: NextStep;
}

export const print = (text: string): void => void process.stdout.write(`${plain(text)}\n`);

/** A line of progress. */
export const printStatus = (text: string): void => void process.stderr.write(`${plain(text)}\n`);

/** Prints something worth knowing that doesn't stop the command. */
export const printNote = (text: string): void => printStatus(`Note: ${text}`);

/** Prints an error: what happened, and what to do about it. */
export const complain = (problem: string, next: NextStep): void => printStatus(`${problem}\n${next}`);

/** Prints an error with several reasons, each on its own line. */
export const complainOf = (problem: string, reasons: readonly string[], next: NextStep): void =>
  complain([problem, ...reasons.map((reason) => `  ${reason}`)].join("\n"), next);

/** Replaces control characters, so that a file cannot send any to the terminal. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, "\uFFFD");
