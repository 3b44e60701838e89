/** Huge ships on the page: energy changed by hand, sections explained, a game watched as a replay. */
import { readFile } from "node:fs/promises";
import type { Game } from "@broadside/rules";
import type { Locator, Page } from "@playwright/test";
import { discharged, epicDogfight, FULL_SPEED } from "../../shared/usual-games.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";
import { expectClearOfPanels } from "../layout.ts";
import { at, chosenGame, isAskedOf, isPhase, load, playedUntil, show, twoSquads } from "../made-games.ts";
import { answer, button, closeDrawer, expectLogged, openDrawer, piece, playUntil, question, status, useTool } from "../playing.ts";

const energyCard = (page: Page, card: string) => page.locator(`.play-energy-energy [data-energy-card^="${card}"]`).first();

/** Takes energy off cards of the corvette, with the other side's consent. */
async function discharge(page: Page, cards: readonly string[]): Promise<void> {
  await useTool(page, "Change by hand");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
  for (const card of cards) await dialog.getByLabel(card).first().fill("0");
  await dialog.getByLabel("Reason").fill("They were fired");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await button(page, "Player 2 agrees").click();
  await expect(button(page, "Player 2 agrees")).toHaveCount(0);
}

/** Darth Vader approaches the corvette's bow, behind his wingmates. The transport is about to act, and the corvette is next. */
async function headOn(): Promise<Game> {
  const game = playedUntil(await epicDogfight(), isAskedOf("place ship", "B9"));
  const ask = game.open[0]?.number ?? 0;
  const bow = game.state.ships.find(({ id }) => id === "A1")?.pose?.x ?? 0;
  expect(game.give({ input: "answer", seat: 1, ask, pose: { ...at(0, 880, 180), x: bow } })).toBeUndefined();
  return playedUntil(game, isAskedOf("action", "A2"), FULL_SPEED);
}

test.describe("huge ships on the page", () => {
  test("an Epic Dogfight: energy by dragging and by keys, sections explained, and its replay @long", async ({ page }) => {
    await load(page, await headOn());
    await openDrawer(page, "Ships");
    const corvette = page.locator(".play-cards-ship").filter({ has: page.getByTitle("CR90 Corvette (A1)") });
    await expect(corvette.getByRole("list", { name: "Sections of Tantive IV" }).getByRole("listitem").first()).toContainText(
      "Attack4, range 3–5, ⟳ turret",
    );
    await closeDrawer(page);
    await discharge(page, ["Quad Laser Cannons", "Single Turbolasers"]);

    await playUntil(page, /^Choose which of Tantive IV's cards gets 1 energy/);
    const energy = page.getByRole("group", { name: "Tantive IV's energy" });
    await expect(energy.locator(".play-energy-token")).toHaveCount(5);
    await expectAccessible(page);
    const token = await energy.locator(".play-energy-token").first().boundingBox();
    const cannons = await energyCard(page, "quadlasercannons").boundingBox();
    if (!token || !cannons) throw new Error("the token and the card are there");
    await answer(page, async () => {
      await page.mouse.move(token.x + 10, token.y + 10);
      await page.mouse.down();
      await page.mouse.move(cannons.x + 30, cannons.y + 15, { steps: 5 });
      await page.mouse.up();
    });
    await expect(energyCard(page, "quadlasercannons")).toContainText("1/2");
    await expect(energy.locator(".play-energy-token")).toHaveCount(4);
    // The card numbers are shortcut keys, wherever the focus is.
    await answer(page, () => page.keyboard.press("1"));
    await expect(energyCard(page, "singleturbolasers")).toContainText("1/2");
    await answer(page, () => energyCard(page, "singleturbolasers").press("Enter"));
    await expect(energyCard(page, "singleturbolasers")).toContainText("2/2");
    await expect(energyCard(page, "singleturbolasers")).toBeDisabled();
    await answer(page, () => energy.getByRole("button", { name: "Done" }).click());
    await expectLogged(page, "Tantive IV puts 1 energy on Quad Laser Cannons");

    await playUntil(page, /^Choose a weapon and target for (Instigator|Howlrunner|Academy \d|Soontir Fel|Vader)\b/);
    const sections = page.getByRole("region", { name: "Target sections" });
    await expect(sections).toContainText("Fore section: can be attacked, range 3");
    await expect(sections).toContainText(/Aft section: can't be attacked.*its centre line cuts the line to this section\s+HS-TGT-03/);
    const illegal = page.locator(".play-attack-targetIllegal").filter({ hasText: "Tantive IV, aft" });
    await expect(illegal).toContainText(/its centre line cuts the line to this section\s+HS-TGT-03/);
    // While zoomed out, not every note fits, but the lines to the sections are drawn.
    for (const tone of ["good", "bad"]) await expect(page.locator(`.table-mark[data-kind=line][data-tone=${tone}]`)).toHaveCount(1);
    await expect(page.locator(".table-note", { hasText: "fore: range 3" })).toBeVisible();
    const fore = question(page).getByRole("button", {
      name: /Tantive IV, fore.*Primary weapon, Range 3.*\d damage, \d+% to cripple/,
    });
    await expect(fore).toBeVisible();
    await expectAccessible(page);
    await expect(fore).toHaveAttribute("aria-pressed", "true");
    await answer(page, () => button(page, /^Fire at .*, fore$/).click());
    await expectLogged(page, "attacks Tantive IV's fore section with its primary weapon at range 3");

    const [download] = await Promise.all([page.waitForEvent("download"), useTool(page, "Save game")]);
    await watch(page, await readFile(await download.path()));
  });

  testOnSharedPage(
    "[ET-DEPLOY-23] a huge ship dropped anywhere moves to its edge, also when turned; arrow keys move around a dial",
    async ({ page }) => {
      const rebels = { faction: "rebel", pilots: ["cr90corvette", "gr75mediumtransport"] };
      const seats = twoSquads(rebels, { faction: "imperial", pilots: ["darthvader"] });
      const game = await chosenGame({ edition: "1e", format: "epic-dogfight", seats });
      await show(page, playedUntil(game, isAskedOf("place ship", "A2")));
      const box = await piece(page, "placing").boundingBox();
      if (!box) throw new Error("the ship is on the table");
      const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.8];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 150, y - 60, { steps: 5 });
      await page.mouse.up();
      const fits = page.locator(".play-fits[data-fits=true]");
      await expect(fits).toBeVisible();
      await expect(piece(page, "placing")).toHaveAttribute("aria-label", /can go here, at [\d.]+, 97\.5 mm/);
      await question(page).getByLabel("Heading").fill("30");
      await question(page).getByLabel("Heading").press("Tab");
      await expect(piece(page, "placing")).toHaveAttribute("aria-label", /can go here, at [\d.]+, 104\.4 mm, heading 30/);
      await expect(fits).toBeVisible();
      await answer(page, () => button(page, "Put it here").click());

      await playUntil(page, /^Pass the device/);
      await button(page, "Pass the device to Player 1").click();
      await expectClearOfPanels(page, "A1", "A2");
      const dial = page.getByRole("group", { name: "CR90 1" });
      const chip = page.locator(".play-dials-dialChip").first();
      await chip.press("Tab");
      await expect(dial.getByRole("button", { name: /^2 straight/ })).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(dial.getByRole("button", { name: /^1 left bank/ })).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect(chip).toContainText("1 right bank");
      // The focus moves to the next dial, and you can return through the strip with all dials.
      await expect(dial).toHaveCount(0);
      await expect(page.locator(".play-dial button:focus")).toHaveCount(1);
      await chip.press("Enter");
      await expect(dial.getByRole("button", { name: /^1 right bank/ })).toHaveAttribute("aria-pressed", "true");
    },
  );
});

