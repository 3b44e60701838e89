/** Cards that are looked for in the builder, and found. */
import { carries, entryOf, field, openDraft, rebels, ship, ships } from "./builder.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.describe("search", () => {
  test("finds with a typing error, adds a ship and an upgrade, shows facts with the dial", async ({ page }) => {
    await openDraft(page, rebels());
    const search = field(page);
    await page.keyboard.press("/");
    await search.fill("luk skywaker");
    await page.getByRole("row", { name: "Luke Skywalker X-wing" }).click();
    await expect(ships(page)).toHaveCount(1);
    await search.fill("r2d2");
    await page.getByRole("row", { name: "R2-D2 Astromech" }).click();
    await expect(carries(ship(page, 0), "R2-D2")).toBeVisible();
    await page.getByRole("button", { name: "All facts of Luke Skywalker" }).click();
    const facts = page.getByRole("dialog", { name: "Luke Skywalker" });
    await expect(facts.getByText("4 Koiogran turn, red")).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(facts).toBeHidden();
  });

  test("[1E-SQUAD-05] what does not fit is not added, and it says why", async ({ page }) => {
    await openDraft(page, rebels());
    const search = field(page);
    await page.keyboard.press("/");
    const refused = page.getByRole("alert");
    await search.fill("r2-d2");
    await expect(page.getByRole("button", { name: "Facts of R2-D2" }).first()).toBeVisible();
    await search.press("Enter");
    await expect(refused).toContainText("Choose a ship first");
    for (const said of [undefined, "Luke Skywalker may stand once in a squad"]) {
      await search.fill("luke skywalker");
      await search.press("Enter");
      if (said) await expect(refused).toContainText(said);
      await expect(ships(page)).toHaveCount(1);
    }
    await search.fill("gunnery team");
    await search.press("Enter");
    await expect(refused).toContainText("Luke Skywalker has no free icon for Gunnery Team");
    await expectAccessible(page);
  });

  test("no key waits for the cards of the edition, and the answer follows", async ({ page }) => {
    await openDraft(page, entryOf("standard-20", "resistance", []));
    const search = field(page);
    await page.keyboard.press("/");
    await search.fill("po");
    await expect(page.getByRole("button", { name: "Facts of Poe Dameron" }).first()).toBeVisible();
    const times = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('input[aria-keyshortcuts="/"]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      if (!field || !set) throw new Error("there is no search field");
      const taken: number[] = [];
      for (const text of ["l", "lu", "luk", "luke", "luke s", "luke sk", "proton torpdo", "tie fihgter", "jedi"]) {
        const began = performance.now();
        set.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        // The page is drawn anew in a microtask.
        await Promise.resolve();
        taken.push(performance.now() - began);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return taken.toSorted((one, other) => one - other);
    });
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(16);
    await expect(page.getByRole("grid", { name: "Cards found" }).getByRole("row").first()).toHaveAccessibleName(/Jedi/);
  });

  test.describe("in a browser of a language that reads from right to left", () => {
    test.use({ locale: "ar-EG" });

    test("arrows go through what is found, to the facts of a card and back to the field", async ({ page }) => {
      await openDraft(page, rebels());
      const search = field(page);
      await page.keyboard.press("/");
      const found = page.getByRole("grid", { name: "Cards found" }).getByRole("row");
      await search.fill("skywalker");
      await expect(found.first()).toBeVisible();
      await search.press("ArrowDown");
      await expect(found.first()).toBeFocused();
      await page.keyboard.press("ArrowRight");
      const facts = found.first().getByRole("button", { name: "Facts of Luke Skywalker" });
      await expect(facts).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Luke Skywalker" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(facts).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowUp");
      await expect(search).toBeFocused();
      await expect(ships(page)).toHaveCount(0);
      await search.press("Escape");
      await expect(found).toHaveCount(0);
    });
  });
});
