/**
 * Tokens that ships drop or launch, and mission tokens. Their outlines use the format described in obstacles.ts. A device's guides are part
 * of its outline and point towards +y: that side meets the far end of the template.
 */
import type { Token } from "./token.ts";

export const DEVICE_KINDS = ["bomb", "mine", "remote", "cloud"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface Device extends Token<DeviceKind> {
  /**
   * The distance from the template's far end to the token's centre, in millimetres. Absent for tokens that are not placed with a template.
   */
  readonly guideToCentre?: number;
}

export const DEVICES = {
  connerNet: {
    kind: "mine",
    name: "Conner net",
    guideToCentre: 38.9,
    outline: [
      7.5, -39, 18.5, -41.5, 21.5, -39.5, 20.5, -24.5, 12, -4.5, 12.5, 4.5, 21.5, 22, 22, 36, 19, 39, -19, 39, -22, 36, -21.5, 22, -12.5,
      4.5, -12, -4.5, -20.5, -24.5, -21.5, -39.5, -18.5, -41.5, -7.5, -39,
    ],
  },
  standardBomb: {
    kind: "bomb",
    name: "Bomb",
    guideToCentre: 14.2,
    outline: [15.5, -15, 15.5, 13.5, 14, 17, 11.5, 17, 10.5, 15, -10.5, 15, -11.5, 17, -14, 17, -15.5, 13.5, -15.5, -15],
  },
  proximityMine: {
    kind: "mine",
    name: "Proximity mine",
    guideToCentre: 32.6,
    outline: [
      7.5, -34.5, 22.5, -26.5, 32.5, -13, 34, 1, 32.5, 11.5, 26, 22.5, 15, 31.5, 13.5, 35.5, 9.5, 33, -9.5, 33, -13.5, 35.5, -15, 31.5, -26,
      22.5, -32.5, 11.5, -34, 1, -32.5, -13, -22.5, -26.5, -7.5, -34.5,
    ],
  },
  clusterMineCentre: {
    kind: "mine",
    name: "Cluster mine, centre",
    guideToCentre: 19.5,
    outline: [
      7, -21, 14.5, -17.5, 21, -9.5, 20.5, 0.5, 22, 8, 18.5, 14.5, 12, 21.5, 10, 19.5, -10, 19.5, -12, 21.5, -18.5, 14.5, -22, 8, -20.5,
      0.5, -21, -9.5, -14.5, -17.5, -7, -21,
    ],
  },
  clusterMineSide: {
    kind: "mine",
    name: "Cluster mine, side",
    outline: [
      5.5, -19.5, 11, -17, 17, -11.5, 19.5, -6, 20, 5, 17, 11.5, 10.5, 17.5, 5, 19.5, -5, 19.5, -10.5, 17.5, -17, 11.5, -20, 5, -19.5, -6,
      -17, -11.5, -11, -17, -5.5, -19.5,
    ],
  },
  probeDroid: {
    kind: "remote",
    name: "DRK-1 probe droid",
    guideToCentre: 21.9,
    outline: [
      3.5, -25.5, 5, -22, 18, -12, 23.5, -11.5, 25.5, -4, 22.5, -3, 16.5, 16, 18.5, 18.5, 11.5, 23, 9.5, 20.5, -9.5, 20.5, -11.5, 23, -18.5,
      18.5, -16.5, 16, -22.5, -3, -25.5, -4, -23.5, -11.5, -18, -12, -5, -22, -3.5, -25.5,
    ],
  },
  buzzDroidSwarm: {
    kind: "remote",
    name: "Buzz droid swarm",
    guideToCentre: 18.8,
    outline: [9, -20.5, 15, -17, 16, -14.5, 16, 20, 12, 21, 10, 19, -10, 19, -12, 21, -16, 20, -16, -14.5, -15, -17, -9, -20.5],
  },
  sensorBuoy: {
    kind: "remote",
    name: "Sensor buoy",
    outline: [
      4.5, -27, 11.5, -19.5, 12.5, -10.5, 17, -5.5, 20, 3.5, 17, 14.5, 9.5, 21.5, 2.5, 23.5, -2.5, 23.5, -9.5, 21.5, -17, 14.5, -20, 3.5,
      -17, -5.5, -12.5, -10.5, -11.5, -19.5, -4.5, -27,
    ],
  },
  electroChaffCloud: {
    kind: "cloud",
    name: "Electro-chaff cloud",
    guideToCentre: 17.7,
    outline: [
      0, -22.5, 10.5, -13, 22, -20, 26, -11, 41.5, -17, 41, -7, 58, -3, 40, 14.5, 23.5, 12.5, 13, 18.5, -13, 18.5, -23.5, 12.5, -40, 14.5,
      -58, -3, -41, -7, -41.5, -17, -26, -11, -22, -20, -10.5, -13,
    ],
  },
} as const satisfies Record<string, Device>;
export type DeviceId = keyof typeof DEVICES;

/**
 * The distances of a set's two outer cluster mine tokens: how far to either side of the middle one, and how much farther from the template.
 */
export const CLUSTER_MINE_SIDE_ACROSS = 40;
export const CLUSTER_MINE_SIDE_FURTHER = 1.2;

export const MISSION_TOKEN_KINDS = ["objective", "mission"] as const;
export type MissionTokenKind = (typeof MISSION_TOKEN_KINDS)[number];

/** These outlines use measured sizes, not the half-millimetre grid of the obstacles. The objective has guides at both ends. */
export const MISSION_TOKENS = {
  objective: {
    kind: "objective",
    name: "Objective",
    outline: [
      10, -15.1, 10, -18, 13.5, -18, 13.5, -15.1, 18, -15.1, 18, 15.1, 13.5, 15.1, 13.5, 18, 10, 18, 10, 15.1, -10, 15.1, -10, 18, -13.5,
      18, -13.5, 15.1, -18, 15.1, -18, -15.1, -13.5, -15.1, -13.5, -18, -10, -18, -10, -15.1,
    ],
  },
  satellite: { kind: "mission", name: "Satellite", outline: [12.75, -19.1, 12.75, 19.1, -12.75, 19.1, -12.75, -19.1] },
  classEContainer: { kind: "mission", name: "Class-E container", outline: [40, -40, 40, 40, -40, 40, -40, -40] },
  missionMine: {
    kind: "mission",
    name: "Mission mine",
    outline: [
      3.5, -16, 9.5, -13.5, 13.5, -9.5, 16, -3.5, 16, 3.5, 13.5, 9.5, 9.5, 13.5, 3.5, 16, -3.5, 16, -9.5, 13.5, -13.5, 9.5, -16, 3.5, -16,
      -3.5, -13.5, -9.5, -9.5, -13.5, -3.5, -16,
    ],
  },
  missionCache: { kind: "mission", name: "Mission cache", outline: [7.45, -7.45, 7.45, 7.45, -7.45, 7.45, -7.45, -7.45] },
} as const satisfies Record<string, Token<MissionTokenKind>>;
export type MissionTokenId = keyof typeof MISSION_TOKENS;
