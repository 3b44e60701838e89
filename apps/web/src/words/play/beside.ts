/** What the panel beside a game says by itself. */
import { spoken } from "../spoken.ts";

const HELP = "What can I do here?";

export const BESIDE = spoken({
  rule: "Rule",
  help: HELP,
  helpWithKey: `${HELP} (?)`,
  opening: "Opening the rulebook…",
  notLoaded: "The rulebook could not be loaded. Check your connection and press the rule again.",
  back: "Back",
  close: (title: string) => `Close: ${title}`,
});

/** Around a rule. */
export const BESIDE_RULE = spoken({
  ownPage: "Open on its own page",
  newTab: ", in a new tab",
  unknown: (id: string) => `No rule has the id ${id}.`,
  previous: "Before it",
  next: "After it",
});
