/** The organiser's settings, as stored in a file. */
import { AGREEMENT_WORDS, type Clocks, currentScenarioId, LONGEST_CLOCK, REFERENCES, type SomeAgreements } from "@broadside/formats";
import { boolean, either, listOf, named, number, objectOf, oneOf, optional, type Shape, text, wholeNumber, wordOf } from "@broadside/kit";
import { type ByeMargin, UNITS } from "../settings/formats.ts";
import type { RoundPlan, Settings } from "../settings/settings.ts";
import { count, day, id, LIMITS, manyWords, words } from "./figures.ts";

const byeMargin = either<ByeMargin, ByeMargin>(
  objectOf<{ readonly limits: number }>({ limits: number(0, 1000) }),
  "points",
  objectOf<{ readonly points: number }>({ points: wholeNumber(0, 1000) }),
);

/** Converts old scenario ids to current ones. */
const scenario: Shape<string> = {
  schema: id.schema,
  read(reader, value, path) {
    const read = id.read(reader, value, path);
    return read === undefined ? undefined : currentScenarioId(read);
  },
};

const roundPlan = objectOf<RoundPlan>({
  unit: oneOf(UNITS),
  limit: count,
  counts: optional(wordOf<NonNullable<RoundPlan["counts"]>>({ threat: true })),
  minutes: count,
  squad: count,
  scenario: optional(scenario),
  area: optional(objectOf<NonNullable<RoundPlan["area"]>>({ width: count, depth: count })),
  despite: optional(words),
});

const seconds = optional(wholeNumber(1, LONGEST_CLOCK));

/** The words of each agreement, and seconds for clocks. */
const agreements = objectOf<SomeAgreements>({
  aids: optional(oneOf(AGREEMENT_WORDS.aids)),
  unknownDamage: optional(oneOf(AGREEMENT_WORDS.unknownDamage)),
  standIn: optional(oneOf(AGREEMENT_WORDS.standIn)),
  undo: optional(oneOf(AGREEMENT_WORDS.undo)),
  clocks: optional(objectOf<Clocks>({ seat: seconds, decision: seconds, turn: seconds, phase: seconds, match: seconds, away: seconds })),
});

export const settings = named(
  "settings",
  objectOf<Settings>({
    rounds: listOf(roundPlan, LIMITS.list),
    checkIn: optional(boolean),
    tables: optional(count),
    byeMargin: optional(byeMargin),
    fullValueOnWipe: optional(boolean),
    fewestByesFirst: optional(boolean),
    orderByMargin: optional(boolean),
    lateEntry: optional(boolean),
    freshTables: optional(boolean),
    teams: optional(wordOf<NonNullable<Settings["teams"]>>({ preset: true, drawn: true })),
    podSize: optional(count),
    requirements: optional(manyWords),
    sampleRequirements: optional(boolean),
    listOptions: optional(text(LIMITS.file)),
    secretScenarios: optional(boolean),
    area: optional(objectOf<NonNullable<Settings["area"]>>({ width: count, depth: count, announced: day })),
    houseRules: optional(manyWords),
    cut: optional(count),
    agreements: optional(agreements),
    reference: optional(oneOf(REFERENCES)),
    gameRounds: optional(count),
    pointsPerCounter: optional(count),
  }),
);
