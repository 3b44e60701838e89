import { expect, test } from "vitest";
import { SHOWN_GAMES } from "../../words/home.ts";
import { SHOWN_GAME_IDS } from "./shown-games.ts";

test("every sample replay has its file in the app", () => {
  expect(Object.keys(SHOWN_GAMES)).toEqual(SHOWN_GAME_IDS);
});
