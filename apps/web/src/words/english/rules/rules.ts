/** The pages of the rules. The rules themselves, their sections and documents stay in English. */

/** What a rule is about. */
export const LAYERS = {
  geometry: "Geometry",
  engine: "Gameplay",
  setup: "Set-up",
  scoring: "Scoring",
  squad: "Squads",
  pairing: "Pairings",
  standings: "Standings",
  round: "Rounds",
  event: "Events",
  conduct: "Conduct",
  client: "Display",
} as const;

export const SEARCH = {
  title: "Rules",
  titleFor: "Rules: {asked}",
  field: "Words or a rule id",
  key: "Press / to search from anywhere on this page.",
  edition: "Edition",
  allEditions: "All editions",
  subject: "Subject",
  allSubjects: "All subjects",
  document: "Document",
  allDocuments: "All documents",
  none: "No rule matches. Try fewer words or remove a filter.",
  found: "{count, plural, one {# rule} other {# rules}}",
  foundInPart: "No rule has all these words. {count, plural, one {# rule has} other {# rules have}} some of them.",
  more: "Show {count} more",
  check: "How it's checked:",
  tryOne: "Try a search",
  readOne: "Or read a document",
} as const;

export const RULE = {
  unknown: "Rule {id} not found",
  unknownAbout: "No rule has this id. Check it for typos.",
  search: "Search the rules",
  searchFor: "Search the rules for “{words}”",
  breadcrumb: "Breadcrumb",
  rules: "Rules",
  isOpen: "This is an open point. The sources don't cover it, or they disagree, so this is how Broadside handles it.",
  openPoint: "Open point",
  check: "How it's checked",
  edition: "Edition",
  subject: "Subject",
  document: "Document",
  section: "Section",
  mentions: "Rules it mentions",
  mentionedBy: "Rules that mention it",
  neighbours: "Other rules in this section",
  previous: "Previous:",
  next: "Next:",
} as const;
