/** The home page: one click to a game, games to continue and to watch, and everything saved in one file. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { button, heading, status } from "../playing.ts";

const list = (page: Page) => page.locator(".home-start-panel-desk > .home-list-line-list");
const section = (page: Page, name: string) => page.getByRole("region", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

/** The home page, with the list you would play. */
async function atHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(list(page)).toContainText("legal");
}

async function playTheComputer(page: Page): Promise<string> {
  await button(page, /^Play the computer/).click();
  await expect(heading(page)).toBeVisible();
  return page.url();
}

testOnSharedPage(
  "a game starts with one click, before anything is loaded, and from the builder; it stays saved, also in another browser, until you delete it",
  async ({ page, browser }) => {
    await test.step("one click: a bot plays the other side; the game continues where it was", async () => {
      await page.goto("/");
      const game = await playTheComputer(page);
      const question = await heading(page).textContent();
      await expect(status(page)).toContainText("Cadet is a bot");
      await expect(page).toHaveURL(/\/play\?game=/);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("banner")).toBeVisible();
      // What is being played, against whom, and whose turn it is.
      const kept = section(page, "Continue").getByRole("link", { name: /Epic Dogfight · setting up/ });
      await expect(kept).toContainText("you · ");
      await expect(kept).toContainText("your turn");
      await kept.click();
      await expect(page).toHaveURL(game);
      await expect(heading(page)).toHaveText(question ?? "");
    });
    await page.goto("/saved");
    await test.step("a file that isn't Broadside's is refused with the reason; deleting asks for confirmation", () =>
      forgetAfterSecondWord(page));
    await test.step("from the builder with a draft, which the home page then offers", () => beginFromBuilder(page));
    await test.step("a file with everything opens in another browser, where the game continues; what was there stays", () =>
      readElsewhere(page, browser));
  },
);

async function forgetAfterSecondWord(page: Page): Promise<void> {
  const read = async (text: string) =>
    page.getByLabel("Load from a file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await read("{");
  await expect(page.getByRole("alert")).toContainText("This isn't a Broadside file, or it's incomplete.");
  await read('{"format":"broadside-everything","formatVersion":9}');
  await expect(page.getByRole("alert")).toContainText("reads format version 1. Nothing here has changed.");
  await read('{"format":"broadside-everything","formatVersion":1,"games":[{"id":"x","rows":[null]}],"lists":[{"name":"Broken"}]}');
  await expect(page.locator(".saved-report")).toContainText("Couldn't be loaded: 2");
  await expect(page.locator(".game-card")).toHaveCount(1);
  await button(page, /^Delete/).click();
  await expect(page.getByRole("dialog")).toContainText("This game isn't over.");
  await expectAccessible(page);
  await button(page, "Keep it").click();
  await expect(page.locator(".game-card")).toHaveCount(1);
  await button(page, /^Delete/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^No games yet\./)).toBeVisible();
}

async function beginFromBuilder(page: Page): Promise<void> {
  await page.goto("/build");
  await page.getByText("Start from a ready-made list").click();
  await expect(link(page, "Play this: Red Squadron grows")).toBeVisible();
  await button(page, /^Red Squadron Wedge/).click();
  await expect(page.getByRole("region", { name: "Verdict" })).toContainText("✓ Legal");
  await link(page, /^Play this/).click();
  await expect(heading(page)).toBeVisible();
  await page.goto("/");
  await page.getByRole("radio", { name: /^Standard/ }).check();
  await list(page).click();
  await button(page, /^Red Squadron 100/)
    .first()
    .click();
  await expect(list(page)).toContainText("your list");
}

/** Saves everything from a browser with one game and one list, and opens it in another. */
async function readElsewhere(page: Page, browser: Browser): Promise<void> {
  await page.locator(".game-card").click();
  await expect(heading(page)).toBeVisible();
  const question = await heading(page).textContent();
  await page.goto("/saved");
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save everything").click()]);
  await expect(page.getByText("Saved 1 game and 1 list.")).toBeVisible();
  const file = await download.path();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/saved");
  await other.getByLabel("Load from a file").setInputFiles(file);
  const report = other.locator(".saved-report");
  await expect(report).toContainText("Loaded: 2");
  await expect(report).toContainText("Red Squadron");
  await expect(other.locator(".game-card")).toContainText("your turn");
  await other.getByLabel("Load from a file").setInputFiles(file);
  await expect(report).toContainText("Already up to date: 2");
  await expect(other.locator(".game-card")).toHaveCount(1);
  await expectAccessible(other);
  await other.locator(".game-card").click();
  await expect(heading(other)).toHaveText(question ?? "");
  await expect(status(other)).toContainText("Cadet is a bot");
  await elsewhere.close();
}

testOnSharedPage("an address with a list starts a game, and an address without one leads to the form @long", async ({ page }) => {
  await page.goto("/play?play=epic-dogfight&list=1e-carrier-group&against=random");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/play\?game=/);
  await expect(status(page)).toContainText("Random is a bot");
  await page.goto("/play?play=unheard-of");
  await expect(page.getByRole("alert")).toContainText("That game doesn't exist");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("without storage the page says so, and a game can still be played @long", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error("no storage");
    };
  });
  await page.goto("/");
  await expect(page.getByText("Your browser isn't saving anything").first()).toBeVisible();
  await playTheComputer(page);
});

