/** Notices from the host: about bots and their reasons, and about players who looked at secret information. */
export const NOTICES = {
  "bot failed": "The bot playing for {seat} found no answer, so the default was used",
  "bot was refused": "The bot playing for {seat} gave an illegal answer, so the default was used",
  "bot was too slow": "The bot playing for {seat} took too long, so the default was used",
  "no such bot": "{seat}'s bot isn't available here, so the defaults are used",
  "unreadable rows": "Part of the saved game couldn't be read and was left out. No moves are missing",
} as const;

export const LOOKS = {
  dials: "{seat} looks at their dials",
  cover: "{seat} opens their seat ({phase})",
  "cover without its PIN": "{seat}'s seat is opened without its PIN ({phase})",
  judge: "The judge looks at {seat}'s secrets ({phase})",
} as const;

export const REASONS = {
  /** Shown in the log, below the move it explains. */
  of: "{seat}'s reason: {reason}",
  ofShip: "{seat}'s reason for {ship}: {reason}",
  underMove: "Why: {reason}",
} as const;
