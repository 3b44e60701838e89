/** Scenarios of the second edition, with two to eight seats; `soak.long.test.ts` has more. */
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 10;

test.each(startsOf(4, AT_ONCE))("random second-edition scenarios from seed %i on all end without breaking", async (from) => {
  expect(await brokenAmong("second", from, runs(AT_ONCE, 10))).toEqual([]);
});
