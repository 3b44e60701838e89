/** The scenario: the score of each side, and the scenario's pieces on the table. */
import type { Pose } from "@broadside/geometry";
import type { PlacedPieceId, ShipId } from "../ids.ts";
import type { Seat } from "../seat.ts";
import type { ShipStatus } from "../ship.ts";

/** The scenario as the page shows it at any time. */
export interface PlayedScenario {
  readonly id: string;
  /** The settings that the organiser has changed. */
  readonly options: Readonly<Record<string, number>>;
  readonly name: string;
  /** What the score is called: `mission points`. */
  readonly scoring: string;
  readonly sides: readonly SideScore[];
  /** The number of the last round, and the score that ends the game. Each is undefined if there is none. */
  readonly lastRound: number | undefined;
  readonly goal: number | undefined;
  /** The seat with the first player token (EB-ORDER-14); undefined until the order is fixed. */
  readonly firstPlayer: Seat | undefined;
  /** True if players have drawn their numbers blind (EB-ORDER-07). */
  readonly drawsNumbers: boolean;
  readonly pieces: readonly PlayedPiece[];
  readonly objectives: readonly PlayedObjective[];
  readonly endPhase: readonly EndPhaseLine[];
  /** The areas to draw while ships are placed. */
  readonly areas: readonly PlayedArea[];
}

/** A side's score and its parts: victory counters scored, unless mission points count instead, and mission points. */
export interface SideScore {
  readonly team: number;
  readonly seats: readonly Seat[];
  /** Set once roles are fixed, if the scenario has roles. */
  readonly role?: "attacker" | "defender" | undefined;
  readonly score: number;
  readonly counters?: number | undefined;
  readonly points: number;
}

/** A feature, marker or hyperspace point of the scenario, as text, with the seat that controls it and why. */
export interface PlayedPiece {
  readonly id: PlacedPieceId;
  readonly name: string;
  readonly detail: string;
  readonly seat: Seat | undefined;
}

/** A remote that matters in the scenario. After it leaves the table, it stays in the list with its last position. */
export interface PlayedObjective {
  readonly id: ShipId;
  readonly name: string;
  /** The seat that controls it. */
  readonly seat?: Seat | undefined;
  readonly status: ShipStatus;
  /** The number of counters on its card, and the number at which they have an effect. */
  readonly counters: number;
  readonly full?: number | undefined;
  readonly pose?: Pose | undefined;
}

/** A scenario rule that applies in the End Phase. */
export interface EndPhaseLine {
  readonly name: string;
  readonly text: string;
  /** The attack dice that the rule rolls. With full assistance, also the chance that at least one of them shows a result that counts. */
  readonly roll?: { readonly dice: number; readonly chance?: number | undefined } | undefined;
}

/** An area where ships start or where a scenario rule applies, given by its corners on the table. */
export interface PlayedArea {
  readonly points: readonly number[];
  readonly label: string;
  /** The seat that the area belongs to, once that is known. */
  readonly seat: Seat | undefined;
}
