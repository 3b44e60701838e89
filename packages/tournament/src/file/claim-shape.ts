/** How a match ended, and what was lost, in a file. */
import { type Claim, type ClaimedOutcome, LOSS_KINDS, type Loss } from "@broadside/formats";
import { listOf, named, objectOf, oneOf, optional, type Shape, truth, whole } from "@broadside/kit";
import { count, LIMITS } from "./figures.ts";

const loss = objectOf<Loss>({ member: count, ship: count, as: oneOf(LOSS_KINDS), health: optional(count) });

/** A figure for each side of a table, or the places of some sides. */
const perSide = listOf(count, LIMITS.sides);

/** What a tie-break compares may be better the less of it there is: then it is below 0. */
const compared = listOf(whole(-LIMITS.figure, LIMITS.figure), LIMITS.sides);
const tiebreaks = listOf(compared, LIMITS.tiebreaks);

/** Figures for each tie-break. Rows of earlier versions know but one, and have its figures alone; they are read, and no longer written. */
const tiebreak: Shape<NonNullable<Claim["tiebreak"]>> = {
  schema: tiebreaks.schema,
  read(reader, value, path) {
    if (!Array.isArray(value) || value.some(Array.isArray) || value.length === 0) return tiebreaks.read(reader, value, path);
    const only = compared.read(reader, value, path);
    return only && [only];
  },
};

const outcome = objectOf<ClaimedOutcome>({ scores: perSide, winners: perSide });

export const claim = named(
  "claim",
  objectOf<Claim>({
    scores: optional(perSide),
    lost: optional(listOf(listOf(loss, LIMITS.ships), LIMITS.sides)),
    wiped: optional(perSide),
    conceded: optional(perSide),
    tiebreak: optional(tiebreak),
    counters: optional(perSide),
    time: optional(truth),
    rounds: optional(count),
    outcome: optional(outcome),
  }),
);