test.describe("a game from the home page", () => {
  test("repeats the last choice: edition, scenario, list, and the computer's level @long", async ({ page }) => {
    await atHome(page);
    await page.getByRole("radio", { name: "2.0" }).check();
    await page.getByRole("combobox", { name: "Scenario" }).selectOption({ label: "Intel Pickup (400 points)" });
    await page.getByLabel("The computer plays as").selectOption({ label: "Random: picks any legal option" });
    await expect(list(page)).toContainText("legal");
    await list(page).click();
    const chosen = page.getByRole("dialog").locator("li").first().getByRole("button").first();
    const title = await chosen.locator("b").textContent();
    await chosen.click();
    await expect(list(page)).toContainText(title ?? "");
    await expect(list(page)).toContainText("ready-made");
    await page.reload();
    await expect(page.getByRole("radio", { name: "2.0" })).toBeChecked();
    await expect(page.getByRole("combobox", { name: "Scenario" })).toHaveValue("intel-pickup");
    await expect(list(page)).toContainText(title ?? "");
    await playTheComputer(page);
    await expect(status(page)).toContainText("Random is a bot");
  });

  test("has no bots for the same screen, is one click away from every offered list, and has more choices in the form @long", async ({
    page,
  }) => {
    await atHome(page);
    await button(page, /^Same screen/).click();
    await expect(heading(page)).toBeVisible();
    await expect(status(page)).not.toContainText("programs");
    await page.goBack();
    await expect(list(page)).toContainText("legal");
    await page.getByRole("radio", { name: /^Standard/ }).check();
    await list(page).click();
    await button(page, "Play this: Howlrunner's swarm").click();
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await expect(list(page)).toContainText("Howlrunner's swarm");
    await link(page, "More options").click();
    await expect(page.getByRole("combobox", { name: /^Game/ })).toHaveValue("standard-100");
  });
});

test("you can choose the theme by keyboard; it is saved, and follows the system if you want that", async ({ page }) => {
  const theme = () => page.locator("html").getAttribute("data-theme");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect.poll(theme).toBe("dark");
  await page.getByRole("group", { name: "Theme" }).getByRole("radio", { name: "Dark" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Same as system" })).toBeChecked();
  await expect.poll(theme).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(theme).toBe("dark");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await page.reload();
  await expect.poll(theme).toBe("light");
  await expectAccessible(page);
});

testOnSharedPage("on a phone, the ways to start come first and nothing overflows @phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atHome(page);
  await expectNoSidewaysScroll(page);
  const top = async (name: RegExp) => (await button(page, name).boundingBox())?.y ?? 0;
  expect(await top(/^Play the computer/)).toBeLessThan(await top(/^Same screen/));
  const tiles = await page.locator(".home-what-to-play-tiles").boundingBox();
  expect(await top(/^Same screen/)).toBeLessThan(tiles?.y ?? 0);
  const small = await page
    .locator("main :is(button, a, label), header a")
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.9).map(({ textContent }) => textContent));
  expect(small).toEqual([]);
  await playTheComputer(page);
  await page.goto("/");
  await expect(page.locator(".game-card")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await page.goto("/saved");
  await expect(page.locator(".game-card")).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
