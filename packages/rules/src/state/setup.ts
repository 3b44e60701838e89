/** Makes a game's set-up from lists, and lists from a set-up. */
import type { ObstacleId, Section } from "@broadside/geometry";
import { WING_POSITIONS } from "@broadside/geometry";
import { folded } from "@broadside/kit";
import type { SquadSetup } from "@broadside/protocol";

export {
  EDITION_IDS,
  type EditionId,
  type GameSetup,
  HUGE_OBSTACLES,
  type HugeObstacle,
  REFERENCES,
  type Reference,
  type RemoteSetup,
  type ShipSetup,
  type SquadSetup,
  type WingSetup,
} from "@broadside/protocol";

/** A list as returned by a squad check, such as `LegalSquad` in the squads package. */
export interface CheckedSquad {
  readonly faction: string;
  readonly points: number;
  readonly obstacles: readonly string[];
  readonly ships: readonly {
    readonly pilot: { readonly id: string };
    readonly upgrades: readonly { readonly card: { readonly id: string } }[];
    readonly points: number;
    readonly dockedTo?: number;
    readonly sections?: readonly Section[];
    readonly sectionPoints?: Readonly<Record<Section, number>>;
    readonly build?: number;
  }[];
  readonly wings?: readonly {
    readonly leader: number;
    readonly wingmates: readonly { readonly ship: number; readonly position: number }[];
  }[];
}

/** Obstacle ids may be written with or without hyphens. */
const obstacleId = (text: string): ObstacleId => folded(text) as ObstacleId;

export const squadSetup = ({ faction, points, obstacles, ships, wings = [] }: CheckedSquad): SquadSetup => ({
  faction,
  points,
  obstacles: obstacles.map(obstacleId),
  ...(wings.length > 0 && {
    wings: wings.map(({ leader, wingmates }) => ({
      leader,
      mates: wingmates.map(({ ship, position }) => ({ ship, position: WING_POSITIONS[position - 1] ?? "leftFlank" })),
    })),
  }),
  ships: ships.map(({ pilot, upgrades, points: worth, dockedTo, sections, sectionPoints, build }) => ({
    pilot: pilot.id,
    upgrades: upgrades.map(({ card }) => card.id),
    points: worth,
    ...(dockedTo !== undefined && { dockedTo }),
    ...(sections && { sections }),
    ...(sectionPoints && { sectionPoints }),
    ...(build !== undefined && { build }),
  })),
});

/**
 * Returns the list from which a set-up was made. The list can then be checked again, and its points counted again. The ships of quick
 * builds are listed one by one.
 */
export const squadWritten = ({ faction, obstacles, ships, wings = [] }: SquadSetup) => ({
  faction,
  ...(obstacles.length > 0 && { obstacles }),
  ships: ships.map(({ pilot, upgrades, sections, dockedTo }) => ({
    pilot,
    upgrades: upgrades.map((id, at) => ({ id, ...(sections?.[at] && { section: sections[at] }) })),
    ...(dockedTo !== undefined && { dockedTo }),
  })),
  ...(wings.length > 0 && {
    wings: wings.map(({ leader, mates }) => ({
      leader,
      wingmates: mates.map(({ ship, position }) => ({ ship, position: WING_POSITIONS.indexOf(position) + 1 })),
    })),
  }),
});
