/** Short texts for what an answer does. */
export const CONSEQUENCES = {
  actions: {
    focus: "a token: focus results become hits or evades",
    calculate: "a token: one focus result becomes a hit or an evade",
    evade: "a token: {effect}",
    lock: "rerolls attack dice against the target, once",
    reinforce: "a token: attacks from that side lose a result",
    recover: "spends all {energy} energy: {recovered}",
    slam: "a second maneuver of the same speed, then a {disarm} token",
    cloak: "2 more agility, but no attacks until it decloaks",
    "barrel-roll": "moves sideways",
    boost: "moves ahead by a short template",
    jam: "jams an enemy nearby",
    coordinate: "a friendly ship nearby performs an action",
    reload: "readies its ordnance, then gets a {disarm} token",
    "rotate-arc": "points its turret elsewhere",
  },
  withPrice: "{action}; {price}",
  /** An action's cost, by its colour. */
  prices: { red: "a stress token", purple: "spends 1 Force" },
  ownMarker: "changes nothing: your marker is already there",

  recovered: {
    nothing: "no shields to recover",
    some: "{lost, plural, one {up to {recovered} lost shield comes back} other {up to {recovered} of # lost shields come back}}",
  },

  /** What a token does to dice, whether or not they have been rolled yet. */
  dice: {
    adds: { hit: "adds a hit", crit: "adds a critical", evade: "adds an evade", focus: "adds a focus", blank: "adds a blank" },
    rerolls: "rerolls any number of dice",
    turnsOne: "one {from} result becomes {to}",
    none: "no {from} results to change",
    turns: "{count, plural, one {# {from} becomes {to}} other {# {from} results become {tos}}}",
    or: "{one} or {other}",
    one: { hit: "a hit", crit: "a critical", evade: "an evade", focus: "a focus", blank: "a blank" },
    many: { hit: "hits", crit: "criticals", evade: "evades", focus: "focus results", blank: "blanks" },
  },

  /** What a weapon costs. */
  weapon: {
    uses: "uses {costs}",
    energy: "{amount} of {held} energy",
    charges: "{amount} of {held} charges",
    spends: { card: "the card", lock: "the {lock}", focus: "a focus token" },
  },

  jam: {
    noStress: "no effect: it can't have {stress} tokens",
    noJam: "no effect: it can't have {jam} tokens",
    stress: "{count, plural, one {# {stress} token} other {# {stress} tokens}}",
    enoughStress: "no effect: it has {count} {stress} tokens",
    nothingToLose: "1 {jam} token: nothing to lose yet",
    losesOne: "1 {jam} token: it loses {loss}",
    losesOneOf: "1 {jam} token: it loses one of these: {losses}",
  },

  coordinate: {
    action: "may perform 1 {freeAction} right away",
    stressed: "no effect: it is stressed",
    noAction: "no effect: it has no action to perform",
  },

  reinforce: {
    section: "a token that isn't spent: one more evade against attacks on its {section, select, fore {fore} other {aft}} section",
    arc: "a token that isn't spent: one more evade against attackers {side, select, fore {inside} other {outside}} its firing arc",
    side: "a token that isn't spent: one more evade against attackers {side, select, fore {in front of} other {behind}} it that have {least} or more results left",
  },
} as const;
