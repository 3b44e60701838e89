/** The three columns of the builder: what fits, the list, the verdict with its mends; on a phone three sheets. */
import type { Locator, Page } from "@playwright/test";
import {
  badge,
  carries,
  carrying,
  entryOf,
  equip,
  field,
  inMenu,
  left,
  list,
  openDraft,
  rebels,
  ship,
  ships,
  slotHead,
  verdict,
} from "./builder.ts";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";

const row = (page: Page, name: string | RegExp) => left(page).getByRole("row", { name });

test.describe("a slot", () => {
  test("opens in the left column: what fits with the new sum, the best marked, the rest with reason and rule", async ({ page }) => {
    await openDraft(page, rebels(carrying("cr90corvette")));
    const fore = ship(page, 0).getByRole("list", { name: "Upgrades fore" });
    await fore.getByRole("button", { name: "Add Team" }).first().click();
    await expect(page.getByRole("dialog"), "nothing opens over the list").toHaveCount(0);
    await expect(slotHead(page)).toContainText("Team, fore");
    const sensor = row(page, /^Sensor Team/);
    await expect(sensor).toContainText("→ 94");
    await expect(row(page, /^IG-RM Thug Droids/)).toContainText("→ 91");
    await expect(row(page, /leaves least unspent/)).toHaveCount(1);
    await expect(row(page, /leaves least unspent/)).toContainText("5→ 95");
    await sensor.click();
    await expect(carries(fore, "Sensor Team")).toBeFocused();
    await expect(list(page).getByText("94 of 300 points")).toBeVisible();
    await fore.getByRole("button", { name: "Add Hardpoint" }).first().click();
    await fore.getByRole("button", { name: "Add Crew" }).first().click();
    await expect(slotHead(page), "another slot takes its place").toContainText("Crew, fore");
    const refused = row(page, /^Emperor Palpatine/);
    await expect(refused, "of many cards the first are drawn").toHaveCount(0);
    // As a screen reader presses it: whoever scrolls there has them all before.
    await row(page, /^Show all \d+$/).dispatchEvent("click");
    await expect(row(page, /^Show all/)).toHaveCount(0);
    await expect(refused).toHaveAttribute("aria-disabled", "true");
    await expect(refused.getByRole("link", { name: /^1E-SQUAD-/ })).toBeVisible();
  });

  test("[HS-UPG-05] what the title adds stands in its half, and a card that the other half has is refused", async ({ page }) => {
    const team = { id: "engineeringteam", section: "aft" };
    await openDraft(page, rebels({ pilot: "cr90corvette", upgrades: [{ id: "tantiveiv" }, team] }));
    await expect(ship(page, 0).getByRole("heading", { level: 3 })).toHaveText(/Tantive IV/);
    const fore = ship(page, 0).getByRole("list", { name: "Upgrades fore" });
    await expect(fore.getByText("from the title")).toHaveCount(2);
    await expect(ship(page, 0).getByText("Tantive IV adds a crew and a team.")).toBeVisible();
    await expect(ship(page, 0).getByText("Fore keeps 1 crew, attack 2.")).toBeVisible();
    await expect(ship(page, 0).getByRole("img", { name: "CR90 Corvette from above, the bow to the left" })).toBeVisible();
    await expect(carries(ship(page, 0).getByRole("list", { name: "Upgrades aft" }), "Engineering Team")).toBeVisible();
    await fore.getByRole("button", { name: "Add Team" }).first().click();
    const refused = row(page, /^Engineering Team/);
    await expect(refused).toHaveAttribute("aria-disabled", "true");
    await expect(refused.getByRole("link", { name: "HS-UPG-05" })).toBeVisible();
  });

  test("of a list that is over its limit nothing that costs more is said to fit", async ({ page }) => {
    const rookies = Array.from({ length: 11 }, () => carrying("rookiepilot", "r2astromech"));
    const armed = carrying("rookiepilot", "r2astromech", "protontorpedoes");
    await openDraft(page, rebels(carrying("wedgeantilles", "predator", "r2d2", "protontorpedoes"), armed, ...rookies));
    await expect(list(page).getByText("308 of 300 points")).toBeVisible();
    await carries(list(page), "R2-D2").click();
    await expect(row(page, /^R2 Astromech/), "less than now").toContainText("→ 305");
    await ship(page, 2).getByRole("button", { name: "Add Torpedo" }).click();
    await expect(row(page, /^Proton Torpedoes/)).toContainText("312 of 300 points would be spent");
  });

  test("[2E-SQUAD-04] upgrades paid from a loadout show what it comes to", async ({ page }) => {
    await openDraft(page, entryOf("standard-20", "rebelalliance", [carrying("wedgeantilles")]));
    await ship(page, 0)
      .getByRole("button", { name: /^Add Modification/ })
      .first()
      .click();
    await expect(row(page, /then \d+\/\d+/).first()).toBeVisible();
  });
});

