/** No page shows text that translators would miss. Every known text is in brackets, so visible text without brackets is a failure. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../fixtures.ts";
import { expectNoStrays, type Part, speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

/** The controls of a replay and everything around its table. */
const WATCHING: Part = {
  root: ".play-replay-bar-replay, .play-replay-asked, .replay-result, .play-replay-eye, .play-top, .play-notes, .play-rail, .play-feed-feed, .play-key-help-keys",
};

test("a replay: every word in brackets, at a question, verified, refused and at its end @long", async ({ page }) => {
  await page.goto("/play?watch=epic-dogfight&at=300");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("⟦");
  await expect(page.locator(".play-replay-asked")).toContainText("⟦");
  await expect.poll(() => straysOn(page, WATCHING)).toEqual([]);
  await page.locator(".play-replay-bar-more > button").nth(2).click();
  await expect(page.locator(".play-replay-bar-said")).toContainText("✓", { timeout: 30_000 });
  await page.locator("[data-drawer=game]").click();
  await page.locator(".play-key-help-keys summary").click();
  await expect(page.locator(".play-key-help-keys dd").first()).toBeVisible();
  expect(await straysOn(page, WATCHING)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator(".replay-track input").focus();
  await page.keyboard.press("End");
  await expect(page.locator(".replay-result h2")).toContainText("⟦");
  await page.locator(".replay-result summary").click();
  expect(await straysOn(page, WATCHING)).toEqual([]);
});

test("no such record: every word in brackets @long", async ({ page }) => {
  await page.goto("/play?watch=kept%20nothing");
  await expect(page.locator(".note[role=alert]")).toContainText("⟦");
});

const RECORD = join(import.meta.dirname, "..", "..", "..", "docs", "records", "epic-dogfight", "game.json.gz");
const END: Part = { root: ".play-end-end, .play-end-back" };

test("the end of a game: every word in brackets, in folded parts and the table too @long", async ({ page }) => {
  await page.goto("/play");
  await page
    .locator(".play-page input[type=file]")
    .first()
    .setInputFiles({ name: "game.json.gz", mimeType: "application/gzip", buffer: readFileSync(RECORD) });
  await expect(page.locator(".play-turns-turns li").first()).toBeVisible();
  expect(await straysOn(page, END)).toEqual([]);
  for (const summary of await page.locator(".end-event summary").all()) await summary.click();
  await expect(page.locator(".play-end-account").first()).toBeVisible();
  expect(await straysOn(page, END)).toEqual([]);
  await page.locator(".play-top-look").click();
  await expect(page.locator(".play-end-back")).toHaveText(/^⟦.*⟧$/);
});

test("home: games of every edition, and lists to choose from @long", async ({ page }) => {
  await page.goto("/");
  for (const edition of await page.locator(".home .pills input").all()) {
    await edition.check();
    await expectNoStrays(page);
  }
  await page.locator(".home .pills input").first().check();
  await page.locator("button.home-list-line-list").click();
  await expect(page.locator(".home-lists-dialog-list button:last-child").first()).toBeVisible();
  await expectNoStrays(page);
});

test("saved games: a game, the question before it is deleted, and the result of loading a file @long", async ({ page }) => {
  await page.goto("/");
  await page.locator(".home-start-panel-go").first().click();
  await expect(page).toHaveURL(/game=/);
  await page.goto("/saved");
  await expect(page.locator(".saved-game")).toHaveCount(1);
  await expectNoStrays(page);
  await page.locator(".saved-tool").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoStrays(page);
  await page.keyboard.press("Escape");
  for (const lists of [[], [{ name: "Mine" }]]) {
    const text = JSON.stringify({ format: "broadside-everything", formatVersion: 1, lists, games: [] });
    await page.locator("input[type=file]").setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(page.locator(".saved-report")).toContainText("⟦");
    await expectNoStrays(page);
  }
});

test("odds: the result, with everything unfolded @long", async ({ page }) => {
  await page.goto("/odds?edition=2.5&attacks=3.focus_3.lock");
  await expect(page.locator(".odds-results-tiles")).toBeVisible();
  for (const fold of await page.locator("details summary").all()) await fold.click();
  await page.locator(".odds-stepper input").first().fill("99");
  await expect(page.locator(".field-problem")).toBeVisible();
  await expectNoStrays(page);
});

test("rules: found, not found, and one rule @long", async ({ page }) => {
  for (const [asked, shown] of [
    ["crippled section", ".rules-results"],
    ["zzzz", ".rules-starters"],
  ] as const) {
    await page.goto(`/rules?q=${asked}`);
    await expect(page.locator(shown)).toBeVisible();
    await expectNoStrays(page);
  }
  for (const id of ["HS-TGT-03", "HS-ARC-91-Q", "NO-SUCH-01"]) {
    await page.goto(`/rules/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(id);
    await expectNoStrays(page);
  }
});

test("the judge's table: ships, arcs and templates, pieces, windows, and a file without a position @long", async ({ page }) => {
  await page.goto("/judge");
  await expect(page.locator('[data-id="xwing 1"]')).toBeVisible();

  const select = async (id: string) => {
    await page.locator(`[data-id="${id}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".table-voice")).toContainText("⟦");
  };

  await test.step("one ship, two ships, every arc, and trying a template", async () => {
    await page.locator(".judge-piece-panel-keys summary").click();
    await expectNoStrays(page);
    await select("xwing 1");
    await expectNoStrays(page);
    await select("raiderclasscorvette 1");
    for (const aim of await page.locator(".judge-verdict-aims button").all()) {
      await aim.click();
      await expectNoStrays(page);
    }
    await page.locator(".judge-template-bar-trial .judge-template-bar-cell[aria-expanded]").click();
    for (const cell of await page.locator(".judge-template-bar-more .judge-template-bar-cell").all()) {
      await cell.click();
      await expect(page.locator(".judge-template-bar-trialWhy a")).toBeVisible();
      await expectNoStrays(page);
    }
  });

  await test.step("a rock, a search for a ship, and all pieces", async () => {
    await select("rock 1");
    await expectNoStrays(page);
    for (const [typed, shown] of [
      ["vader", ".judge-finder li"],
      ["x-wing", ".judge-finder li"],
      ["zzzz", ".judge-finder .judge-hint"],
    ] as const) {
      await page.getByRole("searchbox").fill(typed);
      await expect(page.locator(shown).first()).toBeVisible();
      await expectNoStrays(page);
    }
    await page.locator(".judge-palette .link-button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoStrays(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("windows, and a file without a position", async () => {
    await page.locator(".judge-top-bar-top > button.judge-small").last().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page
      .locator("dialog input[type=file]")
      .setInputFiles({ name: "position.json", mimeType: "application/json", buffer: Buffer.from('{"format":"other"}') });
    await expect(page.getByRole("alert")).toBeVisible();
    await expectNoStrays(page);
    await page.locator("dialog .buttons > button").first().click();
    await page.locator("dialog input[type=file]").setInputFiles("docs/records/corvette-and-swarm/game.json.gz");
    await expect(page.getByRole("slider")).toBeVisible({ timeout: 30_000 });
    await expectNoStrays(page);
  });
});

test("messages that replace the whole app @long", async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 700 });
  await page.goto("/about");
  await expect(page.locator(".shell-trouble-notice-trouble")).toBeVisible();
  await expectNoStrays(page);
});
