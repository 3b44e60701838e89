/** Names of things, as the judge's table shows them. */
import { type ArcName, type BaseId, DEVICES, MISSION_TOKENS, OBSTACLES, type ObstacleId } from "@broadside/geometry";
import type { PlacedFeature, PlacedShip } from "@broadside/position";

export const BASE_NAMES: Readonly<Record<BaseId, string>> = {
  small: "Small base",
  medium: "Medium base",
  large: "Large base",
  cr90: "CR90 corvette",
  raider: "Raider-class corvette",
  gr75: "GR-75 transport",
  gozanti: "Gozanti-class cruiser",
  croc: "C-ROC cruiser",
  huge: "Huge base",
};

export const ARC_LABELS: Readonly<Record<ArcName, string>> = {
  front: "Front arc",
  rear: "Rear arc",
  left: "Left arc",
  right: "Right arc",
  fullFront: "Full front arc",
  fullRear: "Full rear arc",
  bullseye: "Bullseye arc",
  all: "Turret, any direction",
  foreArc: "Fore arc",
  forePort: "Fore port arc",
  foreStarboard: "Fore starboard arc",
  aftPort: "Aft port arc",
  aftStarboard: "Aft starboard arc",
  mainWeapon: "Main weapon, turret",
};

export const obstacleName = (token: ObstacleId): string => OBSTACLES[token].name;
export const featureName = (token: PlacedFeature["token"]): string => ({ ...DEVICES, ...MISSION_TOKENS })[token].name;
export const shipName = ({ id, name }: PlacedShip): string => name ?? id;

/** As the beginning of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
