/** What each action does, in a line. */
import type { ActionName } from "@broadside/cards";
import type { EditionId, ScenarioActionName } from "@broadside/protocol";
import { spoken } from "../../spoken.ts";

export type ExplainedAction = ActionName | ScenarioActionName | "skip";
type Lines = Readonly<Record<ExplainedAction, string>>;

const FIRST: Lines = {
  skip: "The ship does nothing more.",
  focus: "A token: spent in an attack or in defence it turns all eyes into hits or evades.",
  lock: "Locks a ship nearby: spent in an attack on it, you roll any of your dice again.",
  evade: "A token: spent in defence it adds one evade.",
  "barrel-roll": "Moves the ship sideways without turning it.",
  boost: "Moves the ship a little further, straight or with a slight turn.",
  calculate: "A token: spent in an attack or in defence it turns one eye into a hit or an evade.",
  cloak: "Harder to hit, but no attacks until the ship decloaks.",
  coordinate: "Another friendly ship performs an action at once.",
  jam: "Gives an enemy nearby stress until it has two.",
  recover: "Spends all energy on the ship for shields, one for one. Energy that finds no shield is lost.",
  reinforce: "One section, fore or aft, gets an evade against every attack on it this round.",
  reload: "Used torpedoes and missiles can be fired again; no attack this round.",
  "rotate-arc": "Turns the turret's arc.",
  slam: "A second maneuver of the same speed; no attack this round.",
  scramble: "Takes over a satellite nearby.",
  tow: "Takes a supply cache nearby in tow.",
};

const SECOND: Lines = {
  ...FIRST,
  lock: "Locks something nearby: spent in an attack on it, you roll any of your dice again.",
  evade: "A token: spent in defence it makes one of your dice an evade.",
  jam: "Takes a green token or a lock from an enemy nearby.",
  reinforce: "Attacks from the side you choose, front or rear, do less while they would do much.",
  reload: "A torpedo, missile or device gets a charge back; the ship is disarmed this round.",
};

const LINES: Readonly<Record<EditionId, Lines>> = { "1e": FIRST, "2.0": SECOND, "2.5": SECOND };

export const ACTION_LINES = spoken(LINES);
