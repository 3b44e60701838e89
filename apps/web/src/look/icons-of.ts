/** Finds the icon for an action, token, maneuver, arc or upgrade type. Undefined if the font has none. */
import type { ActionName, DialBearing, DialManeuver, Slot, WeaponArc } from "@broadside/cards";
import type { TokenKind } from "@broadside/rules";
import type { IconName } from "./icon-names.ts";

/** Every action in an action bar has an icon with the same name. Actions from scenarios and cards have no icon. */
const ACTION_ICONS: { readonly [Action in ActionName]: Action } = {
  focus: "focus",
  lock: "lock",
  evade: "evade",
  "barrel-roll": "barrel-roll",
  boost: "boost",
  calculate: "calculate",
  cloak: "cloak",
  coordinate: "coordinate",
  jam: "jam",
  recover: "recover",
  reinforce: "reinforce",
  reload: "reload",
  "rotate-arc": "rotate-arc",
  slam: "slam",
};

export const TOKEN_ICONS: Readonly<Record<TokenKind, IconName>> = {
  focus: "token-focus",
  evade: "token-evade",
  stress: "token-stress",
  ion: "token-ion",
  cloak: "token-cloak",
  tractor: "token-tractor",
  jam: "token-jam",
  disarm: "token-disarm",
  calculate: "token-calculate",
  strain: "token-strain",
  deplete: "token-deplete",
  reinforceFore: "token-reinforce-fore",
  reinforceAft: "token-reinforce-aft",
};

/** The last four are types of the first edition that the second edition has renamed. */
export const SLOT_ICONS: Readonly<Record<Slot, IconName | undefined>> = {
  astromech: "astromech",
  cannon: "cannon",
  cargo: "cargo",
  command: "command",
  configuration: "configuration",
  crew: "crew",
  device: "device",
  "force-power": "force-power",
  gunner: "gunner",
  hardpoint: "hardpoint",
  // Newer than the font.
  hyperdrive: undefined,
  illicit: "illicit",
  missile: "missile",
  modification: "modification",
  sensor: "sensor",
  "tactical-relay": "tactical-relay",
  talent: "talent",
  team: "team",
  tech: "tech",
  title: "title",
  torpedo: "torpedo",
  turret: "turret",
  bomb: "device",
  elite: "talent",
  "salvaged-astromech": "astromech",
  system: "sensor",
};

/** The last four are from the first edition. */
export const ARC_ICONS: Readonly<Record<WeaponArc, IconName | undefined>> = {
  front: "arc-front",
  rear: "arc-rear",
  left: "arc-left",
  right: "arc-right",
  "full-front": "arc-full-front",
  "full-rear": "arc-full-rear",
  bullseye: "arc-bullseye",
  "single-turret": "arc-single-turret",
  "double-turret": "arc-double-turret",
  // This first-edition arc covers all directions. The font has no icon for it.
  turret: undefined,
  mobile: "arc-single-turret",
  "auxiliary-rear": "arc-rear",
  "auxiliary-180": "arc-full-front",
};

/** One icon, or one for each side. */
const BEARING_ICONS: Readonly<Record<DialBearing, IconName | Readonly<Record<"left" | "right", IconName>> | undefined>> = {
  straight: "straight",
  bank: { left: "bank-left", right: "bank-right" },
  turn: { left: "turn-left", right: "turn-right" },
  koiogran: "koiogran",
  segnor: { left: "segnor-left", right: "segnor-right" },
  segnorTurn: { left: "segnor-turn-left", right: "segnor-turn-right" },
  tallon: { left: "tallon-left", right: "tallon-right" },
  tallonBank: { left: "tallon-bank-left", right: "tallon-bank-right" },
  stationary: "stationary",
  reverse: "reverse",
  reverseBank: { left: "reverse-bank-left", right: "reverse-bank-right" },
  // No dial shows a sideslip, so the font has no icon for it.
  bankSlip: undefined,
  turnSlip: undefined,
};

const iconsByAction: ReadonlyMap<string, IconName> = new Map(Object.entries(ACTION_ICONS));
export const actionIcon = (action: string): IconName | undefined => iconsByAction.get(action);

export function maneuverIcon({ bearing, side }: Pick<DialManeuver, "bearing" | "side">): IconName | undefined {
  const icon = BEARING_ICONS[bearing];
  return typeof icon === "object" ? icon[side ?? "left"] : icon;
}
