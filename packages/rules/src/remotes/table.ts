/**
 * What remotes do according to their cards. Sensor Buoys do nothing themselves (2E-REMOTE-19), and Satellites are only used for measuring.
 */
import type { RemoteRules } from "../contract/edition-parts.ts";
import { buzzDroidSwarm } from "./buzz-droid-swarm.ts";
import { commandoTeam } from "./commando-team.ts";
import { keyCargo } from "./key-cargo.ts";
import { probeDroid } from "./probe-droid.ts";
import { shuttle } from "./shuttle.ts";
import { trackingTorpedoes } from "./tracking-torpedoes.ts";
import { turret } from "./turret.ts";
import { warhead } from "./warhead.ts";

export const REMOTE_RULES: RemoteRules = {
  shuttle,
  keyCargo,
  turret,
  warhead,
  buzzDroidSwarm,
  probeDroid,
  commandoTeam,
  trackingTorpedoes,
};