test.describe("the left column", () => {
  test("the key / searches all cards; Mine has the ships of my other lists with their cards", async ({ page }) => {
    await openDraft(page, rebels(carrying("wedgeantilles")), rebels(carrying("tychocelchu", "pushthelimit"), carrying("wedgeantilles")));
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await expect(left(page).getByRole("button", { name: "Cards", exact: true })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("luke skywalker");
    await expect(left(page).getByRole("button", { name: "Facts of Luke Skywalker" }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(ships(page)).toHaveCount(2);
    await left(page).getByRole("button", { name: "Mine", exact: true }).click();
    await expect(row(page, /^Wedge Antilles/), "a name that is there already cannot be taken").toHaveAttribute("aria-disabled", "true");
    await row(page, /^Tycho Celchu/).click();
    await expect(carries(ship(page, 2), "Push the Limit")).toBeVisible();
  });

  test("equal ships stand in one row and are counted; one that is changed stands apart", async ({ page }) => {
    await openDraft(page, rebels(...Array.from({ length: 3 }, () => carrying("greensquadronpilot"))));
    await expect(ships(page)).toHaveCount(1);
    await expect(ship(page, 0).getByRole("heading")).toHaveText("Green Squadron Pilot × 3");
    await expect(ship(page, 0)).toContainText("57 points");
    await equip(page, ship(page, 0), "Missile", "chardaan");
    await expect(ship(page, 0).getByRole("heading")).toHaveText("Green Squadron Pilot × 2");
    await expect(carries(ship(page, 1), "Chardaan Refit")).toBeVisible();
    await inMenu(page, "Green Squadron Pilot", "Duplicate");
    await expect(ship(page, 1).getByRole("heading")).toHaveText("Green Squadron Pilot × 2");
    await page.getByRole("button", { name: "Copy, move, remove Green Squadron Pilot" }).first().click();
    await page.getByRole("menuitem", { name: "Show each by itself" }).click();
    await expect(ships(page)).toHaveCount(4);
  });
});

test.describe("the right column", () => {
  test("shows the ship picked and the dice of the list by range", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openDraft(page, rebels(carrying("cr90corvette"), carrying("wedgeantilles")));
    await ship(page, 1).getByRole("button", { name: "Wedge Antilles", exact: true }).click();
    const picked = page.getByRole("region", { name: "The ship picked" });
    await expect(picked).toContainText("X-wing");
    await expect(picked.getByText("4 Koiogran turn, red")).toBeAttached();
    await expect(page.getByRole("listitem", { name: "Range 1: 4 dice" })).toBeVisible();
    await expect(page.getByRole("listitem", { name: "Range 5: 4 dice" })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByRole("listitem", { name: "Range 1: 4 dice" }), "gives way on a small screen").toBeHidden();
  });

  const BROKEN = rebels(
    { pilot: "cr90corvette", upgrades: ["fore", "aft"].map((section) => ({ id: "gunneryteam", section })) },
    carrying("lukeskywalker", "r2d2"),
    carrying("lukeskywalker"),
  );

  test("stands first while something is wrong: each fault has mends with their points; one click mends, undo brings it back", async ({
    page,
  }) => {
    await openDraft(page, BROKEN);
    await expect(badge(page)).toHaveText("! Two things to mend");
    await expect(page.getByText("Play this 2 to mend")).toBeVisible();
    await expect(page.getByRole("link", { name: /^Play this/ })).toHaveCount(0);
    const [team, luke] = ["HS-UPG-05", "1E-SQUAD-05"].map((rule) =>
      verdict(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: rule }) })
        .filter({ has: page.getByRole("list") }),
    );
    await expect(team?.getByRole("button", { name: /^Gunnery Team → .* ±0 → \d+$/ }).first() ?? badge(page)).toBeVisible();
    await luke?.getByRole("button", { name: /^Leave out Luke Skywalker −28/ }).click();
    await expect(badge(page)).toHaveText("! One thing to mend");
    await expect(ships(page)).toHaveCount(2);
    await page.keyboard.press("Control+z");
    await expect(badge(page)).toHaveText("! Two things to mend");
    await ship(page, 1).getByRole("button", { name: "Luke Skywalker", exact: true }).click();
    const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
    await expect(page.getByRole("region", { name: "The ship picked" })).toBeVisible();
    expect(await top("Verdict")).toBeLessThan(await top("The ship picked"));
    await verdict(page).getByRole("button", { name: "Mend both" }).click();
    await expect(badge(page)).toHaveText("✓ Legal");
    expect(await top("Verdict")).toBeGreaterThan(await top("The ship picked"));
    await expect(ships(page)).toHaveCount(3);
    await expect(page.getByRole("link", { name: /^Play this/ })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(verdict(page).getByRole("button", { name: "Mend both" })).toBeVisible();
    await expectAccessibleInAnyLight(page);
    await page.keyboard.press("m");
    await expect(badge(page)).toHaveText("✓ Legal");
  });
});

