/** Everything that the pages of the rules say. The rules themselves, their sections and documents stay as they are. */
import type { Layer } from "@broadside/rulebook/row";
import { spoken } from "./spoken.ts";

const LAYERS: Readonly<Record<Layer, string>> = {
  geometry: "Geometry",
  engine: "Play",
  setup: "Set-up",
  scoring: "Scoring",
  squad: "Squads",
  pairing: "Pairing",
  standings: "Standings",
  round: "Rounds",
  event: "Events",
  conduct: "Conduct",
  client: "Display",
};

export const LAYER_NAMES = spoken(LAYERS);

export const SEARCH = spoken({
  title: "Rules",
  titleFor: (asked: string) => `Rules: ${asked}`,
  field: "Words or a rule id",
  /** Around the key. */
  key: ["Press ", " to search from anywhere on this page."] as const,
  edition: "Edition",
  allEditions: "All editions",
  subject: "Subject",
  allSubjects: "All subjects",
  document: "Document",
  allDocuments: "All documents",
  none: "No rule matches. Try fewer words, or take a filter away.",
  found: (count: number) => (count === 1 ? "1 rule" : `${count} rules`),
  foundInPart: (count: number) => `${count === 1 ? "1 rule" : `${count} rules`} with some of the words; none has them all`,
  more: (count: number) => `Show ${count} more`,
  check: "Check: ",
  tryOne: "Try a search",
  readOne: "Or read a document",
  rulesIn: (count: number) => `${count} rules`,
});

export const RULE = spoken({
  unknown: (id: string) => `No rule ${id}`,
  unknownAbout: "No rule has this id. It may be mistyped.",
  search: "Search the rules",
  searchFor: (words: string) => `Search the rules for “${words}”`,
  breadcrumb: "Breadcrumb",
  rules: "Rules",
  isOpen: "An open point: the sources are silent or contradict each other here, and this is how Broadside resolves it.",
  openPoint: "Open point",
  check: "Check",
  edition: "Edition",
  subject: "Subject",
  document: "Document",
  section: "Section",
  mentions: "Rules it mentions",
  mentionedBy: "Rules that mention it",
  neighbours: "Neighbours in the section",
  previous: "Previous: ",
  next: "Next: ",
});
