/** The builder in the pseudo-language: drafts, lists for every kind of format, cards that fit, and every window. */
import type { Page } from "@playwright/test";
import { carrying, openDraft, rebels } from "../builder.ts";
import { expect, test } from "../fixtures.ts";
import { speakPseudo, straysOn } from "./strays.ts";

speakPseudo(test);

/** React Aria has its own label for closing a menu. */
const ELSEWHERE = "[aria-label=Dismiss]";
const expectNoStrays = (page: Page): Promise<void> =>
  expect.poll(() => straysOn(page, { but: ELSEWHERE }), { intervals: [50] }).toEqual([]);

/** Opens the first draft and unfolds everything in its lists. */
async function open(page: Page, ...entries: readonly object[]): Promise<void> {
  await openDraft(page, ...entries);
  await expect(page.locator(".build-verdict [role=status]")).toContainText("⟦");
  for (const fold of await page.locator(".build-middle > .plate:not([open]) > summary").all()) await fold.click();
}

const scope = (page: Page, at: number) => page.locator(".build-finder-scope button").nth(at);
const dialog = (page: Page) => page.getByRole("dialog");
const list = (faction: string, ...ships: readonly object[]) => ({ faction, ships });

test("drafts: none, some of every kind, one renamed and one deleted; ready-made lists @long", async ({ page }) => {
  await page.goto("/build?draft=gone");
  await expect(page.locator(".note")).toContainText("⟦");
  await expectNoStrays(page);
  await page.locator(".build-home-ready summary").click();
  await expect(page.locator(".build-home-readyList").first()).toBeVisible();
  await expectNoStrays(page);
  await page.locator(".build-home-format").first().click();
  await expect(page.locator(".build-factions")).toBeVisible();
  await expectNoStrays(page);
  await page.locator(".build-factions button").first().click();
  await page.locator(".build-card-grid-card").first().click();
  await expect(page.locator(".build-ship")).toBeVisible();
  await page.locator(".build-head-nav button").click();
  await expect(page.locator(".build-draft-list-badge")).toContainText("⟦");
  await expectNoStrays(page);
  const tools = page.locator(".build-home-draftTools button");
  await tools.nth(0).click();
  await expect(page.locator(".build-home-draft input")).toBeFocused();
  await expectNoStrays(page);
  await page.keyboard.press("Escape");
  await tools.nth(2).click();
  await expect(page.locator(".build-home-deleted")).toContainText("⟦");
  await expectNoStrays(page);
});

test("importing: a link and a text without a list, and a text with notes @long", async ({ page }) => {
  await page.goto("/build#l=broken");
  await expect(page.getByRole("alert")).toContainText("⟦");
  await expectNoStrays(page);
  await page.locator("[aria-labelledby=import] button").click();
  const paste = async (text: string) => {
    await dialog(page).locator("textarea").fill(text);
    await dialog(page).locator("button.primary").click();
  };
  await paste("[1, 2");
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await expectNoStrays(page);
  const pilots = [{ name: "lukeskywalker", ship: "xwing", upgrades: { ept: ["nosuchcard"] } }];
  await paste(JSON.stringify({ faction: "rebel", version: "1.0.0", pilots }));
  await expect(page.locator("details.note")).toBeVisible();
  await expectNoStrays(page);
});

test("a legal list: what fits, search results, and windows @long", async ({ page }) => {
  await open(page, rebels(carrying("cr90corvette", "tantiveiv"), carrying("wedgeantilles")), rebels(carrying("lukeskywalker", "r2d2")));
  await expectNoStrays(page);
  await scope(page, 0).click();
  await expectNoStrays(page);
  for (const slot of [
    ".build-slots-slotLarge",
    ".build-slots-slot[data-state=filled]",
    ".build-ship:not(.build-corvette) .build-slots-slot",
  ]) {
    await page.locator(slot).first().click();
    await expect(page.locator(".build-candidates-candidate").first()).toBeVisible();
    await expectNoStrays(page);
  }
  await scope(page, 3).click();
  await expect(page.locator(".build-candidates-candidate").first()).toBeVisible();
  await expectNoStrays(page);
  await scope(page, 2).click();
  const field = page.locator(".build-finder-find input");
  for (const typed of ["luke", "proton torpedoes", "zzzz"]) {
    await field.fill(typed);
    await expectNoStrays(page);
  }
  for (const typed of ["darth vader", "gunnery team"]) {
    await field.fill(typed);
    await expect(page.locator(".build-candidates-foundRow").first()).toBeVisible();
    await field.press("Enter");
    await expect(page.getByRole("alert")).toContainText("⟦");
    await expectNoStrays(page);
  }
  await page.locator(".build-candidates-foundFacts").first().click();
  await expectNoStrays(page);
  await page.keyboard.press("Escape");
  await page.locator(".build-ship-name button").first().click();
  await page.locator(".build-picked > button").click();
  for (const fold of await dialog(page).locator("summary").all()) await fold.click();
  await expectNoStrays(page);
  await page.keyboard.press("Escape");
  await page.locator(".build-head-name > summary").click();
  await expectNoStrays(page);
  for (const at of [1, 3]) {
    await page.locator(".build-head-out > button").nth(at).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoStrays(page);
    await page.keyboard.press("Escape");
  }
  for (const entry of [1, -1]) {
    await page.locator(".build-ship [aria-haspopup]").last().click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNoStrays(page);
    await page.getByRole("menuitem").nth(entry).click();
    await expect(page.locator(".build-desk > [role=status]")).toContainText("⟦");
    await expectNoStrays(page);
  }
});

