/** Kept games of the first edition: all of them, and a few put away after every input. */
import { expect, test } from "vitest";
import { KEPT_GAMES } from "./kept-games.ts";
import { testTwins } from "./twins.ts";

test("there are fifty kept games", () => expect(KEPT_GAMES).toHaveLength(50));

testTwins(KEPT_GAMES, 20);
testTwins(KEPT_GAMES.slice(0, 2), 1);
