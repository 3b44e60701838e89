/** Opens prepared games in the browser, as files. */
import type { Game } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { savedGame } from "../shared/made-games.ts";
import { expect } from "./fixtures.ts";

export * from "../shared/made-games.ts";

/** Opens the game on the page in its current state. */
export async function load(page: Page, game: Game): Promise<void> {
  await page.goto("/play");
  await openFile(page, game);
}

/** The same for `testOnSharedPage`: this game replaces whatever the page shows, and the app stays open. */
export async function show(page: Page, game: Game): Promise<void> {
  if (page.url().includes("/play?game=")) await page.evaluate(() => history.pushState(undefined, "", "/play"));
  else await page.goto("/play");
  await openFile(page, game);
}

/** The same from the start page, which must already be open. */
export async function openFile(page: Page, game: Game): Promise<void> {
  await giveFile(page, game);
  await expect(page.locator(".play-question").first()).toBeVisible();
}

/** The same for a game that may be over. */
export async function giveFile(page: Page, game: Game): Promise<void> {
  const buffer = Buffer.from(savedGame(game));
  await page.getByLabel("Load game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
}

/** The game after this seat concedes. */
export function conceded(game: Game, seat: number): Game {
  const refused = game.give({ input: "concede", seat });
  if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
  return game;
}
