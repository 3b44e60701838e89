/** Checks the German texts around the table. */
import type { Scene } from "@broadside/telling";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localClient } from "../../game-worker/client.testing.ts";
import { speakEnglish } from "../../words/english.testing.ts";
import * as names from "../../words/german/names/index.ts";
import * as play from "../../words/german/play/index.ts";
import * as shell from "../../words/german/shell/index.ts";
import { keepTexts } from "../../words/spoken.ts";
import { markupWith } from "../board/open-game.testing.ts";
import { piecesBelowShips, shipPieces } from "../board/pieces/table-pieces.ts";
import { playUntil, startGame } from "../board/scenario-game.testing.ts";
import { StatusLine } from "./bar/status-line.tsx";
import { FleetRail } from "./rail/fleet-rail.tsx";
import { ShipCards } from "./ships/ship-cards.tsx";

const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

let scene: Scene;
beforeAll(async () => {
  keepTexts("names", "de", { ...names });
  keepTexts("play", "de", { ...play });
  keepTexts("shell", "de", { ...shell });
  const engine = localClient();
  const begun = await startGame(engine, "cover-the-evacuation", 2);
  scene = await playUntil(engine, begun, ({ state }) => state.cursor.phase === "planning");
}, 60_000);
afterAll(speakEnglish);

test("a fleet's rail counts its ships and gives each the name that the log uses", () => {
  const markup = markupWith(scene, FleetRail, { side: "left", seat: 0 });
  expect(markup).toContain('aria-label="Schiffe von Player 1"');
  expect(wordsIn(markup)).toMatch(/^Player 1 \d+ Schiffe · \d+ /);
  for (const { seat, name, shortName } of scene.ships)
    if (seat === 0) expect(markup).toContain(`title="${name.replaceAll('"', "&quot;")}">${shortName}<`);
});

test("cards describe ships in German", () => {
  const words = wordsIn(markupWith(scene, ShipCards, {}));
  expect(words).toMatch(/Luke Initiative 5 Angriff 3 Wendigkeit 2 Schilde 2\/2 Hülle 4\/4 Macht 2\/2 führt ein Geschwader/);
  expect(words).toMatch(/0 Punkte verloren · noch \d+ Schadenskarten Keine Schiffe verloren/);
});

test("pieces have German descriptions", () => {
  expect(shipPieces(scene).map(({ description }) => description)).toContain(
    "Luke, T-65 X-wing, Player 1, Hülle 4, Schilde 2, führt ein Geschwader",
  );
  expect(piecesBelowShips(scene).map(({ description }) => description)).toContainEqual(
    expect.stringMatching(/^Shuttle 1, Remote, Player [12], Hülle 8 von 8$/),
  );
});

test("the line above the table says in German who the game is waiting for", () => {
  expect(wordsIn(markupWith(scene, StatusLine, {}))).toBe("Runde 1 · Planung · wartet auf Player 1 und Player 2");
});
