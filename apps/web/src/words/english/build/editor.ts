/** The editor of a list: its head, and its three views on a phone. */
export const EDITOR = {
  title: "Build: {list}",
  settings: "Name, format and faction",
  name: "Name",
  format: "Format ({edition})",
  allLists: "All lists",
  import: "Import",
  export: "Export",
  share: "Share",
  print: "Print",
  more: "More",
  problems: "{count, plural, one {# problem} other {# problems}}",
  noFaction: "no faction yet",

  views: "Views",
  list: "List · {spent}",
  fits: "What fits",
  slot: "Slot",
  verdict: "Verdict",
  verdictLegal: "Verdict ✓",
  verdictProblems: "Verdict ! {count}",

  carryUp: "Make each change in the later tiers too",
  addList: { list: "Add list {number}", tier: "Add tier {number}", member: "Add member {number}" },
  takenOver: "You changed this list in another window, so you now see that version. Undo brings back the version from this window.",
  imported: "Imported with {notes, plural, one {# note} other {# notes}}",
} as const;

export const OBSTACLES = {
  title: "Obstacles",
  chosen: "{count} of {wanted} chosen",
  chosenNames: "{count} of {wanted} chosen: {names}",
} as const;

/** What an organiser can set. */
export const OPTIONS = {
  title: "Event options",
  none: "set by the organiser",
  points: "Points limit",
  threat: "Threat limit (quick builds)",
  epicPoints: "Epic points for the {ship}",
  notSet: "not set",
  noLimit: "none",
  missionShips: "Huge ships that the mission calls for",
  requirements: "Requirements",
  requirement: {
    "huge-or-wing": "At least one huge ship or wing",
    "huge-at-most-half": "At most half of the limit on huge ships",
  },
  noScenario: "No scenario",
  scenario: "{scenario} ({limits})",
  scenarioOfTeam: "{scenario} ({limits} per team)",
  scenarioWithoutLimit: "{scenario} (limit unknown)",
  scenarioPoints: "{points} points",
  scenarioThreat: "threat {threat}",
  lists: "{count, plural, one {One list} other {# lists}}",
  addMember: "Add a team member",
  limitOfTeam: "The whole team shares this limit",
} as const;
