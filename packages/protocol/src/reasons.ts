/**
 * The words that the rules and scenarios use in events: why dice are rolled, damage is suffered or something is scored, how a remote
 * relocates, and what a scenario calls its counters. Each has a text in every language, or the code doesn't compile. Records hold these
 * words, so they must not change. A card as a reason is given by its key.
 */
import type { GuidePair, ObstacleKind } from "@broadside/geometry";
import type { JettisonReason, SplitReason } from "./notes.ts";
import type { DeviceKind } from "./state.ts";

/** Why dice are rolled, or why a ship suffers damage. */
export type DiceReason =
  | ObstacleKind
  | DeviceKind
  | "attack"
  | "bomb"
  | "buzzDroidSwarm"
  | "carrier"
  | "defense"
  | "detonation"
  | "heat"
  | "huge ship"
  | "hyperspace point"
  | "initiative"
  | "mine"
  | "obstacle"
  | "overlap"
  | "player order"
  | "probeDroid"
  | "ships run over"
  | "signals"
  | "spooling up"
  | "trackingTorpedoes"
  | "warhead";

/** Why a side scores points or counters. */
export type ScoreReason =
  | "a first hit"
  | "a priority target destroyed"
  | "a priority target that has left the table"
  | "a ship landed"
  | "a ship lost to no enemy"
  | "a ship shot down"
  | "a shuttle across"
  | "a shuttle shot down"
  | "a shuttle stopped"
  | "a shuttle that has jumped"
  | "a shuttle without cover"
  | "a turret destroyed"
  | "a warhead intercepted"
  | "a warhead that has struck"
  | "at half health"
  | "broken through"
  | "cargo brought home"
  | "hyperspace point"
  | "intel brought home"
  | "intel that nobody can take any more"
  | "lost"
  | "lost to no enemy"
  | "nobody left to stop it"
  | "objectives"
  | "Trials of the Darksaber"
  | "shot down"
  | "the command post"
  | "the enemy squad's unused points"
  | "what lay on its card"
  | "what the enemy's squad is short of the limit";

export type KnownReason = DiceReason | ScoreReason | SplitReason | JettisonReason;
export type EventReason = KnownReason | `${string}:${string}`;

/** Templates that remotes relocate with. */
export type RelocationTemplate = "straight" | "left bank" | "right bank" | "left turn" | "right turn";
/** How a remote relocates: with a template, which may be placed at either pair of guides, or as its scenario says. */
export type RelocationWayName = RelocationTemplate | `${GuidePair} ${RelocationTemplate}` | "towed" | "under way";

/** What a scenario calls its victory counters, if it has its own name for them. */
export type CounterName = "intel counter";
