/** What the panel beside a game says by itself. */
export const WORDS = {
  rule: "Rule",
  help: "What can I do here?",
  opening: "Opening the rulebook…",
  notLoaded: "The rulebook could not be loaded. Check your connection and press the rule again.",
  back: "Back",
  close: "Close",
  ownPage: "Open on its own page",
  newTab: "in a new tab",
  unknown: (id: string) => `No rule has the id ${id}.`,
  openPoint: "An open point: the sources are silent or contradict each other here, and this is how Broadside resolves it.",
  previous: "Before it",
  next: "After it",
  mentioned: "Rules it mentions",
  mentioning: "Rules that mention it",
} as const;
