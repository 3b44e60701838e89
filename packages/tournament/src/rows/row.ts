/** How one kind of row is treated: who may write it, what stands against it, and what it changes. */
import type { TournamentEvent } from "../event/event.ts";
import type { WorkingEvent } from "../event/working-event.ts";
import type { Entry, Happening } from "../log/log.ts";
import { type RowRefusal, refuse } from "../log/refusal.ts";

export const EVERYBODY = ["organiser", "second organiser", "judge", "player"] as const;
export type Role = (typeof EVERYBODY)[number];

export interface Row<What extends Happening> {
  /** Players may write it only where `against` lets them. */
  readonly by: readonly Role[];
  against(event: TournamentEvent, entry: Entry<What>): RowRefusal | undefined;
  /** What is asked besides when a row is written, not when a log is opened: earlier versions did not ask it. `together` are the rows written in one go. */
  newly?(event: TournamentEvent, entry: Entry<What>, together: readonly Happening[]): RowRefusal | undefined;
  apply(event: WorkingEvent, entry: Entry<What>): void;
}

export const ORGANISERS = ["organiser", "second organiser"] as const;
export const STAFF = ["organiser", "second organiser", "judge"] as const;

/** The roles of a person at an event. */
export function rolesOf(event: TournamentEvent, person: string): readonly Role[] {
  const role = event.people.get(person)?.role;
  const plays: readonly Role[] = event.players.get(person)?.status === "playing" ? ["player"] : [];
  return role === undefined ? plays : [role, ...plays];
}

export const isOrganiser = (event: TournamentEvent, person: string): boolean =>
  rolesOf(event, person).some((role) => role === "organiser" || role === "second organiser");

export const isStaff = (event: TournamentEvent, person: string): boolean => event.people.get(person)?.role !== undefined;

/** Nobody decides in a match that they play. */
export const ownMatchRefusal = (): RowRefusal => refuse("Somebody else of the staff decides in your own match", "ET-TO-03");
