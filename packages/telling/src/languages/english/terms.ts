/** Each edition's own terms for things that both editions have. */
const FIRST = {
  phases: {
    setup: "Set-up",
    planning: "Planning",
    system: "System",
    activation: "Activation",
    combat: "Combat",
    end: "End",
    over: "The game is over",
  },
  tokens: {
    focus: "focus",
    evade: "evade",
    stress: "stress",
    ion: "ion",
    cloak: "cloak",
    tractor: "tractor beam",
    jam: "jam",
    disarm: "weapons disabled",
    calculate: "calculate",
    strain: "strain",
    deplete: "deplete",
    reinforceFore: "reinforce (fore)",
    reinforceAft: "reinforce (aft)",
  },
  /** Tokens and locks, with their number. */
  counted: {
    focus: "{count, plural, one {a focus token} other {# focus tokens}}",
    evade: "{count, plural, one {an evade token} other {# evade tokens}}",
    stress: "{count, plural, one {a stress token} other {# stress tokens}}",
    ion: "{count, plural, one {an ion token} other {# ion tokens}}",
    cloak: "{count, plural, one {a cloak token} other {# cloak tokens}}",
    tractor: "{count, plural, one {a tractor beam token} other {# tractor beam tokens}}",
    jam: "{count, plural, one {a jam token} other {# jam tokens}}",
    disarm: "{count, plural, one {a weapons disabled token} other {# weapons disabled tokens}}",
    calculate: "{count, plural, one {a calculate token} other {# calculate tokens}}",
    strain: "{count, plural, one {a strain token} other {# strain tokens}}",
    deplete: "{count, plural, one {a deplete token} other {# deplete tokens}}",
    reinforce: "{count, plural, one {a reinforce token} other {# reinforce tokens}}",
    reinforceFore: "{count, plural, one {a reinforce (fore) token} other {# reinforce (fore) tokens}}",
    reinforceAft: "{count, plural, one {a reinforce (aft) token} other {# reinforce (aft) tokens}}",
    lock: "{count, plural, one {a target lock} other {# target locks}}",
  },
  /** The heading above a ship's pilot skill or initiative, which decides the order of ships. */
  skill: "Skill",
  lock: "target lock",
  /** An action granted by an effect. */
  freeAction: "free action",
  /** Describes the player who comes first. */
  isFirst: "has initiative",
} as const;

const SECOND = {
  ...FIRST,
  phases: { ...FIRST.phases, combat: "Engagement" },
  tokens: { ...FIRST.tokens, disarm: "disarm", tractor: "tractor" },
  counted: {
    ...FIRST.counted,
    tractor: "{count, plural, one {a tractor token} other {# tractor tokens}}",
    disarm: "{count, plural, one {a disarm token} other {# disarm tokens}}",
    lock: "{count, plural, one {a lock} other {# locks}}",
  },
  skill: "Initiative",
  lock: "lock",
  freeAction: "granted action",
  isFirst: "is the first player",
} as const;

export const TERMS = {
  first: FIRST,
  second: SECOND,
  /** `Engagement phase` */
  phase: "{phase} phase",
} as const;
