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
  skill: "Skill",
  lock: "target lock",
  freeAction: "free action",
  isFirst: "has initiative",
};
const SECOND = {
  phases: { ...FIRST.phases, combat: "Engagement" },
  tokens: { ...FIRST.tokens, disarm: "disarm", tractor: "tractor" },
  skill: "Initiative",
  lock: "lock",
  freeAction: "granted action",
  isFirst: "is the first player",
};
export const EDITION_TERMS = { "1e": FIRST, "2.0": SECOND, 2.5: SECOND };
/** `Engagement phase`; what comes before and after all rounds is no phase. */
export const phaseInWords = (phase, { phases }) => (phase === "setup" || phase === "over" ? phases[phase] : `${phases[phase]} phase`);
//# sourceMappingURL=edition-terms.js.map
