/** What the editions call differently, as data: sentences have a place for each of these terms. */
import type { EditionId, Phase, TokenKind } from "@broadside/protocol";

export interface Terms {
  readonly phases: Readonly<Record<Phase, string>>;
  readonly tokens: Readonly<Record<TokenKind, string>>;
  /** What orders ships, as it stands over the figure. */
  readonly skill: string;
  readonly lock: string;
  /** An action that an effect gives. */
  readonly freeAction: string;
  /** Said of the seat that comes first. */
  readonly isFirst: string;
}

const FIRST: Terms = {
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

const SECOND: Terms = {
  phases: { ...FIRST.phases, combat: "Engagement" },
  tokens: { ...FIRST.tokens, disarm: "disarm", tractor: "tractor" },
  skill: "Initiative",
  lock: "lock",
  freeAction: "granted action",
  isFirst: "is the first player",
};

export const EDITION_TERMS: Readonly<Record<EditionId, Terms>> = { "1e": FIRST, "2.0": SECOND, "2.5": SECOND };

/** `Engagement phase`; what comes before and after all rounds is no phase. */
export const phaseInWords = (phase: Phase, { phases }: Terms): string =>
  phase === "setup" || phase === "over" ? phases[phase] : `${phases[phase]} phase`;
