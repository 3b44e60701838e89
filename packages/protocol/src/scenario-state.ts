/** The state of a scenario during a game. */
import type { Pose, ScenarioPieceId } from "@broadside/geometry";
import type { PlacedPieceId, ShipId } from "./ids.ts";
import type { Seat } from "./seat.ts";

/** A scenario object on the table or aboard a ship: a feature, a marker, a hyperspace point (EB-OBJ-03, SC-COMMON-15). */
export interface ScenarioPieceState {
  readonly id: PlacedPieceId;
  readonly kind: ScenarioPieceId;
  readonly number: number;
  /** Undefined if a carrier has it. */
  readonly pose: Pose | undefined;
  readonly carrier: ShipId | undefined;
  /** The seat that has a marker on it or controls it. */
  readonly seat: Seat | undefined;
}

export interface ScenarioState {
  readonly pieces: readonly ScenarioPieceState[];
  /** Victory counters scored, and mission points, by seat (EB-VC-02, SC-COMMON-31). */
  readonly counters: readonly number[];
  readonly points: readonly number[];
  /** Counters on the cards of ships and remotes (EB-VC-05). */
  readonly onCards: Readonly<Record<ShipId, number>>;
  /**
   * The player number of each seat in the scenario; in team games, the number of its side. It decides deployment areas and colours
   * (EB-ORDER-08, SC-COMMON-71).
   */
  readonly numbers: readonly number[];
  /** Everything else that a scenario stores. The scenario chooses the names. */
  readonly figures: Readonly<Record<string, number>>;
}
