/** What the form says of each seat: who sits there, and which list is flown. */
import type { OfferedLists } from "../../play/start/start-protocol.ts";
import { spoken } from "../spoken.ts";
import { PIN_DIGITS } from "./hot-seat.ts";

const SOURCES: Readonly<Record<OfferedLists["source"], string>> = {
  "Put together": "Put together",
  "Ready-made": "Ready-made",
  "Quick builds": "Quick builds",
  "My drafts": "My drafts",
  "Opened here": "Opened here",
  "Chosen here": "Chosen here",
};

export const SEAT = spoken({
  title: (seat: number): string => `Seat ${seat}`,
  /** Of a team that hands in its lists together: the first member is its captain. */
  member: (seat: number, member: number, team: number): string => `Seat ${seat}: ${member === 1 ? "captain" : "team-mate"} of team ${team}`,
  name: "Name",
  team: "Team",
  playedBy: "Played by",
  pin: "PIN (optional)",
  pinHint: "Four to eight digits: only who knows it opens this seat’s cover.",
  pinWrong: PIN_DIGITS,
});

export const LISTS = spoken({
  label: "List",
  ofTeam: "Lists of the team",
  sources: SOURCES,
  checking: "Checking the list…",
  legal: "✓ Legal",
  notLegal: "✗ This list is not legal here.",

  elsewhere: "Open or paste a list",
  use: "Use this list",
  openFile: "Open file",
  unreadable: "This is no list that can be read.",
  noCards: "The cards could not be loaded.",
  noList: "There is no list in it.",
  problem: (part: string, reason: string): string => `${part === "" ? "It" : part} ${reason}`,
});

export const QUICK_BUILDS = spoken({
  title: "Choose quick builds",
  faction: "Faction",
  build: "Quick build",
  add: "Add",
  threatSoFar: (threat: number): string => `Threat ${threat} so far`,
  taken: (build: string, threat: number): string => `${build}, threat ${threat}`,
  remove: "Remove",
  removeOne: (build: string): string => `Remove ${build}`,
});
