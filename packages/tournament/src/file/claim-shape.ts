/** How a match ended, and what was lost, in a file. */
import { type Claim, LOSS_KINDS, type Loss } from "../claim.ts";
import { count, LIMITS } from "./figures.ts";
import { listOf, named, objectOf, oneOf, optional, truth } from "./shape.ts";

const loss = objectOf<Loss>({ member: count, ship: count, as: oneOf(LOSS_KINDS), health: optional(count) });

/** A figure for each side of a table, or the places of some sides. */
const perSide = listOf(count, LIMITS.sides);

export const claim = named(
  "claim",
  objectOf<Claim>({
    scores: optional(perSide),
    lost: optional(listOf(listOf(loss, LIMITS.ships), LIMITS.sides)),
    wiped: optional(perSide),
    conceded: optional(perSide),
    tiebreak: optional(perSide),
    counters: optional(perSide),
    time: optional(truth),
    rounds: optional(count),
  }),
);
