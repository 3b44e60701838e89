/** Names of things on the table, as the page shows them. */
import { DEVICES, type DeviceId, OBSTACLES, type ObstacleId } from "@broadside/geometry";
import type { Phase, TokenKind } from "@broadside/rules";

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  setup: "Set-up",
  planning: "Planning",
  activation: "Activation",
  combat: "Combat",
  end: "End",
  over: "Over",
};

export const TOKEN_NAMES: Readonly<Record<TokenKind, string>> = {
  focus: "focus",
  evade: "evade",
  stress: "stress",
  ion: "ion",
  cloak: "cloak",
  tractor: "tractor beam",
  jam: "jam",
  weaponsDisabled: "weapons disabled",
  reinforceFore: "reinforce, fore",
  reinforceAft: "reinforce, aft",
};

export const TOKEN_KINDS = Object.keys(TOKEN_NAMES) as readonly TokenKind[];

export const isObstacle = (token: string): token is ObstacleId => Object.hasOwn(OBSTACLES, token);
export const isDevice = (token: string): token is DeviceId => Object.hasOwn(DEVICES, token);

/** An obstacle or a device; anything else by the name it has. */
export const pieceName = (token: string): string =>
  isObstacle(token) ? OBSTACLES[token].name : isDevice(token) ? DEVICES[token].name : token;
