/** Kept games of the second edition: all of them, and a short one put away after every input. */
import { expect, test } from "vitest";
import { SECOND_GAMES } from "./kept-games.ts";
import { testTwins } from "./twins.ts";

test("there are two dozen kept games of the second edition", () => expect(SECOND_GAMES).toHaveLength(24));

testTwins(SECOND_GAMES, 20);
testTwins(SECOND_GAMES.filter(({ inputs }) => inputs.length < 300).slice(0, 1), 1);
