/** How fast the builder is, measured by how long the page is busy. */
import type { Locator, Page } from "@playwright/test";
import { badge, carrying, entryOf, field, openDraft, row, ship, ships, slotHead } from "../builder.ts";
import { expect, test } from "../fixtures.ts";

/** How many milliseconds the page's thread works, from a click until the result shows. Other programs on the machine don't count. */
async function workUntil(page: Page, button: Locator, shown: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  // Find the button before the measurement starts, so that the search for it is not counted.
  const found = await button.elementHandle();
  const before = await worked();
  await found?.evaluate(async (pressed, selector) => {
    (pressed as HTMLElement).click();
    while (!document.querySelector(selector)) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, shown);
  const after = await worked();
  await session.detach();
  return after - before;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

test("with thirty different ships, opening a slot and adding a card each take at most 100 ms @long", async ({ page }) => {
  test.slow();
  const astromechs = ["r2astromech", "r5astromech", "r7astromech", "targetingastromech", "flightassistastromech"];
  const cards = astromechs.flatMap((card) => [[card], [card, "protontorpedoes"]]);
  const fleet = ["rookiepilot", "redsquadronpilot", "bluesquadronnovice"].flatMap((pilot) => cards.map((own) => carrying(pilot, ...own)));
  await openDraft(page, { format: "cinematic", options: { points: 2000 }, squads: [{ faction: "rebel", ships: fleet }] });
  await expect(badge(page)).toHaveText("✓ Legal");
  await expect(ships(page)).toHaveCount(30);
  const [opening, taking]: [number[], number[]] = [[], []];
  for (const at of [3, 9, 15, 21, 27]) {
    opening.push(await workUntil(page, ship(page, at).getByRole("button", { name: "Add Modification" }), ".build-finder-slotHead"));
    const card = row(page, /^Shield Upgrade/);
    await expect(card).toBeVisible();
    taking.push(await workUntil(page, card, `[data-ships="${at}"] [title="Modification: Shield Upgrade"]`));
    await expect(slotHead(page)).toHaveCount(0);
  }
  expect(median(opening), `opened in ${opening.join(", ")}`).toBeLessThan(100);
  expect(median(taking), `taken in ${taking.join(", ")}`).toBeLessThan(100);
});

test("typing never waits for the edition's cards, and the results follow @long", async ({ page }) => {
  await openDraft(page, entryOf("standard-20", "resistance", []));
  const search = field(page);
  await page.keyboard.press("/");
  await search.fill("po");
  await expect(page.getByRole("button", { name: "Details of Poe Dameron" }).first()).toBeVisible();
  const times = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    if (!field || !set) throw new Error("there is no search field");
    const taken: number[] = [];
    for (const text of ["l", "lu", "luk", "luke", "luke s", "luke sk", "proton torpdo", "tie fihgter", "jedi"]) {
      const began = performance.now();
      set.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      // React redraws the page in a microtask.
      await Promise.resolve();
      taken.push(performance.now() - began);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return taken.toSorted((one, other) => one - other);
  });
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(16);
  await expect(page.getByRole("grid", { name: "Cards found" }).getByRole("row").first()).toHaveAccessibleName(/Jedi/);
});
