/** Scenarios of the second edition, with two to eight seats. */
import { playOne } from "@broadside/tools/soak/one-game";
import { secondGame } from "@broadside/tools/soak/second-edition";
import { expect, test } from "vitest";
import { brokenAmong, startsOf } from "./broken-games.ts";

const AT_ONCE = 20;

test.each(startsOf(4, AT_ONCE))("random scenarios of the second edition from seed %i on all end, and nothing breaks on the way", (from) => {
  const broken = brokenAmong(from, AT_ONCE, (seed) => {
    const { setup, content } = secondGame(seed);
    return playOne(seed, setup, content);
  });
  expect(broken).toEqual([]);
});
