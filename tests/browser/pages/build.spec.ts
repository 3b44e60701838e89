/** The builder in a real browser: a whole list by keyboard, columns and sheets, files, other windows, and updates from the server. */
import {
  addShips,
  badge,
  carries,
  carrying,
  entryOf,
  field,
  left,
  list,
  openDraft,
  rebels,
  row,
  ship,
  ships,
  slotHead,
  verdict,
} from "../builder.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";

testOnSharedPage("you can build a whole legal list by keyboard, and it is there after a reload", async ({ page }) => {
  await page.goto("/build");
  await expect(page.locator("html"), "lists are light unless another theme was chosen").toHaveAttribute("data-theme", "light");
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
  await left(page).getByRole("button", { name: "Remove R2-D2" }).press("Enter");
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
  await expect(badge(page)).toHaveText("✓ Legal");
  await page.reload();
  await expect(ships(page)).toHaveCount(2);
  await expect(badge(page)).toHaveText("✓ Legal");
});

testOnSharedPage(
  "in a slot, arrows, Home, End and first letters move through the cards, and Escape leads back to where it was opened @long",
  async ({ page }) => {
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
    await expect(refused).toHaveAccessibleName(/Luke Skywalker \(X-wing\) can't equip Millennium Falcon, which is only for YT-1300\./);
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
  },
);

testOnSharedPage("a lone minus sign in a number field is reported and changes nothing", async ({ page }) => {
  const gozanti = {
    ...entryOf("epic-dogfight", "imperial", [carrying("gozanticlasscruiser")]),
    options: { epicPoints: { gozanticlasscruiser: 2 } },
  };
  await openDraft(page, gozanti);
  const points = page.getByRole("spinbutton", { name: "Epic points for the Gozanti-class Cruiser", exact: true });
  await expect(points).toHaveValue("2");
  await points.press("ControlOrMeta+a");
  await points.press("-");
  await expect(points).toHaveAccessibleDescription("Enter a whole number from 0 to 10000.");
  await points.blur();
  await expect(points).toHaveValue("2");
  await points.press("ArrowUp");
  await expect(points).toHaveValue("3");
  await expect(verdict(page)).not.toContainText("The rules don't say");
});

test.describe("in a browser whose language reads from right to left", () => {
  test.use({ locale: "ar-EG" });

  test("arrows move through the results, to a card's details and back to the field @long", async ({ page }) => {
    await openDraft(page, rebels());
    const search = field(page);
    await page.keyboard.press("/");
    const found = page.getByRole("grid", { name: "Cards found" }).getByRole("row");
    await search.fill("skywalker");
    await expect(found.first()).toBeVisible();
    await search.press("ArrowDown");
    await expect(found.first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const facts = found.first().getByRole("button", { name: "Details of Luke Skywalker" });
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

/** A huge ship with a problem, and a unique ship. */
const BROKEN = rebels(
  { pilot: "cr90corvette", upgrades: ["fore", "aft"].map((section) => ({ id: "gunneryteam", section })) },
  carrying("lukeskywalker"),
);

testOnSharedPage(
  "the verdict is above the selected ship while something is wrong, and below it once the list is legal; a small screen leaves out the dice",
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDraft(page, BROKEN);
    await ship(page, 1).getByRole("button", { name: "Luke Skywalker", exact: true }).click();
    const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
    await expect(page.getByRole("region", { name: "Selected ship" })).toBeVisible();
    expect(await top("Verdict")).toBeLessThan(await top("Selected ship"));
    await page.keyboard.press("f");
    await expect(badge(page)).toHaveText("✓ Legal");
    expect(await top("Verdict")).toBeGreaterThan(await top("Selected ship"));
    const dice = page.getByRole("listitem", { name: /^Range 1: \d dice/ });
    await expect(dice).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dice).toBeHidden();
  },
);

test("problems, a slot, a menu and a window are accessible, in light and dark @long", async ({ page }) => {
  await openDraft(page, BROKEN);
  await ship(page, 1).getByRole("button", { name: "Add Astromech" }).click();
  await expect(left(page).getByRole("row", { name: /leaves the least unspent/ })).toBeVisible();
  await expect(left(page).getByRole("row", { name: /^R2-D6/, disabled: true })).toBeAttached();
  await expect(verdict(page).getByRole("button", { name: /^Fix/ })).toBeVisible();
  await expectAccessibleInAnyLight(page);
  await page.getByRole("button", { name: "Copy, move or remove Luke Skywalker" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/build#l=/);
  await expectAccessible(page);
});

testOnSharedPage("a downloaded list opens again, and the sheet looks as it will be printed @long", async ({ page }) => {
  await openDraft(page, rebels(carrying("cr90corvette"), carrying("wedgeantilles")));
  const hash = await verdict(page).locator("abbr").getAttribute("title");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download XWS" }).click()]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByLabel("Open a file").setInputFiles(await download.path());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("List A 2");
  await expect(verdict(page).locator("abbr")).toHaveAttribute("title", hash ?? "none");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("CR90 Corvette").first()).toBeVisible();
});

testOnSharedPage("changes to a draft in another window show up; a link opens its lists @long", async ({ page }) => {
  await openDraft(page, rebels(carrying("wedgeantilles")));
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/build#l=/);
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.keyboard.press("Escape");
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other, "the draft that has these lists already").toHaveURL(/\/build\?draft=d0$/);
  await addShips(other, list(other), "luke skywalker");
  await expect(ships(page)).toHaveCount(2);
  await expect(page.getByText("You changed this list in another window")).toBeVisible();
  await other.close();
});

testOnSharedPage("a points update from the server is used, and one that does not fit is reported @long", async ({ page }) => {
  await page.route("/packs.json", (route) =>
    route.fulfill({
      json: [
        { edition: "1e", date: "2031-05", pilots: { lukeskywalker: { cost: 11 } } },
        { edition: "1e", date: "2030-01", pilots: { nobody: { cost: 1 } } },
      ],
    }),
  );
  await openDraft(page, rebels(carrying("lukeskywalker")));
  await expect(list(page).getByText("11 of 300 points")).toBeVisible();
  await expect(verdict(page).getByText("Card data from 2031-05")).toBeVisible();
  await verdict(page).getByText("The points update of 2030-01 has errors and isn't used").click();
  await expect(verdict(page).getByText("pilots.nobody isn't a card in 1e")).toBeVisible();
  await page.unroute("/packs.json");
});

testOnSharedPage("on a phone, list, slot and verdict are three sheets, and nothing overflows", { tag: "@phone" }, async ({ page }) => {
  await openDraft(page, rebels(carrying("cr90corvette"), carrying("lukeskywalker")));
  await expect(list(page)).toBeVisible();
  await expect(left(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.locator(".build-head-name > summary").tap();
  await expectNoSidewaysScroll(page);
  await page.locator(".build-head-name > summary").tap();
  await ship(page, 1).getByRole("button", { name: "Add Astromech" }).tap();
  await expect(left(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(field(page), "no keyboard comes up over the cards").not.toBeFocused();
  await expectNoSidewaysScroll(page);
  await row(page, /^R2-D2/)
    .first()
    .tap();
  await expect(list(page), "what is taken leads back to the list").toBeVisible();
  await expect(carries(ship(page, 1), "R2-D2")).toBeVisible();
  await page.getByRole("button", { name: "+ Add ship" }).tap();
  await row(page, /^Show all/).evaluate((last) => last.scrollIntoView());
  await row(page, /^Wedge Antilles/).tap();
  await expect(ships(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Verdict ✓" }).tap();
  await expect(badge(page)).toHaveText("✓ Legal");
  await expect(list(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^List · / }).tap();
  await expect(list(page)).toBeVisible();
  await expectAccessible(page);
});

test("tiers, a team and a wing fit a phone", { tag: ["@phone", "@long"] }, async ({ page }) => {
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
