/** The values on remotes' cards, their arcs and their tokens (2E-REMOTE-01, 2E-SREM-01). */
import type { DeviceId, MissionTokenId } from "@broadside/geometry";
import type { RemoteFigure, RemoteKind } from "@broadside/protocol";

export { REMOTE_KINDS, type RemoteKind } from "@broadside/protocol";

export interface RemoteCard {
  readonly token: DeviceId | MissionTokenId;
  readonly initiative: number;
  readonly agility: number;
  readonly hull: number;
  /** Attack dice in its front arc. */
  readonly attack?: number;
  /** Whether its token prints arcs (2E-REMOTE-04). */
  readonly hasArcs: boolean;
  readonly charges?: number;
  /** Values that no available source gives. For now, the project uses its own. */
  readonly unconfirmed?: readonly RemoteFigure[];
}

/** Scenario remotes use the objective token (EB-REMOTE-02). So do remotes whose outline isn't known. */
const ofScenario = { token: "objective", initiative: 0, hasArcs: true } as const;

export const REMOTES: Readonly<Record<RemoteKind, RemoteCard>> = {
  satellite: { ...ofScenario, agility: 3, hull: 6 },
  shuttle: { ...ofScenario, agility: 1, hull: 8 },
  keyCargo: { ...ofScenario, agility: 2, hull: 7 },
  turret: { ...ofScenario, agility: 0, hull: 6, attack: 3 },
  warhead: { ...ofScenario, agility: 3, hull: 4 },
  buzzDroidSwarm: { token: "buzzDroidSwarm", initiative: 0, agility: 3, hull: 1, hasArcs: false },
  probeDroid: { token: "probeDroid", initiative: 0, agility: 3, hull: 1, hasArcs: false },
  sensorBuoy: {
    token: "sensorBuoy",
    initiative: 0,
    agility: 3,
    hull: 2,
    hasArcs: false,
    unconfirmed: ["initiative", "agility", "hull"],
  },
  commandoTeam: {
    token: "objective",
    initiative: 0,
    agility: 2,
    hull: 2,
    attack: 2,
    hasArcs: true,
    charges: 2,
    unconfirmed: ["initiative", "agility", "hull", "attack", "charges", "token"],
  },
  trackingTorpedoes: {
    token: "objective",
    initiative: 0,
    agility: 3,
    hull: 1,
    hasArcs: true,
    unconfirmed: ["initiative", "agility", "hull", "token"],
  },
};
