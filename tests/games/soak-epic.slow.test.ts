/** Games with huge ships; `soak.long.test.ts` has more. */
import { runs } from "@broadside/kit/testing";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 10;

test.each(startsOf(3, AT_ONCE))("random Epic Dogfights and Team Epics from seed %i on all end without breaking", async (from) => {
  expect(await brokenAmong("epic", from, runs(AT_ONCE, 10))).toEqual([]);
});
