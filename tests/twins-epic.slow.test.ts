/** Kept games with huge ships. */
import { expect, test } from "vitest";
import { EPIC_GAMES } from "./kept-games.ts";
import { testTwins } from "./twins.ts";

test("there are twelve kept Epic games", () => expect(EPIC_GAMES).toHaveLength(12));

testTwins(EPIC_GAMES, 20);
