/** Words on cards, as used within sentences about lists. */
import { type ActionName, FACTION_NAMES, type WeaponArc } from "@broadside/cards";
import type { ObstacleKind } from "@broadside/geometry";
import { SLOT_NAMES } from "@broadside/squads";

export const CARD_TEXTS = {
  factions: FACTION_NAMES,
  slots: SLOT_NAMES,
  actions: {
    focus: "focus",
    lock: "lock",
    evade: "evade",
    "barrel-roll": "barrel roll",
    boost: "boost",
    calculate: "calculate",
    cloak: "cloak",
    coordinate: "coordinate",
    jam: "jam",
    recover: "recover",
    reinforce: "reinforce",
    reload: "reload",
    "rotate-arc": "rotate arc",
    slam: "SLAM",
  } as const satisfies Readonly<Record<ActionName, string>>,
  arcs: {
    front: "front",
    rear: "rear",
    left: "left",
    right: "right",
    "full-front": "full front",
    "full-rear": "full rear",
    bullseye: "bullseye",
    "single-turret": "single turret",
    "double-turret": "double turret",
    turret: "turret",
    mobile: "mobile",
    "auxiliary-rear": "auxiliary rear",
    "auxiliary-180": "auxiliary 180°",
  } as const satisfies Readonly<Record<WeaponArc, string>>,
  obstacles: {
    asteroid: "asteroids",
    debris: "debris clouds",
    gascloud: "gas clouds",
    electrochaff: "electro-chaff clouds",
    blaze: "blazes",
    hugeShip: "huge ships",
  } as const satisfies Readonly<Record<ObstacleKind, string>>,
} as const;
