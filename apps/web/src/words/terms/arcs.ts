/** Arcs by name, within a sentence. */
import type { ArcName } from "@broadside/geometry";

export const ARCS: Readonly<Record<ArcName, string>> = {
  front: "front",
  rear: "rear",
  left: "left",
  right: "right",
  fullFront: "full front",
  fullRear: "full rear",
  bullseye: "bullseye",
  all: "turret",
  foreArc: "fore",
  forePort: "fore port",
  foreStarboard: "fore starboard",
  aftPort: "aft port",
  aftStarboard: "aft starboard",
  mainWeapon: "main weapon",
};
