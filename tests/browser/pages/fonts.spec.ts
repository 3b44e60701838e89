/** Fonts and their licences come from the app itself. Each font loads only when a page shows text in it. */
import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";

/** The fonts a page loads from the start, with their sizes, and its requests to servers other than ours. */
function watched(page: Page, ours: string | undefined) {
  const fonts = new Map<string, Promise<number>>();
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ours) elsewhere.push(request.url());
  });
  page.on("response", (response) => {
    const name = /\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(response.url())?.[1];
    if (name !== undefined)
      fonts.set(
        name,
        response.body().then((body) => body.length),
      );
  });
  return { fonts, elsewhere };
}

const isLoaded = (page: Page, family: string): Promise<boolean> =>
  page.evaluate(
    (name) => document.fonts.ready.then((faces) => [...faces].some((face) => face.family.includes(name) && face.status === "loaded")),
    family,
  );

test("the home page loads only Inter, which is small; pages with icons and ships load their fonts from the app itself, with their licences", async ({
  page,
  baseURL,
}) => {
  const { fonts, elsewhere } = watched(page, baseURL);
  await page.goto("/");
  await expect.poll(() => isLoaded(page, "Inter Variable")).toBe(true);
  await expect(page.locator(".home-start-panel-desk > .home-list-line-list")).toContainText("legal");
  expect([...fonts.keys()]).toEqual(["inter"]);
  expect(await fonts.get("inter")).toBeLessThan(60_000);
  await page.goto("/about");
  for (const family of ["Inter Variable", "Broadside Icons", "Broadside Ships"])
    await expect.poll(() => isLoaded(page, family), { message: family }).toBe(true);
  expect([...fonts.keys()].toSorted()).toEqual(["icons", "inter", "ships"]);
  expect(elsewhere).toEqual([]);
  await test.step("screen readers skip icons, and each font's licence is in the app and on its page", () => expectLicences(page));
});

async function expectLicences(page: Page): Promise<void> {
  const icons = page.locator(".icon, .ship-picture");
  await expect(icons.first()).toBeVisible();
  expect(await icons.evaluateAll((all) => all.filter((one) => one.getAttribute("aria-hidden") !== "true").length)).toBe(0);
  await expect(page.getByRole("main")).toContainText("not affiliated with or endorsed by any publisher or licensor");
  for (const { font, file, words } of [
    { font: "Inter", file: "/licences/inter.txt", words: "SIL OPEN FONT LICENSE" },
    { font: "xwing-miniatures-font", file: "/licences/xwing-miniatures-font.txt", words: "The MIT License" },
  ]) {
    const entry = page.getByRole("region", { name: font, exact: true });
    await entry.getByText(`Licence for ${font}`).click();
    const shown = await entry.locator("pre").innerText();
    expect(shown).toContain(words);
    await expect(entry.locator(`a[href="${file}"]`)).toBeVisible();
    const shipped = await page.request.get(file);
    expect(shipped.headers()["content-type"]).toContain("text/plain");
    expect((await shipped.text()).replace(/\s+/g, " ").trim()).toBe(shown.replace(/\s+/g, " ").trim());
  }
}

testOnSharedPage("about: fits a phone @phone", async ({ page }) => {
  await page.goto("/about");
  await page.getByText("Licence for Inter").click();
  await expectNoSidewaysScroll(page);
});
