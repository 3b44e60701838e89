/** Lists of the formats as a person builds them: an Epic list, Escalation's tiers, a team, wings and quick builds. */
import {
  addShips,
  badge,
  carries,
  carrying,
  choose,
  dogfight,
  entryOf,
  equip,
  field,
  inMenu,
  left,
  list,
  openDraft,
  openSettings,
  rebels,
  ship,
  ships,
  slotHead,
  start,
  verdict,
} from "./builder.ts";
import { expect, expectAccessible, expectAccessibleInAnyLight, test } from "./fixtures.ts";

test.describe("an Epic list", () => {
  test("[HS-SECT-08] [ET-SQUAD-04] a corvette is one ship with two bars; totals follow, a fault comes and goes", async ({ page }) => {
    await dogfight(page);
    await addShips(page, list(page), "cr90");
    const corvette = ship(page, 0);
    await expect(corvette.getByRole("list", { name: "Upgrades fore" }).getByRole("button", { name: "Add Hardpoint" })).toHaveCount(2);
    await corvette.getByRole("list", { name: "Upgrades aft" }).getByRole("button", { name: "Add Hardpoint" }).click();
    await choose(page, "quad laser");
    await expect(list(page).getByText("96 of 300 points")).toBeVisible();
    await expect(list(page).getByText("3 of 5 epic points")).toBeVisible();
    await expect(badge(page)).toHaveText("✓ Legal");
    await inMenu(page, "CR90 Corvette", "Duplicate");
    await expect(badge(page)).toHaveText("! One thing to mend");
    await expect(verdict(page).getByText("6 of 5 epic points are spent")).toBeVisible();
    await expect(verdict(page).getByRole("link", { name: "ET-SQUAD-04" })).toBeVisible();
    await inMenu(page, "CR90 Corvette", "Remove");
    await expect(badge(page)).toHaveText("✓ Legal");
    await page.keyboard.press("Control+z");
    await expect(ships(page)).toHaveCount(2);
    await page.keyboard.press("Control+Shift+z");
    await expect(ships(page)).toHaveCount(1);
  });

  test("a huge ship's Damage cards are told by section, those whose text no source has with their marks", async ({ page }) => {
    await openDraft(page, rebels(carrying("cr90corvette"), carrying("gr75mediumtransport")));
    await inMenu(page, "CR90 Corvette", "All facts");
    const facts = page.getByRole("dialog");
    await facts.getByText("Fore deck").click();
    await expect(facts.getByRole("listitem").filter({ hasText: "1 × Comms Failure" })).toContainText("our text Coordinating is barred");
    await expect(facts.getByRole("listitem").filter({ hasText: "2 × Direct Hit" })).toContainText("unconfirmed Counts double");
    await expectAccessibleInAnyLight(page);
    await page.keyboard.press("Escape");
    await inMenu(page, "GR-75 Medium Transport", "All facts");
    await facts.getByText("Aft deck").click();
    await expect(facts.getByRole("listitem").filter({ hasText: "3 × Reactor Leak" })).toBeVisible();
    await expect(facts.locator(".source-mark")).toHaveCount(0);
  });

  test("[1E-SQUAD-06] what does not fit stands below, greyed, with its reason and rule", async ({ page }) => {
    await openDraft(page, rebels(carrying("lukeskywalker")));
    await ship(page, 0).getByRole("button", { name: "Add Title" }).click();
    await expect(page.getByRole("dialog"), "no window opens for it").toHaveCount(0);
    await field(page).fill("millennium");
    const refused = left(page).getByRole("row", { name: "Millennium Falcon" }).first();
    await expect(refused).toHaveAttribute("aria-disabled", "true");
    await expect(refused.getByText("is only for YT-1300, not for Luke Skywalker")).toBeVisible();
    await refused.press("Enter");
    await expect(slotHead(page)).toContainText("Luke Skywalker · empty");
    await expect(refused.getByRole("link", { name: "1E-SQUAD-06" })).toBeVisible();
  });

  test("a whole name typed takes that card; nothing is undone behind a dialog", async ({ page }) => {
    await openDraft(page, rebels());
    await addShips(page, list(page), "red squadron pilot", "tarn");
    await expect(ship(page, 0).getByRole("heading", { level: 3 })).toHaveText("Red Squadron Pilot");
    await expect(ship(page, 1).getByRole("heading", { level: 3 })).toHaveText(/Tarn Mison/);
    await list(page).getByRole("button", { name: "+ Add ship" }).click();
    await field(page).fill("tarn mison");
    await field(page).press("Enter");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).press("Control+z");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(ships(page)).toHaveCount(2);
  });

  test("a fault leads to its ship", async ({ page }) => {
    await openDraft(page, rebels(carrying("wedgeantilles"), carrying("lukeskywalker"), carrying("lukeskywalker")));
    await verdict(page).getByRole("button", { name: "Luke Skywalker (ship 3)" }).click();
    await expect(ship(page, 2)).toBeFocused();
    await inMenu(page, "Luke Skywalker", "Move up");
    await inMenu(page, "Wedge Antilles", "Move down");
    await expect(ship(page, 0).getByRole("heading")).toHaveText(/Luke Skywalker/);
  });

  test("[ET-EPIC-51-Q] [1E-DOCK-01] the organiser sets what the rules leave open; a cruiser with clamps carries", async ({ page }) => {
    await openDraft(page, entryOf("epic-dogfight", "imperial", [carrying("gozanticlasscruiser"), carrying("academypilot")]));
    await expect(verdict(page).getByText("Gozanti-class Cruiser: no epic points set")).toBeVisible();
    await page.getByText("Event options").click();
    await page.getByLabel("Epic points of the Gozanti-class Cruiser").fill("2");
    await page.keyboard.press("Enter");
    await expect(badge(page)).toHaveText("✓ Legal");
    await expect(ship(page, 1).getByLabel("Docked to")).toHaveCount(0);
    await equip(page, ship(page, 0), "Cargo", "docking clamps");
    await ship(page, 1).getByLabel("Docked to").selectOption("Gozanti-class Cruiser (ship 1)");
    await expect(badge(page)).toHaveText("✓ Legal");
  });
});

