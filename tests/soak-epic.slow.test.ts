/** Games with huge ships. */
import { epicSetup, playOne } from "@broadside/tools/soak/one-game";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 10;

test.each(startsOf(6, AT_ONCE))("random Epic Dogfights and Team Epics from seed %i on all end, and nothing breaks on the way", (from) => {
  expect(brokenAmong(from, AT_ONCE, (seed) => playOne(seed, epicSetup(seed)))).toEqual([]);
});
