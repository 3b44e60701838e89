/** A scenario as it stands. */
import type { Pose, ScenarioPieceId } from "@broadside/geometry";
import type { ShipId } from "./ids.ts";
import type { Seat } from "./seat.ts";

/** Something of a scenario on the table or aboard a ship: a feature, a marker, a hyperspace point (EB-OBJ-03, SC-COMMON-15). */
export interface ScenarioPieceState {
  readonly id: string;
  readonly kind: ScenarioPieceId;
  readonly number: number;
  /** On the table, or else with a carrier. */
  readonly pose: Pose | undefined;
  readonly carrier: ShipId | undefined;
  /** Whose marker lies on it, or who controls it. */
  readonly seat: Seat | undefined;
}

/** What a scenario keeps account of. */
export interface ScenarioState {
  readonly pieces: readonly ScenarioPieceState[];
  /** Victory counters scored, and mission points, by seat (EB-VC-02, SC-COMMON-31). */
  readonly counters: readonly number[];
  readonly points: readonly number[];
  /** Counters that lie on the cards of ships and remotes (EB-VC-05). */
  readonly onCards: Readonly<Record<ShipId, number>>;
  /** The number of each seat, of a team that of its side: deployment areas and colours go by it (EB-ORDER-08, SC-COMMON-71). */
  readonly numbers: readonly number[];
  /** Whatever else a scenario remembers, by names of its own. */
  readonly figures: Readonly<Record<string, number>>;
}
