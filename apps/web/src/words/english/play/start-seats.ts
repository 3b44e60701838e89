/** Each seat of the form: who plays it, and with which list. */
export const SEAT = {
  title: "Seat {seat}",
  captain: "Seat {seat}: captain of team {team}",
  teamMate: "Seat {seat}: teammate in team {team}",
  name: "Name",
  team: "Team",
  playedBy: "Played by",
  pin: "PIN (optional)",
  pinHint: "Enter four to eight digits. Nobody can open this seat without the PIN.",
  pinWrong: "A PIN has four to eight digits.",
} as const;

export const LISTS = {
  label: "List",
  ofTeam: "The team's lists",
  sources: {
    "Put together": "Put together for you",
    "Ready-made": "Ready-made",
    "Quick builds": "Quick builds",
    "My drafts": "Your lists",
    "Opened here": "Opened here",
    "Chosen here": "Quick builds you chose",
  },
  checking: "Checking the list…",
  legal: "✓ Legal",
  notLegal: "✗ This list isn't legal here.",
  elsewhere: "Open or paste a list",
  use: "Use this list",
  openFile: "Open a file",
  unreadable: "Broadside can't read this list.",
  noCards: "The cards didn't load.",
  noList: "This file or text doesn't contain a list.",
  problem: "{part} {reason}",
  problemOfAll: "It {reason}",
} as const;

export const QUICK_BUILDS = {
  title: "Choose quick builds",
  faction: "Faction",
  build: "Quick build",
  add: "Add",
  threatSoFar: "Threat {threat} so far",
  taken: "{build}, threat {threat}",
  remove: "Remove",
  removeOne: "Remove {build}",
} as const;
