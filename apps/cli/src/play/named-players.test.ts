import { BOTS } from "@broadside/players";
import { expect, test } from "vitest";
import { missingPlayer, playersFor } from "./named-players.ts";
import { PLAYER_NAMES } from "./play-choices.ts";

test("every bot has a name on the command line", () => {
  expect(Object.keys(BOTS).filter((level) => !PLAYER_NAMES.some((name) => name === level))).toEqual([]);
});

test("a name without a bot is reported, and known names make a player for each seat", () => {
  const here = PLAYER_NAMES.filter((name) => Object.hasOwn(BOTS, name));
  expect(missingPlayer(here)).toBeUndefined();
  expect(playersFor(here, 1)).toHaveLength(here.length);
  const gone = PLAYER_NAMES.find((name) => !Object.hasOwn(BOTS, name));
  if (gone) expect(missingPlayer(["random", gone])).toBe(gone);
});
