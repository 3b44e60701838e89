/** The organiser's choices in a file. */
import { AGREEMENT_WORDS, type Clocks, currentScenarioId, LONGEST_CLOCK, REFERENCES, type SomeAgreements } from "@broadside/formats";
import { either, listOf, named, number, objectOf, oneOf, optional, type Shape, text, truth, whole, wordOf } from "@broadside/kit";
import { type ByeMargin, UNITS } from "../settings/formats.ts";
import type { RoundPlan, Settings } from "../settings/settings.ts";
import { count, day, id, LIMITS, manyWords, words } from "./figures.ts";

const byeMargin = either<ByeMargin, ByeMargin>(
  objectOf<{ readonly limits: number }>({ limits: number(0, 1000) }),
  "points",
  objectOf<{ readonly points: number }>({ points: whole(0, 1000) }),
);

/** By its id of today, whatever it was called when the row was written. */
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

const seconds = optional(whole(1, LONGEST_CLOCK));

/** Of each agreement its words, and seconds of clocks. */
const agreements = objectOf<SomeAgreements>({
  aids: optional(oneOf(AGREEMENT_WORDS.aids)),
  unknownDamage: optional(oneOf(AGREEMENT_WORDS.unknownDamage)),
  standIn: optional(oneOf(AGREEMENT_WORDS.standIn)),
  undo: optional(oneOf(AGREEMENT_WORDS.undo)),
  clocks: optional(objectOf<Clocks>({ seat: seconds, phase: seconds, match: seconds })),
});

export const settings = named(
  "settings",
  objectOf<Settings>({
    rounds: listOf(roundPlan, LIMITS.list),
    checkIn: optional(truth),
    tables: optional(count),
    byeMargin: optional(byeMargin),
    fullValueOnWipe: optional(truth),
    fewestByesFirst: optional(truth),
    orderByMargin: optional(truth),
    lateEntry: optional(truth),
    freshTables: optional(truth),
    teams: optional(wordOf<NonNullable<Settings["teams"]>>({ preset: true, drawn: true })),
    podSize: optional(count),
    requirements: optional(manyWords),
    sampleRequirements: optional(truth),
    listOptions: optional(text(LIMITS.file)),
    secretScenarios: optional(truth),
    area: optional(objectOf<NonNullable<Settings["area"]>>({ width: count, depth: count, announced: day })),
    houseRules: optional(manyWords),
    cut: optional(count),
    agreements: optional(agreements),
    reference: optional(oneOf(REFERENCES)),
    gameRounds: optional(count),
    pointsPerCounter: optional(count),
  }),
);