test("a list is light unless another theme was chosen", async ({ page }) => {
  await openDraft(page, rebels());
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByLabel("More", { exact: true }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

/** The work of the page, in milliseconds of its thread, from a press until it shows what is looked for: other work on the machine does not count. */
async function workUntil(page: Page, button: Locator, shown: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  // Looking for the button is the test's work.
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

test("with thirty ships, no two of them equal, a slot opens and a card is taken within 100 ms @long", async ({ page }) => {
  test.slow();
  const astromechs = ["r2astromech", "r5astromech", "r7astromech", "targetingastromech", "flightassistastromech"];
  const cards = astromechs.flatMap((card) => [[card], [card, "protontorpedoes"]]);
  const fleet = ["rookiepilot", "redsquadronpilot", "bluesquadronnovice"].flatMap((pilot) => cards.map((own) => carrying(pilot, ...own)));
  await openDraft(page, { format: "cinematic", options: { points: 2000 }, squads: [{ faction: "rebel", ships: fleet }] });
  await expect(badge(page)).toHaveText("✓ Legal");
  await expect(ships(page)).toHaveCount(30);
  const [opening, taking]: [number[], number[]] = [[], []];
  for (const at of [3, 9, 15, 21, 27]) {
    opening.push(await workUntil(page, ship(page, at).getByRole("button", { name: "Add Modification" }), ".build-slot-head"));
    const card = row(page, /^Shield Upgrade/);
    await expect(card).toBeVisible();
    taking.push(await workUntil(page, card, `[data-ships="${at}"] [title="Modification: Shield Upgrade"]`));
    await expect(slotHead(page)).toHaveCount(0);
  }
  expect(median(opening), `opened in ${opening.join(", ")}`).toBeLessThan(100);
  expect(median(taking), `taken in ${taking.join(", ")}`).toBeLessThan(100);
});

test("on a phone list, slot and verdict are three sheets", { tag: "@phone" }, async ({ page }) => {
  await openDraft(page, rebels(carrying("cr90corvette"), carrying("lukeskywalker")));
  await expect(list(page)).toBeVisible();
  await expect(left(page)).toBeHidden();
  await ship(page, 1).getByRole("button", { name: "Add Astromech" }).tap();
  await expect(left(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await row(page, /^R2-D2/)
    .first()
    .tap();
  await expect(list(page), "what is taken leads back to the list").toBeVisible();
  await expect(carries(ship(page, 1), "R2-D2")).toBeVisible();
  await page.getByRole("button", { name: /^Verdict/ }).tap();
  await expect(badge(page)).toHaveText("✓ Legal");
  await expect(list(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^List · / }).tap();
  await expect(list(page)).toBeVisible();
  await expectAccessibleInAnyLight(page);
});
