/** How a file stores the way a match ended and what was lost. */
import { type Claim, type ClaimedOutcome, LOSS_KINDS, type Loss } from "@broadside/formats";
import { boolean, listOf, named, objectOf, oneOf, optional, type Shape, wholeNumber } from "@broadside/kit";
import { count, LIMITS } from "./figures.ts";

const loss = objectOf<Loss>({ member: count, ship: count, as: oneOf(LOSS_KINDS), health: optional(count) });

/** Either one number for each side at a table, or a list of sides in which each number is a side's place at the table. */
const perSide = listOf(count, LIMITS.sides);

/** If less is better in a tie-break, its numbers are negative. */
const compared = listOf(wholeNumber(-LIMITS.figure, LIMITS.figure), LIMITS.sides);
const tiebreaks = listOf(compared, LIMITS.tiebreaks);

/**
 * A list of numbers for each tie-break. Rows from earlier versions have only one tie-break, stored as a plain list of numbers. Such rows
 * can still be read, but are never written.
 */
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
    time: optional(boolean),
    rounds: optional(count),
    agreedDraw: optional(boolean),
    outcome: optional(outcome),
  }),
);
