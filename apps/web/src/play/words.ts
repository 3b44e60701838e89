/** Names of things on the table, as the page shows them. */
import { DEVICES, type DeviceId, OBSTACLES, type ObstacleId, type Section } from "@broadside/geometry";
import type { Phase, TokenKind } from "@broadside/rules";
import type { WeaponLine } from "./protocol.ts";

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

export const SECTION_NAMES: Readonly<Record<Section, string>> = { fore: "Fore section", aft: "Aft section" };

/** The attack value, with the range where one is printed beside it and the sign of a turret (HS-PRIM-04, HS-TURRET-08). */
export const weaponInWords = ({ dice, range, isTurret }: WeaponLine): string =>
  [`${dice}`, ...(range === undefined ? [] : [`range ${range}`]), ...(isTurret ? ["⟳ turret"] : [])].join(", ");

export const isObstacle = (token: string): token is ObstacleId => Object.hasOwn(OBSTACLES, token);
export const isDevice = (token: string): token is DeviceId => Object.hasOwn(DEVICES, token);

/** An obstacle or a device; anything else by the name it has. */
export const pieceName = (token: string): string =>
  isObstacle(token) ? OBSTACLES[token].name : isDevice(token) ? DEVICES[token].name : token;
