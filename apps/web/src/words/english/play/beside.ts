/** The panel beside a game: a rule, or help with a question. */
export const BESIDE = {
  rule: "Rule",
  help: "What can I do here?",
  helpWithKey: "What can I do here? (?)",
  loading: "Loading…",
  notLoaded: "This didn't load. Check your connection and open it again.",
  back: "Back",
  close: "Close: {title}",
} as const;

export const BESIDE_RULE = {
  fullPage: "Open the full page",
  fullPageInTab: "Open the full page in a new tab",
  unknown: "There's no rule {id}.",
  previous: "Previous rule",
  next: "Next rule",
} as const;
