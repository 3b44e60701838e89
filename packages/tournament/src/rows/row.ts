/** How the log handles one kind of row: who may write it, when it is refused, and what it changes. */
import type { TournamentEvent } from "../event/event.ts";
import type { WorkingEvent } from "../event/working-event.ts";
import type { Entry, Happening } from "../log/log.ts";
import type { RowRefusal } from "../reasons/row-refusal.ts";

export const EVERYBODY = ["organiser", "second organiser", "judge", "player"] as const;
export type Role = (typeof EVERYBODY)[number];

export interface Row<What extends Happening> {
  /** The roles that may write the row. If players are among them, `against` decides which players may. */
  readonly by: readonly Role[];
  against(event: TournamentEvent, entry: Entry<What>): RowRefusal | undefined;
  /**
   * Checks that apply to new rows only, because earlier versions of the project wrote rows without them. `together` contains all rows of
   * one command.
   */
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

/** Nobody may decide in their own match. */
export const ownMatchRefusal = (): RowRefusal => ({ key: "own match", rule: "ET-TO-03" });
