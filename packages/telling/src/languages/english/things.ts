/** Things that ships gain, lose and drop, with their number. */
export const THINGS = {
  energy: "{count} energy",
  energyOn: "{count} energy on {card}",
  force: "{count} Force",
  damage: "{count} damage",
  shields: "{count, plural, one {a shield} other {# shields}}",
  foreShields: "{count, plural, one {a fore shield} other {# fore shields}}",
  aftShields: "{count, plural, one {an aft shield} other {# aft shields}}",
  obstacles: "{count, plural, one {an obstacle} other {# obstacles}}",
  crit: "{count, plural, one {a {card} crit} other {# {card} crits}}",
  /** For a card whose name begins with a vowel. */
  critAfterAn: "{count, plural, one {an {card} crit} other {# {card} crits}}",
  /** `a Weapon Damaged crit affecting its primary weapon` */
  critAffecting: "{crit} affecting {affected}",
  victoryCounters: "{count, plural, one {a victory counter} other {# victory counters}}",
  /** Counters that have a name in the scenario. */
  counters: "{count, plural, one {1 {name}} other {# {name}s}}",
  devices: {
    "seismic charge": "{count, plural, one {a seismic charge} other {# seismic charges}}",
    "proton bomb": "{count, plural, one {a proton bomb} other {# proton bombs}}",
    "ion bomb": "{count, plural, one {an ion bomb} other {# ion bombs}}",
    "thermal detonator": "{count, plural, one {a thermal detonator} other {# thermal detonators}}",
    bomblet: "{count, plural, one {a bomblet} other {# bomblets}}",
    "concussion bomb": "{count, plural, one {a concussion bomb} other {# concussion bombs}}",
    "electro-proton bomb": "{count, plural, one {an electro-proton bomb} other {# electro-proton bombs}}",
    "blazer bomb": "{count, plural, one {a blazer bomb} other {# blazer bombs}}",
    "proximity mine": "{count, plural, one {a proximity mine} other {# proximity mines}}",
    "cluster mine": "{count, plural, one {a cluster mine} other {# cluster mines}}",
    "conner net": "{count, plural, one {a conner net} other {# conner nets}}",
    warhead: "{count, plural, one {a warhead} other {# warheads}}",
    "tracking torpedoes": "tracking torpedoes",
  },
  faces: {
    hit: "{count, plural, one {a hit} other {# hits}}",
    crit: "{count, plural, one {a crit} other {# crits}}",
    focus: "{count, plural, one {a focus} other {# focus results}}",
    evade: "{count, plural, one {an evade} other {# evades}}",
    blank: "{count, plural, one {a blank} other {# blanks}}",
  },
} as const;