test.describe("escalation", () => {
  const tier = (number: number) => new RegExp(`^Tier ${number}`);

  test("[ES-INCL-03] each tier shows what it adds, changes go up, and what was lost is told", async ({ page }) => {
    const academy = [carrying("academypilot")];
    await openDraft(page, entryOf("escalation", "imperial", academy, academy, academy, academy));
    await addShips(page, list(page, tier(1)), "academy pilot");
    for (const number of [2, 3, 4]) await expect(ship(page, 0, tier(number)).getByRole("heading")).toHaveText("Academy Pilot × 2");
    await addShips(page, list(page, tier(2)), "howlrunner");
    await expect(ship(page, 1, tier(2)).getByText("New", { exact: true })).toBeVisible();
    await expect(list(page, tier(2)).getByText("+ 1 ship")).toBeVisible();
    await expect(list(page, tier(3)).getByText("The same as tier 2.")).toBeVisible();
    await equip(page, ship(page, 0, tier(3)), "Modification", "shield upgrade");
    await expect(list(page, tier(3)).getByText("+ 1 upgrade")).toBeVisible();
    await expect(list(page, tier(3)).getByText("Modification · new")).toBeVisible();
    await expect(carries(list(page, tier(4)), "Shield Upgrade")).toBeVisible();
    await page.getByLabel("Carry each change up to the later tiers").uncheck();
    await carries(list(page, tier(4)), "Shield Upgrade").press("Delete");
    await expect(verdict(page).getByText("Academy Pilot loses Shield Upgrade from tier 3 to tier 4")).toBeVisible();
    await list(page, tier(3)).getByRole("button", { name: "Copy up" }).click();
    await expect(verdict(page).getByText("Academy Pilot loses Shield Upgrade")).toHaveCount(0);
    for (const name of ["Core asteroid 1", "Core asteroid 2", "YT-2400 debris 1"]) await page.getByLabel(name).check();
    await expect(badge(page)).toHaveText("✓ Legal");
    await expectAccessible(page);
  });
});

