/** German, chosen by the browser or on the page. No other language is loaded. */
import { expect, test } from "../fixtures.ts";

test.use({ locale: "de-AT" });

const claim = { en: "Bring the big ships.", de: "Große Schiffe voraus." } as const;

test("a German browser gets German; a choice in the footer overrides it and is saved", async ({ page }) => {
  const title = page.getByRole("heading", { level: 1 });
  const html = page.locator("html");
  await page.goto("/");
  await expect(title).toHaveText(claim.de);
  await expect(html).toHaveAttribute("lang", "de");
  await page.getByLabel("Sprache").selectOption("English");
  await expect(title).toHaveText(claim.en);
  await expect(html).toHaveAttribute("lang", "en");
  await page.goto("/about");
  await expect(title).toHaveText("About Broadside");
  await page.getByRole("contentinfo").getByLabel("Language").selectOption("Deutsch");
  await expect(title).toHaveText("Über Broadside");
});

test("a page loads only its own language", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(claim.de);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = loaded.filter((address) => address.endsWith(".js"));
  const code = (await Promise.all(scripts.map(async (address) => (await page.request.get(address)).text()))).join("\n");
  expect(code).toContain(claim.de);
  expect(code).not.toContain(claim.en);
});

test("the form that starts a game is German; a game starts, and texts without a translation are English", async ({ page }) => {
  await page.goto("/play");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByRole("button", { name: "Spielen", exact: true }).click();
  await expect(page.locator(".play-question").first()).toBeVisible();
  await page.goto("/odds");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odds");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Chancen" })).toBeVisible();
});

test("a game started in English continues in German if you choose it in the settings, and stays German after a reload", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.getItem("broadside-language") ?? localStorage.setItem("broadside-language", "en"));
  await page.goto("/play?seed=german");
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const question = page.locator(".play-question").first();
  await expect(question).toContainText("Choose who has initiative.");
  await page.locator(".play-top [data-drawer=game]").click();
  await page.getByRole("complementary").getByLabel("Language").selectOption("Deutsch");
  await expect(question).toContainText("Wähle, wer Initiative hat.");
  await page.reload();
  await expect(question).toContainText("Wähle, wer Initiative hat.");
});
