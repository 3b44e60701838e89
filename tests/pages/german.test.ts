// @vitest-environment happy-dom
/**
 * A game in German: what it asks, offers and logs, and the same for its replay. The file names no language, so the game may have been
 * played in English.
 */
import { waitFor } from "@testing-library/dom";
import { afterAll, beforeAll, vi } from "vitest";
import { fewShips, isAsked, isPhase, playedUntil, savedGame, scenario } from "../shared/made-games.ts";

// The app reads its language when it loads, and test files share loaded modules. So set the language first, and load the app again.
localStorage.setItem("broadside-language", "de");
vi.resetModules();
const { click, expect, open, test, upload } = await import("./app.ts");
const { answer, button, find, heading, page, question } = await import("./playing.ts");

/** Loads German. The page and its worker do so before anything else. */
beforeAll(async () => {
  const { loadLanguage } = await import("@broadside/web/load-language");
  const { loadWords } = await import("@broadside/web/load-words");
  await Promise.all([loadLanguage(), loadWords("shell")]);
});
afterAll(() => {
  vi.resetModules();
});

const file = async (): Promise<File> =>
  new File([savedGame(playedUntil(await fewShips(), isAsked("action"), { dial: /^3FG/ }))], "game.json", { type: "application/json" });

test("a game asks, offers and logs in German, before and after an answer", async () => {
  await open("/play");
  await upload(page().getByLabelText("Partie laden"), await file());
  expect(heading()).toHaveTextContent("Wähle eine Aktion für Academy 1.");
  expect(button(/^F?\s*Ausweichen/i, question())).toHaveTextContent("ein Marker: fügt ein Ausweichen hinzu");
  expect(find(".play-feed-feed")).toHaveTextContent("Academy 1 fliegt 3 geradeaus (grün)");
  await answer(find("[data-answer=focus]", question()));
  expect(heading()).toHaveTextContent("Wähle eine Aktion für Academy 2.");
  expect(find(".play-feed-feed")).toHaveTextContent("Academy 1 fliegt 3 geradeaus (grün) und fokussiert");
  await click(find(".play-top [data-drawer=game]"));
  expect(find(".play-settings")).toHaveTextContent("SpracheEnglishDeutsch");
});

test("a replay shows its questions, answers and log in German", async () => {
  await open("/play");
  await upload(page().getByLabelText("Aufzeichnung ansehen"), await file());
  await waitFor(() => expect(find(".play-replay-asked")).toHaveTextContent("Player 1 Wähle, wer Initiative hat."));
  expect(find(".play-replay-asked")).toHaveTextContent("Nächste Antwort: → Player 1");
  expect(find(".play-feed-feed")).toHaveTextContent("Galaktisches Imperium, 24 Punkte");
});

test("the start form says in German what a format is about", async () => {
  await open("/play");
  await waitFor(() =>
    expect(find(".start-page > .quiet")).toHaveTextContent("Das normale Spiel der ersten Edition: 100 Punkte, keine Riesenschiffe."),
  );
});

test("the footer offers both languages", async () => {
  await open("/rules");
  expect(page().getByLabelText("Sprache")).toHaveTextContent("EnglishDeutsch");
  expect(page().getByRole("heading", { level: 1 })).toHaveTextContent("Regeln");
});

test("the start form says in German what a scenario is about, its limits, and what an organiser can set", async () => {
  await open("/play?scenario=cover-the-evacuation");
  await waitFor(() => expect(find(".start-page > .quiet")).toHaveTextContent("Drei Shuttles bereiten sich auf den Sprung vor"));
  expect(find(".start-game-facts-scenario")).toHaveTextContent("500 Punkte oder Bedrohung 20 je Team (2.0, 2.5)");
  expect(page().getByLabelText(/Marker, die ein Shuttle für den Sprung braucht/)).toBeInTheDocument();
  await waitFor(() =>
    expect(page().getAllByRole("option", { name: /^Deckung für die Evakuierung: Bomber · .*Rebellenallianz/ })).not.toEqual([]),
  );
});

test("the table says in German what decides a scenario, and what happens in the End phase", async () => {
  await open("/play");
  const game = playedUntil(await scenario("cover-the-evacuation", 2), isPhase("planning"));
  await upload(page().getByLabelText("Partie laden"), new File([savedGame(game)], "game.json", { type: "application/json" }));
  await waitFor(() => expect(find(".play-objectives-endPhase")).toHaveTextContent("Endphase: Hochfahren."));
  expect(find(".play-objectives-endPhase")).toHaveTextContent("Die Verteidiger würfeln mit so vielen Angriffswürfeln");
  expect(find(".play-scenario-scoreHead")).toHaveTextContent("Standardwertung");
});
