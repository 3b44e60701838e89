/**
 * The agreements that players make before a game, beyond its rules. Each agreement has a closed set of values, one of them the default. A
 * set-up stores only the differences, so an empty one means all defaults. An event can fix some agreements for all its games.
 */

/** Whether the page previews what a ship could do and hit, or only what the rules let players measure. */
export const AIDS = ["open", "strict"] as const;
/**
 * Whether huge-ship Damage cards with unknown text use our text. Otherwise, they only count as damage, and players resolve them by hand.
 */
export const UNKNOWN_DAMAGE = ["ours", "by hand"] as const;
/** How an absent player's questions are answered: with the default answers, or by a simple bot. */
export const STAND_INS = ["defaults", "cadet"] as const;
/** Undo: free until information is revealed and by consent after that, always free, or never. */
export const UNDO = ["consent", "free", "never"] as const;

/**
 * Time limits in seconds; an absent one means no limit. When the clock of a phase or a seat runs out, the host gives the input `hurry`:
 * open questions get their default answers. When the match clock runs out, it gives the input `time`: the game ends after the round.
 */
export interface Clocks {
  /** The total time for all answers from one seat. */
  readonly seat?: number;
  /** Each phase of a round. */
  readonly phase?: number;
  /** The whole game. */
  readonly match?: number;
}

export const CLOCKS = ["seat", "phase", "match"] as const satisfies readonly (keyof Clocks)[];
export type ClockName = (typeof CLOCKS)[number];

/** The input each clock gives when it runs out. */
export const CLOCK_INPUTS = { seat: "hurry", phase: "hurry", match: "time" } as const satisfies Readonly<
  Record<ClockName, "hurry" | "time">
>;

/** One day, longer than any game. */
export const LONGEST_CLOCK = 86_400;

export interface Agreements {
  readonly aids: (typeof AIDS)[number];
  readonly unknownDamage: (typeof UNKNOWN_DAMAGE)[number];
  readonly standIn: (typeof STAND_INS)[number];
  readonly undo: (typeof UNDO)[number];
  readonly clocks: Clocks;
}

/** The values of each agreement, the default first. */
export const AGREEMENT_WORDS = {
  aids: AIDS,
  unknownDamage: UNKNOWN_DAMAGE,
  standIn: STAND_INS,
  undo: UNDO,
} as const satisfies Readonly<Record<WordedAgreement, readonly string[]>>;
export type WordedAgreement = Exclude<keyof Agreements, "clocks">;
export const WORDED_AGREEMENTS = Object.keys(AGREEMENT_WORDS) as readonly WordedAgreement[];

/** Some of the agreements; missing ones have their defaults or are not fixed. */
export type SomeAgreements = Partial<Agreements>;

export const USUAL_AGREEMENTS: Agreements = { aids: "open", unknownDamage: "ours", standIn: "defaults", undo: "consent", clocks: {} };

/** What events fix by default: no assistance, and no use of our own card texts, so that they never decide a match. */
export const EVENT_AGREEMENTS = { aids: "strict", unknownDamage: "by hand" } as const satisfies SomeAgreements;

/** Returns a game's agreements; at an event, the event's defaults fill in the rest. */
export const agreementsSaid = (said: SomeAgreements | undefined, isAtEvent: boolean): SomeAgreements => ({
  ...(isAtEvent && EVENT_AGREEMENTS),
  ...said,
});

/** The agreements as a set-up stores them: only the differences from the defaults. */
export interface AgreementsInSetup {
  readonly agreements?: SomeAgreements;
}

/** Returns all agreements of a game, read from its set-up. */
export const agreementsOf = ({ agreements = {} }: AgreementsInSetup): Agreements => ({ ...USUAL_AGREEMENTS, ...agreements });

/** Returns the set-up fields for some agreements; no fields if all are defaults. */
export function agreementFields({ clocks = {}, ...chosen }: SomeAgreements): AgreementsInSetup {
  const isOther = ([name, word]: readonly [string, string]): boolean => word !== USUAL_AGREEMENTS[name as WordedAgreement];
  const words: Omit<SomeAgreements, "clocks"> = Object.fromEntries(Object.entries(chosen).filter(isOther));
  const agreements = { ...words, ...(Object.keys(clocks).length > 0 && { clocks }) };
  return Object.keys(agreements).length > 0 ? { agreements } : {};
}

/** An agreement that differs from the fixed one: its name, the game's value and the fixed value. */
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
