/** The builder for everybody: by keyboard, in light and dark, on a phone. */
import {
  addShips,
  badge,
  carries,
  carrying,
  dogfight,
  entryOf,
  equip,
  field,
  left,
  list,
  openDraft,
  openSettings,
  rebels,
  ship,
  ships,
  slotHead,
} from "./builder.ts";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";

test("everything can be done with the keyboard", async ({ page }) => {
  await page.goto("/build");
  await page.getByRole("button", { name: "Epic Dogfight" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Rebel Alliance" }).focus();
  await page.keyboard.press("Enter");
  const add = page.getByRole("button", { name: "+ Add ship" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("x-wing");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(ships(page)).toHaveCount(1);
  await expect(field(page), "another ship may follow").toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  const astromech = ship(page, 0).getByRole("button", { name: "Add Astromech" });
  await astromech.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("r2-d2");
  await page.keyboard.press("Enter");
  const droid = carries(ship(page, 0), "R2-D2");
  await expect(droid).toBeFocused();
  await page.keyboard.press("Enter");
  await left(page).getByRole("button", { name: "Take off R2-D2" }).press("Enter");
  await expect(astromech).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(droid).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(astromech).toBeFocused();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("wedge antilles");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(ships(page)).toHaveCount(2);
});

test("in a slot arrows, Home, End and first letters go through the cards, and Escape leads back to where it was opened", async ({
  page,
}) => {
  await openDraft(page, rebels(carrying("lukeskywalker")));
  const add = ship(page, 0).getByRole("button", { name: "Add Title" });
  await add.focus();
  await page.keyboard.press("Enter");
  const cards = page.getByRole("grid").getByRole("row").and(page.locator("[data-key]"));
  const [first, last] = [cards.first(), cards.last()];
  await expect(field(page)).toBeFocused();
  await expect(first).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("End");
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await expect(page.getByRole("row", { name: /^Show all/ }), "all cards are there then").toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(first).toBeFocused();
  await page.keyboard.type("millennium falcon");
  const refused = page.getByRole("row", { name: /^Millennium Falcon/ }).first();
  await expect(refused).toBeFocused();
  await expect(refused).toBeInViewport();
  await expect(refused).toHaveAccessibleName(/is only for YT-1300, not for Luke Skywalker/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(refused.getByRole("link", { name: "1E-SQUAD-06" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(refused).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(slotHead(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("nobody is shut out, in light or dark", async ({ page }) => {
  test.slow();
  await openDraft(page, rebels(carrying("cr90corvette"), carrying("lukeskywalker"), carrying("cr90corvette")));
  await left(page).getByRole("button", { name: "Slot", exact: true }).click();
  await expectAccessibleInAnyLight(page);
  await ship(page, 1).getByRole("button", { name: "Add Astromech" }).click();
  await expect(left(page).getByRole("row", { name: /leaves least unspent/ })).toBeVisible();
  await expect(left(page).getByRole("row", { name: /^R2-D6/, disabled: true })).toBeAttached();
  await expectAccessibleInAnyLight(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Copy, move, remove Luke Skywalker" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessibleInAnyLight(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("iframe")).toBeVisible();
  await expectAccessibleInAnyLight(page);
});

test("nothing runs off a phone, from the first choice to the verdict", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/build");
  await expectNoSidewaysScroll(page);
  await dogfight(page);
  await expectNoSidewaysScroll(page);
  await openSettings(page);
  await expectNoSidewaysScroll(page);
  await page.locator(".build-name > summary").tap();
  await addShips(page, list(page), "cr90", "luke skywalker");
  await equip(page, ship(page, 0), "Crew", "raymus");
  await page.getByRole("button", { name: "+ Add ship" }).tap();
  await expect(field(page), "no keyboard comes up over the cards").not.toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.getByRole("row", { name: /^Show all/ }).evaluate((last) => last.scrollIntoView());
  await page.getByRole("row", { name: /^Wedge Antilles/ }).tap();
  await expect(ships(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Verdict ✓" }).tap();
  await expect(badge(page)).toHaveText("✓ Legal");
  await expectNoSidewaysScroll(page);
});

test("tiers, a team and a wing fit a phone", { tag: "@phone" }, async ({ page }) => {
  const academy = carrying("academypilot");
  const wing = { leader: 0, wingmates: [{ ship: 1, position: 2 }] };
  const fleet = { faction: "galacticempire", ships: [carrying("howlrunner", "veteranwingleader"), academy, academy], wings: [wing] };
  await openDraft(
    page,
    entryOf("escalation", "imperial", [academy], [academy], [academy], [academy]),
    entryOf("team-epic", "rebel", [], []),
    { format: "epic-battles", squads: [fleet] },
  );
  await expect(list(page, /^Tier 4/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/build?draft=d1");
  await expect(list(page, "Member 2")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/build?draft=d2");
  await expect(page.getByRole("region", { name: "Wings" }).getByRole("img")).toBeVisible();
  await page.getByText("Event options").tap();
  await expectNoSidewaysScroll(page);
});
