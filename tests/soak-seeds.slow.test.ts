/** What a seed of the soak plays stays what it was: the kept games were drawn by their seeds. */
import { type SoakKind, soakGame } from "@broadside/tools/soak/one-game";
import { expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "./kept-games.ts";

test.each<[SoakKind, typeof KEPT_GAMES]>([
  ["standard", KEPT_GAMES],
  ["epic", EPIC_GAMES],
  ["second", SECOND_GAMES],
])("each kept %s game is set up anew from its seed", async (kind, games) => {
  for (const { seed, setup } of games) expect(JSON.parse(JSON.stringify((await soakGame(kind, seed)).setup))).toEqual(setup);
});
