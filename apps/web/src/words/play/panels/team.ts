/** What the page says where several sit on a side: chips, rails, the scenario's card, and waiting for many. */
import type { EditionId, Phase, PlayedObjective, SideScore } from "@broadside/telling";
import { EDITION_TERMS, inUnits } from "@broadside/telling/words";
import { spoken } from "../../spoken.ts";

const ROLES: Readonly<Record<NonNullable<SideScore["role"]>, string>> = { attacker: "Attackers", defender: "Defenders" };

export const TEAM = spoken({
  sides: "Sides",
  scored: "scored",
  settingUp: "setting up",
  seats: "Seats",
  yourTeam: "Your team",
  roles: ROLES,
  team: (team: number): string => `Team ${team}`,
  scenario: "Scenario",
  ships: (count: number): string => inUnits(count, "ship"),
  plans: "plans",
  isReady: "ready ✓",
});

const STATUSES: Readonly<Record<PlayedObjective["status"], string>> = {
  inPlay: "in play",
  reserve: "still to come",
  docked: "aboard",
  escaped: "got away",
  destroyed: "lost",
  fled: "fled",
};

export const OBJECTIVES = spoken({
  title: "Objectives",
  status: STATUSES,
  counters: ({ counters, full }: Pick<PlayedObjective, "counters" | "full">): string =>
    full === undefined ? inUnits(counters, "counter") : `${counters} of ${inUnits(full, "counter")}`,
  /** The rule's text stands after it. */
  endPhase: (rule: string): string => `End Phase: ${rule}.`,
  dice: (dice: number): string => (dice === 1 ? "1 attack die" : `${dice} attack dice`),
  chance: (chance: number): string => `at least one result: ${Math.round(100 * chance)} %`,
});

export const WAITING = spoken({
  region: "Waiting",
  youAreDone: "You are done",
  ready: "ready",
  changeMine: "Change my dials",
  changeDialsOf: (name: string): string => `Change dials of ${name}`,
  standing: "Standing answers",
  /** `Ben is still planning`, `3 are still planning`. */
  stillPlanning: (names: readonly string[]): string =>
    names.length === 1 ? `${names[0]} is still planning` : `${names.length} are still planning`,
  deciding: (names: readonly string[], edition: EditionId, phase: Phase): string =>
    `${names.join(", ")} · ${EDITION_TERMS[edition].phases[phase]}`,
  dials: (set: number, of: number): string => `${set} of ${inUnits(of, "dial")}`,
  atTheLimit: (clock: string): string => `default dials at ${clock}`,
});
