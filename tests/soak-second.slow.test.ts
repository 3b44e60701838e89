/** Scenarios of the second edition, with two to eight seats; `soak.long.test.ts` has more. */
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 10;

test.each(startsOf(4, AT_ONCE))(
  "random scenarios of the second edition from seed %i on all end, and nothing breaks on the way",
  async (from) => {
    expect(await brokenAmong("second", from, runs(AT_ONCE, 10))).toEqual([]);
  },
);
