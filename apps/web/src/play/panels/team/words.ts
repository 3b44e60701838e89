/** What the page says where several sit on a side: chips, rails, the scenario's card, and waiting for many. */
import type { PlayedObjective, Scene, SideScore } from "@broadside/telling";
import { counted } from "../../../build/cards/words.ts";

export const WORDS = {
  sides: "Sides",
  scored: "scored",
  scores: "Scores",
  settingUp: "setting up",
  seats: "Seats",
  yourTeam: "Your team",
  team: "Team",
  others: "The others",
  objectives: "Objectives",
  endPhase: "End Phase",
  showMap: "Map",
  showScenario: "Scenario",
  waiting: "Waiting",
  youAreDone: "You are done",
  ready: "ready",
  changeMine: "Change my dials",
  standing: "Standing answers",
  plans: "plans",
  isReady: "ready ✓",
  dialsSet: "dials set ✓",
} as const;

const ROLES: Readonly<Record<NonNullable<SideScore["role"]>, string>> = { attacker: "Attackers", defender: "Defenders" };

/** A side of several by its role in the scenario, else by its number; one alone by the name. */
export function sideName({ seats, scenario }: Scene, { team, seats: members }: Scene["standings"][number]): string {
  const [only, ...more] = members;
  if (only !== undefined && more.length === 0) return seats[only]?.name ?? "";
  const role = scenario?.sides.find((side) => side.team === team)?.role;
  return role ? ROLES[role] : `${WORDS.team} ${team}`;
}

export const namesIn = ({ seats }: Scene, members: readonly number[]): string => members.map((seat) => seats[seat]?.name).join(", ");

export const shipsInWords = (count: number): string => counted(count, "ship");

const GONE: Readonly<Record<PlayedObjective["status"], string>> = {
  inPlay: "in play",
  reserve: "still to come",
  docked: "aboard",
  escaped: "got away",
  destroyed: "lost",
  fled: "fled",
};
export const statusInWords = ({ status }: PlayedObjective): string => GONE[status];

export const countersInWords = ({ counters, full }: PlayedObjective): string =>
  full === undefined ? counted(counters, "counter") : `${counters} of ${counted(full, "counter")}`;

export const diceInWords = (dice: number): string => (dice === 1 ? "1 attack die" : `${dice} attack dice`);
export const chanceInWords = (chance: number): string => `at least one result: ${Math.round(100 * chance)} %`;

/** `Ben is still planning`, `3 are still planning`. */
export const stillPlanning = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]} is still planning` : `${names.length} are still planning`;

export const dialsInWords = (set: number, of: number): string => `${set} of ${counted(of, "dial")}`;
export const atTheLimit = (clock: string): string => `default dials at ${clock}`;
export const changeDialsOf = (name: string): string => `Change dials of ${name}`;

/** Seconds as 1:05. */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