test.describe("a team", () => {
  test("[ET-TEAM-10] [ET-TLIST-06] two lists side by side, names told apart, one captain, the team's sum", async ({ page }) => {
    await openDraft(page, entryOf("team-epic", "rebel", [carrying("lukeskywalker")], [carrying("gr75mediumtransport")]));
    await list(page, "Member 1").getByLabel("Player").fill("Ada");
    await page.keyboard.press("Enter");
    await list(page, "Member 2").getByLabel("Player").fill("Grace");
    await page.keyboard.press("Enter");
    await list(page, "Grace").getByRole("radio", { name: "Captain" }).check();
    await expect(list(page, "Grace").getByRole("heading", { name: "Grace Captain" })).toBeVisible();
    await expect(verdict(page).getByText("Team 58 · 2 epic")).toBeVisible();
    await expect(badge(page)).toHaveText("✓ Legal");
    await equip(page, ship(page, 0, "Grace"), "Crew", "jan dodonna");
    await list(page, "Grace").getByRole("button", { name: "+ Add ship" }).click();
    await field(page).fill("luke skywalker");
    await expect(left(page).getByText("Luke Skywalker stands in a teammate's list too")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
  });
});

test.describe("Epic Battles", () => {
  test("[2E-WCARD-01] [EB-WSET-11-Q] a wing is formed from the ships of the list and drawn in its formation", async ({ page }) => {
    const wingmates = [carrying("academypilot"), carrying("academypilot")];
    await openDraft(page, entryOf("epic-battles", "galacticempire", [carrying("howlrunner", "veteranwingleader"), ...wingmates]));
    await expect(verdict(page).getByRole("link", { name: "2E-WCARD-01" })).toBeVisible();
    const wings = page.getByRole("region", { name: "Wings" });
    for (const number of [2, 3]) await wings.getByLabel("Add a wingmate").selectOption(`Academy Pilot (ship ${number})`);
    await expect(badge(page)).toHaveText("✓ Legal");
    await expect(wings.getByRole("img")).toHaveAccessibleName(
      'Formation: 1 "Howlrunner" (ship 1), 2 Academy Pilot (ship 2), 3 Academy Pilot (ship 3)',
    );
    await wings.getByLabel("Position of Academy Pilot (ship 2)").selectOption("3, right flank");
    await expect(wings.getByRole("img")).toHaveAccessibleName(/2 Academy Pilot \(ship 3\), 3 Academy Pilot \(ship 2\)/);
    await inMenu(page, '"Howlrunner"', "Move down");
    await expect(wings.getByRole("img")).toHaveAccessibleName(/1 "Howlrunner" \(ship 2\)/);
    await expect(badge(page)).toHaveText("✓ Legal");
    await expectAccessible(page);
  });

  test("[EB-WING-07] a wing in a format without wings can be dissolved", async ({ page }) => {
    const wing = { leader: 0, wingmates: [{ ship: 1, position: 2 }] };
    const fleet = { faction: "galacticempire", ships: [carrying("howlrunner", "veteranwingleader"), carrying("academypilot")] };
    await openDraft(page, { format: "epic-battles", squads: [{ ...fleet, wings: [wing] }] });
    await openSettings(page);
    await page.getByRole("combobox", { name: /^Format/ }).selectOption("Extended, 200 points");
    await ship(page, 0).getByRole("button", { name: "Take off Veteran Wing Leader" }).click();
    await expect(verdict(page).getByRole("link", { name: "EB-WING-07" })).toBeVisible();
    await list(page).getByRole("button", { name: "Dissolve the wing" }).click();
    await expect(badge(page)).toHaveText("✓ Legal");
  });

  test("[EB-TEAM-01] [EB-EVENT-02] scenario, requirements and team members change the limits", async ({ page }) => {
    await openDraft(page, entryOf("epic-battles", "resistance", [carrying("poedameron")]));
    await page.getByText("Event options").click();
    await page.getByLabel("At least one huge ship or wing").check();
    await expect(verdict(page).getByRole("link", { name: "EB-EVENT-02" })).toBeVisible();
    await page.getByLabel("Scenario").selectOption({ label: "Cover the Evacuation (500 points, threat 20 a team)" });
    await page.getByRole("button", { name: "Add a team member" }).click();
    await expect(list(page, "Member 1").getByText("of 250 points")).toBeVisible();
    await expectAccessible(page);
  });

  test("[2E-SQUAD-26] quick builds count by threat", async ({ page }) => {
    await start(page, "Second edition 2.0", "Quick builds", "First Order");
    for (const name of ["midnight", "kylo ren"]) {
      await page.getByRole("button", { name: "+ Add quick build" }).click();
      await choose(page, name);
    }
    await expect(list(page).getByText("of 8 threat")).toBeVisible();
    await expect(badge(page)).toHaveText("✓ Legal");
    await expect(ship(page, 1).getByText("TIE/vn Silencer").first()).toBeVisible();
    await left(page).getByRole("button", { name: "Cards", exact: true }).click();
    await field(page).fill("kylo ren");
    await expect(left(page).getByRole("button", { name: "Facts of Kylo Ren" }).first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Only quick builds count here: add one of those.");
  });
});

test("a points update of the server is used, and one that does not fit is told", async ({ page }) => {
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
  await expect(verdict(page).getByText("Cards of 2031-05")).toBeVisible();
  await verdict(page).getByText("The points update 2030-01 is not used").click();
  await expect(verdict(page).getByText("pilots.nobody is no card of 1e")).toBeVisible();
});
