/** The part of `npm run soak` that `npm test` has no time for: the games after those in `npm test`. */
import type { SoakKind } from "@broadside/tools/soak/one-game";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 20;
/** For each kind, the first seed that `npm test` leaves out, and the number of runs. */
const KINDS: readonly (readonly [SoakKind, number, number])[] = [
  ["standard", 101, 15],
  ["epic", 31, 5],
  ["second", 41, 5],
];

test.each(KINDS.flatMap(([kind, first, rows]) => startsOf(rows, AT_ONCE, first).map((from) => [kind, from] as const)))(
  "random %s games from seed %i on all end without breaking",
  async (kind, from) => {
    expect(await brokenAmong(kind, from, AT_ONCE)).toEqual([]);
  },
);
