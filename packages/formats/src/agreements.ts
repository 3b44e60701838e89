/**
 * What the people at a table agree on before a game, beyond its rules. Each is one of a closed set and has a usual value; a set-up holds only
 * what differs from it, so a set-up that says nothing means all as usual. An event may fix some of them for all its games.
 */

/** Whether the page shows what a ship could do and hit before it does it, or only what the rules let players measure. */
export const AIDS = ["open", "strict"] as const;
/** Whether Damage cards of huge ships that no source tells do what our text says, or only count while players do the rest by hand. */
export const UNKNOWN_DAMAGE = ["ours", "by hand"] as const;
/** Who answers for a player who is away: the default answers, or a simple program that plays. */
export const STAND_INS = ["defaults", "cadet"] as const;
/** Taking back: freely while nobody could have learnt anything and by consent of those who could after that, always freely, or never. */
export const UNDO = ["consent", "free", "never"] as const;

/**
 * How many seconds something may take; as long as it likes where absent. When the clock of a phase or of a seat runs out, the host gives the
 * input `hurry`: open questions get their default answers. When that of the match runs out, it gives the input `time`: the game ends after
 * the round.
 */
export interface Clocks {
  /** All answers of one seat together. */
  readonly seat?: number;
  /** Each phase of a round. */
  readonly phase?: number;
  /** The whole game. */
  readonly match?: number;
}

export const CLOCKS = ["seat", "phase", "match"] as const satisfies readonly (keyof Clocks)[];
export type ClockName = (typeof CLOCKS)[number];

/** The input that each clock becomes when it runs out. */
export const CLOCK_INPUTS = { seat: "hurry", phase: "hurry", match: "time" } as const satisfies Readonly<
  Record<ClockName, "hurry" | "time">
>;

/** A day is more than any game takes. */
export const LONGEST_CLOCK = 86_400;

export interface Agreements {
  readonly aids: (typeof AIDS)[number];
  readonly unknownDamage: (typeof UNKNOWN_DAMAGE)[number];
  readonly standIn: (typeof STAND_INS)[number];
  readonly undo: (typeof UNDO)[number];
  readonly clocks: Clocks;
}

/** Of each agreement that is one word of several: the words, the usual one first. */
export const AGREEMENT_WORDS = {
  aids: AIDS,
  unknownDamage: UNKNOWN_DAMAGE,
  standIn: STAND_INS,
  undo: UNDO,
} as const satisfies Readonly<Record<WordedAgreement, readonly string[]>>;
export type WordedAgreement = Exclude<keyof Agreements, "clocks">;
export const WORDED_AGREEMENTS = Object.keys(AGREEMENT_WORDS) as readonly WordedAgreement[];

/** Some of the agreements; the others are as usual, or not fixed. */
export type SomeAgreements = Partial<Agreements>;

export const USUAL_AGREEMENTS: Agreements = { aids: "open", unknownDamage: "ours", standIn: "defaults", undo: "consent", clocks: {} };

/** What events fix where their organiser says nothing else: nobody is helped, and no card of ours decides a match. */
export const EVENT_AGREEMENTS = { aids: "strict", unknownDamage: "by hand" } as const satisfies SomeAgreements;

/** What a game is agreed to be played with: all that was said, and at an event the rest as events fix it. */
export const agreementsSaid = (said: SomeAgreements | undefined, isAtEvent: boolean): SomeAgreements => ({
  ...(isAtEvent && EVENT_AGREEMENTS),
  ...said,
});

/** How a set-up holds them: what differs from the usual. */
export interface AgreementsInSetup {
  readonly agreements?: SomeAgreements;
}

/** All agreements of a game, by its set-up. */
export const agreementsOf = ({ agreements = {} }: AgreementsInSetup): Agreements => ({ ...USUAL_AGREEMENTS, ...agreements });

/** The other way round: the fields of a set-up for what was agreed on; none where all is as usual. */
export function agreementFields({ clocks = {}, ...chosen }: SomeAgreements): AgreementsInSetup {
  const isOther = ([name, word]: readonly [string, string]): boolean => word !== USUAL_AGREEMENTS[name as WordedAgreement];
  const words: Omit<SomeAgreements, "clocks"> = Object.fromEntries(Object.entries(chosen).filter(isOther));
  const agreements = { ...words, ...(Object.keys(clocks).length > 0 && { clocks }) };
  return Object.keys(agreements).length > 0 ? { agreements } : {};
}

/** What of the agreements that are fixed a game has otherwise: the name, what it has and what is fixed. */
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