test("a list with problems, and its fixes @long", async ({ page }) => {
  const ships = [
    carrying("lukeskywalker", "r2d2", "gunneryteam"),
    carrying("lukeskywalker"),
    carrying("nosuchpilot"),
    { ...carrying("cr90corvette"), onlySection: "fore" },
    ...Array.from({ length: 8 }, () => carrying("wedgeantilles", "protontorpedoes")),
  ];
  await open(page, rebels(...ships));
  await expect(page.locator(".build-verdict-fixAll")).toBeVisible({ timeout: 30_000 });
  await expectNoStrays(page);
  await scope(page, 1).click();
  await expect(page.locator(".build-candidates-showAll")).toContainText("⟦");
  await expectNoStrays(page);
  await page.locator(".build-card-grid-card", { has: page.locator(".build-candidates-showAll") }).dispatchEvent("click");
  await expect(page.locator(".build-candidates-candidate[data-fit=not]").first()).toBeVisible();
  await expectNoStrays(page);
  await page.locator(".build-verdict-fixAll").click();
  await expect(page.locator(".build-desk > [role=status]")).toContainText("⟦");
  await expectNoStrays(page);
});

test("tiers, and the members of a team @long", async ({ page }) => {
  const tier = (...ships: readonly object[]) => list("rebel", ...ships);
  const tiers = [tier(carrying("rookiepilot")), tier(carrying("rookiepilot", "r2d2"), carrying("wedgeantilles")), tier(), tier()];
  await open(page, { format: "escalation", squads: tiers });
  await expectNoStrays(page);
  for (const button of await page.locator(".build-tier button").all()) {
    await button.click();
    await expect(page.locator(".build-desk > [role=status]")).toContainText("⟦");
  }
  await expectNoStrays(page);
  await page.evaluate(() => {
    const squads = [{ faction: "rebel", captain: true, player: "Ada", ships: [{ pilot: "cr90corvette", upgrades: [] }] }];
    const entry = { format: "team-epic", squads: [...squads, { faction: "", ships: [] }] };
    localStorage.setItem("broadside.drafts.1", JSON.stringify({ drafts: [{ id: "d0", name: "Team", entry, changed: 1 }] }));
  });
  await page.reload();
  await expect(page.locator(".build-verdict-entryTotals")).toContainText("⟦");
  await expectNoStrays(page);
});

test("second edition: a wing, docking, an event's options, quick builds @long", async ({ page }) => {
  const wing = { leader: 0, wingmates: [{ ship: 1, position: 2 }] };
  const ships = [
    carrying("howlrunner", "veteranwingleader"),
    ...[1, 2, 3].map(() => carrying("academypilot")),
    carrying("gozanticlasscruiser"),
  ];
  const fleet = { ...list("galacticempire", ...ships), wings: [wing] };
  await open(page, { format: "epic-battles", squads: [fleet, list("galacticempire")], options: { points: 500 } });
  await expect(page.locator(".build-wings-formation")).toBeVisible();
  await expectNoStrays(page);
  await page.locator(".build-head-nav button").click();
  await page.locator("[role=radiogroup] input").nth(2).check();
  await page.locator(".build-home-format").last().click();
  await page.locator(".build-factions button").first().click();
  for (const _ of [1, 2]) await page.locator(".build-card-grid-card").first().click();
  await expect(page.locator(".build-ship").first()).toBeVisible();
  await expectNoStrays(page);
});

test("on a phone: three sheets @long", { tag: "@phone" }, async ({ page }) => {
  await open(page, rebels(carrying("cr90corvette")));
  for (const sheet of await page.locator(".build-editor-sheets button").all()) {
    await sheet.click();
    await expectNoStrays(page);
  }
  await page.locator(".build-more-out summary").click();
  await expectNoStrays(page);
});
