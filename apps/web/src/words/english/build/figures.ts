/** What is printed on ship cards: attacks, actions, the sections of a corvette. */
export const FIGURES = {
  /** The dice, then where they can be fired: `3 (front, range 1–3)`. */
  attack: "{dice} ({arcs})",
  attackAtRange: "{dice} ({arcs}, range {least}–{most})",
  recovering: "{value} ({recovers} each round)",
  /** Within a sentence, with a figure behind it. */
  statistics: {
    attack: "attack",
    agility: "agility",
    hull: "hull",
    shields: "shields",
    energy: "energy",
    initiative: "initiative",
  },
  statistic: "{statistic} {value}",
} as const;

export const WEAPON_ARCS = {
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
  mobile: "mobile arc",
  "auxiliary-rear": "front and rear",
  "auxiliary-180": "front 180°",
} as const;

export const ACTIONS = {
  names: {
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
  },
  coloured: "{colour} {action}",
  linked: "{action}, then {linked}",
} as const;

/** A section of a corvette, and the same section when it is crippled. */
export const SECTION_CARDS = {
  whole: "{figures}. Actions: {actions}",
  keepsSlots: "keeps {slots}",
  losesManeuvers: "loses {maneuvers}",
  /** Short, on the ship's card: `Fore keeps 1 Crew slot and attack 2.` */
  keeps: "{section} keeps {any, select, yes {{kept}} other {nothing}}{loses, select, yes {, but loses {lost}} other {}}.",
  slots: "{count, plural, one {# {slot} slot} other {# {slot} slots}}",
} as const;
