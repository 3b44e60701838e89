/** Kept games of the second edition. */
import { expect, test } from "vitest";
import { SECOND_GAMES } from "./kept-games.ts";
import { testTwins } from "./twins.ts";

test("there are two dozen kept games of the second edition", () => expect(SECOND_GAMES).toHaveLength(24));

testTwins(SECOND_GAMES, SECOND_GAMES.filter(({ inputs }) => inputs.length < 300).slice(0, 3));
