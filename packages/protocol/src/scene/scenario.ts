/** The scenario: how its sides stand, and what of it lies on the table. */
import type { Pose } from "@broadside/geometry";
import type { Seat } from "../seat.ts";
import type { ShipStatus } from "../ship.ts";

/** The scenario as the table shows it at any time. */
export interface PlayedScenario {
  readonly id: string;
  /** What its organiser has set otherwise than usual. */
  readonly options: Readonly<Record<string, number>>;
  readonly name: string;
  /** What a score is called: `mission points`. */
  readonly scoring: string;
  readonly sides: readonly SideScore[];
  /** Undefined where no round is the last, and where there is no goal. */
  readonly lastRound: number | undefined;
  readonly goal: number | undefined;
  /** Who has the first player token (EB-ORDER-14); undefined until order is fixed. */
  readonly firstPlayer: Seat | undefined;
  /** Players have drawn their numbers blind (EB-ORDER-07). */
  readonly drawsNumbers: boolean;
  readonly pieces: readonly PlayedPiece[];
  readonly objectives: readonly PlayedObjective[];
  readonly endPhase: readonly EndPhaseLine[];
  /** While ships are placed. */
  readonly areas: readonly PlayedArea[];
}

/** A side's score, and what it is made of: victory counters scored, mission points. */
export interface SideScore {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Where the scenario has roles, once they are fixed. */
  readonly role?: "attacker" | "defender" | undefined;
  readonly score: number;
  readonly counters: number;
  readonly points: number;
}

/** A feature, marker or hyperspace point of the scenario, in words, with who controls it and why. */
export interface PlayedPiece {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly seat: Seat | undefined;
}

/** A remote that the scenario is about. One that has left the table stays on the list, with the place where it stood last. */
export interface PlayedObjective {
  readonly id: string;
  readonly name: string;
  /** Who controls it. */
  readonly seat?: Seat | undefined;
  readonly status: ShipStatus;
  /** On its card, and with how many something comes of it. */
  readonly counters: number;
  readonly full?: number | undefined;
  readonly pose?: Pose | undefined;
}

/** What a rule of the scenario does in the End Phase. */
export interface EndPhaseLine {
  readonly name: string;
  readonly text: string;
  /** Attack dice that it rolls, and where aids are open the chance that one of them at least shows what it looks for. */
  readonly roll?: { readonly dice: number; readonly chance?: number | undefined } | undefined;
}

/** Where ships start, or where something of the scenario holds: as corners on the table. */
export interface PlayedArea {
  readonly points: readonly number[];
  readonly label: string;
  /** Whose it is, once that is known. */
  readonly seat: Seat | undefined;
}