/** Watches the game from the start page: with buttons, with keys, and automatically. */
async function watch(page: Page, buffer: Buffer): Promise<void> {
  await page.goto("/play");
  await page.getByLabel("Watch a replay").setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  const place = page.locator(".play-replay-place");
  await expect(place).toHaveText(/^0 \/ /);
  await expect(status(page)).toContainText("Set-up");
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveText(/^1 \/ /);
  await button(page, "One step back").click();
  await expect(place).toHaveText(/^0 \/ /);
  await page.keyboard.press("PageDown");
  await expect(status(page)).toContainText("Round 1 · Planning");
  await page.keyboard.press("End");
  await expect(place).toHaveText(/^(\d+) \/ \1$/);
  await expectLogged(page, "attacks Tantive IV's fore section with its primary weapon at range 3");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("region", { name: "Decision" })).toContainText(/Next answer: .*Primary weapon at Tantive IV, fore section/);
  await page
    .locator(".play-ship-row")
    .getByRole("button", { name: /CR90 Corvette/ })
    .click();
  await expect(page.getByRole("region", { name: "Target sections" })).toContainText("Fore section: can be attacked");
  await expectAccessible(page);
  await page.getByRole("slider", { name: "Moment" }).press(" ");
  await expect(place).toHaveText(/^(\d+) \/ \1$/);
  await expectLogged(page, "attacks Tantive IV's fore section with its primary weapon at range 3");
  await button(page, "Stop watching").click();
  await expect(button(page, /^Play$/)).toBeVisible();
}

/** A finger presses, moves and lifts. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("both are on the page");
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: start.x + 10 + (end.x + 20 - start.x) * part, y: start.y + 10 + (end.y + 10 - start.y) * part }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.3, 0.7, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

testOnSharedPage(
  "on a phone, the long table is above the question, a finger moves energy, and nothing overflows @phone",
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const game = playedUntil(await epicDogfight(), isPhase("planning"));
    await show(page, game);
    await expectNoSidewaysScroll(page);
    const sheet = await page.locator(".play-panel").boundingBox();
    for (const plate of await page.locator(".table-plate").all()) {
      const box = await plate.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    }
    await openDrawer(page, "Ships");
    await expectNoSidewaysScroll(page);
    const drawer = page.getByRole("complementary", { name: "Ships" });
    expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await show(page, playedUntil(discharged(game, "quadlasercannons"), isAskedOf("allocate energy", "A1"), FULL_SPEED));
    await expectNoSidewaysScroll(page);
    await answer(page, () => dragByTouch(page, page.locator(".play-energy-token").last(), energyCard(page, "quadlasercannons")));
    await expect(energyCard(page, "quadlasercannons")).toContainText("1/2");
  },
);
