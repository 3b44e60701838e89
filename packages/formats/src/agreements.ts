/**
 * Agreements that players make before a game, in addition to its rules. Each agreement has a fixed set of values, one of which is the
 * default. A set-up stores only values that differ from the default. An event can fix some agreements for all its games.
 */

/** What the page may preview: everything that a ship could do and hit, or only what the rules let players measure. */
export const AIDS = ["open", "strict"] as const;
/**
 * What happens with huge-ship Damage cards whose text is unknown. Either our own text applies, or they only count as damage, and players
 * resolve them by hand.
 */
export const UNKNOWN_DAMAGE = ["ours", "by hand"] as const;
/** How an absent player's questions are answered: with the default answers, or by a simple bot. */
export const STAND_INS = ["defaults", "cadet"] as const;
/** When players may undo: freely until information is revealed and by consent after that, always freely, or never. */
export const UNDO = ["consent", "free", "never"] as const;

/**
 * Time limits in seconds. A clock that is absent has no limit. When the clock for a phase, a decision or a turn runs out, the host sends the
 * input `hurry`, which gives open questions their default answers. When a seat's clock runs out, a bot or the default answers play for it, as
 * agreed for absent players. When the match clock runs out, the host sends `time`, and the game ends after the round.
 */
export interface Clocks {
  /** Seconds for all of one seat's answers in the whole game. */
  readonly seat?: number;
  /** For each decision of a seat: the time since its last answer in which it has something to decide. */
  readonly decision?: number;
  /** Like `decision`, but the game is played as correspondence, over days. The other clocks don't run. */
  readonly turn?: number;
  /** For each phase in a round. */
  readonly phase?: number;
  /** For the whole game. */
  readonly match?: number;
  /** How long the others wait for an absent player before they may let a bot play. */
  readonly away?: number;
}

export const CLOCKS = ["seat", "decision", "turn", "phase", "match", "away"] as const satisfies readonly (keyof Clocks)[];
export type ClockName = (typeof CLOCKS)[number];

/** Four weeks. */
export const LONGEST_CLOCK = 2_419_200;

export interface Agreements {
  readonly aids: (typeof AIDS)[number];
  readonly unknownDamage: (typeof UNKNOWN_DAMAGE)[number];
  readonly standIn: (typeof STAND_INS)[number];
  readonly undo: (typeof UNDO)[number];
  readonly clocks: Clocks;
}

/** The values of each agreement. The first is the default. */
export const AGREEMENT_WORDS = {
  aids: AIDS,
  unknownDamage: UNKNOWN_DAMAGE,
  standIn: STAND_INS,
  undo: UNDO,
} as const satisfies Readonly<Record<WordedAgreement, readonly string[]>>;
export type WordedAgreement = Exclude<keyof Agreements, "clocks">;
export const WORDED_AGREEMENTS = Object.keys(AGREEMENT_WORDS) as readonly WordedAgreement[];

/** Some of the agreements. One that is missing has its default value, or hasn't been chosen yet. */
export type SomeAgreements = Partial<Agreements>;

export const USUAL_AGREEMENTS: Agreements = { aids: "open", unknownDamage: "ours", standIn: "defaults", undo: "consent", clocks: {} };

/** What events fix by default: no assistance, and none of our own texts for Damage cards, because those texts must never decide a match. */
export const EVENT_AGREEMENTS = { aids: "strict", unknownDamage: "by hand" } as const satisfies SomeAgreements;

/** Returns a game's agreements as they were chosen. At an event, agreements that weren't chosen get the event's defaults. */
export const agreementsSaid = (said: SomeAgreements | undefined, isAtEvent: boolean): SomeAgreements => ({
  ...(isAtEvent && EVENT_AGREEMENTS),
  ...said,
});

/** Agreements as a set-up stores them: only those that differ from the defaults. */
export interface AgreementsInSetup {
  readonly agreements?: SomeAgreements;
}

/** Returns all agreements of a game, read from its set-up. */
export const agreementsOf = ({ agreements = {} }: AgreementsInSetup): Agreements => ({ ...USUAL_AGREEMENTS, ...agreements });

/** Returns the set-up's fields for these agreements. There are none if all have their defaults. */
export function agreementFields({ clocks = {}, ...chosen }: SomeAgreements): AgreementsInSetup {
  const isOther = ([name, word]: readonly [string, string]): boolean => word !== USUAL_AGREEMENTS[name as WordedAgreement];
  const words: Omit<SomeAgreements, "clocks"> = Object.fromEntries(Object.entries(chosen).filter(isOther));
  const agreements = { ...words, ...(Object.keys(clocks).length > 0 && { clocks }) };
  return Object.keys(agreements).length > 0 ? { agreements } : {};
}

/** An agreement in a game that differs from what the event has fixed: its name and both values. */
export interface AgreementDifference {
  readonly name: WordedAgreement | ClockName;
  readonly played: string | number | undefined;
  readonly fixed: string | number;
}

export function agreementDifferences(played: Agreements, { clocks = {}, ...fixed }: SomeAgreements): readonly AgreementDifference[] {
  const words = WORDED_AGREEMENTS.map((name) => ({ name, played: played[name], fixed: fixed[name] }));
  const seconds = CLOCKS.map((name) => ({ name, played: played.clocks[name], fixed: clocks[name] }));
  return [...words, ...seconds].flatMap((one) =>
    one.fixed === undefined || one.fixed === one.played ? [] : [{ ...one, fixed: one.fixed }],
  );
}
