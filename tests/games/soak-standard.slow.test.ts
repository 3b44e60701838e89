/** Standard games; `soak.long.test.ts` has more. */
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 25;

test.each(startsOf(4, AT_ONCE))("random games between random squads from seed %i on all end without breaking", async (from) => {
  expect(await brokenAmong("standard", from, runs(AT_ONCE, 10))).toEqual([]);
});
