/** Opens the other pages in the state that the screenshots show. */
import type { Page } from "playwright-core";

export async function showHome(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByText("Choosing a list…").waitFor({ state: "detached" });
}

/** Switches the page to German where it is. Games continue at the same question. */
export async function inGerman(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem("broadside-language", "de"));
  await page.reload();
  await page.locator("html[lang=de]").waitFor();
}

export async function showGermanHome(page: Page): Promise<void> {
  await showHome(page);
  await inGerman(page);
  await page.getByText("Sucht eine Liste aus …").waitFor({ state: "detached" });
}

export async function showStart(page: Page): Promise<void> {
  await page.goto("/play");
  await page.getByText("✓ Legal").nth(1).waitFor();
}

export async function judgeTwoShips(page: Page): Promise<void> {
  await page.goto("/judge");
  for (const id of ["xwing 1", "raiderclasscorvette 1"]) {
    await page.locator(`[data-id="${id}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("heading", { name: "Wedge → Impetuous" }).waitFor();
}

export async function showOdds(page: Page): Promise<void> {
  await page.goto("/odds?edition=2.5&attacks=3.lock.focus_4.focus.range1&defender=2.focus.evade&shields=1&hull=4");
  await page.getByText("Show each attack").waitFor();
}

export async function openReadyMade(page: Page, title: string): Promise<void> {
  await page.goto("/build");
  await page.getByText("Start from a ready-made list").click();
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("region", { name: "Verdict", includeHidden: true }).getByText("✓ Legal").waitFor({ state: "attached" });
}

/** A corvette with the same card in both sections, and a pilot included twice. */
const BROKEN = {
  format: "epic-dogfight",
  squads: [
    {
      faction: "rebel",
      ships: [
        { pilot: "cr90corvette", upgrades: ["fore", "aft"].map((section) => ({ id: "gunneryteam", section })) },
        { pilot: "lukeskywalker", upgrades: [{ id: "r2d2" }] },
        { pilot: "lukeskywalker", upgrades: [] },
        { pilot: "wedgeantilles", upgrades: [] },
      ],
    },
  ],
};

/** Opens a list with problems, as saved in the browser. */
export async function openListProblems(page: Page): Promise<void> {
  await page.addInitScript(
    (entry) =>
      window.localStorage.setItem(
        "broadside.drafts.1",
        JSON.stringify({ drafts: [{ id: "d0", name: "Two problems", entry, changed: 0 }] }),
      ),
    BROKEN,
  );
  await page.goto("/build?draft=d0");
  await page.getByText("2 problems").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Fix both", includeHidden: true }).waitFor({ state: "attached" });
}

export async function showSheet(page: Page): Promise<void> {
  await openReadyMade(page, "Tantive IV and her transport");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.frameLocator("iframe").getByText("CR90 Corvette").first().waitFor();
}
