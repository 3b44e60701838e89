/** A soak seed must always give the same game, because the saved games are known by their seeds. */
import { type SoakKind, soakGame } from "@broadside/tools/soak/one-game";
import { expect, test } from "vitest";
import { EPIC_GAMES, KEPT_GAMES, SECOND_GAMES } from "../shared/recorded-games.ts";

test.each<[SoakKind, typeof KEPT_GAMES]>([
  ["standard", KEPT_GAMES],
  ["epic", EPIC_GAMES],
  ["second", SECOND_GAMES],
])("each recorded %s game gets the same set-up from its seed", async (kind, games) => {
  for (const { seed, setup } of games) expect(JSON.parse(JSON.stringify((await soakGame(kind, seed)).setup))).toEqual(setup);
});
