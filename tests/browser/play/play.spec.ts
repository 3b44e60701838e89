/** A game on one screen as people play it: keyboard, pointer, and covers between the seats. */
import { readFileSync } from "node:fs";
import type { GameRecord } from "@broadside/rules";
import type { Page } from "@playwright/test";
import { duel, FIGHTING, standardGame } from "../../shared/usual-games.ts";
import { expect, test, testOnSharedPage } from "../fixtures.ts";
import { begun, FROM_BELOW, isAsked, isAskedOf, isPhase, playedUntil, show } from "../made-games.ts";
import {
  answer,
  asked,
  button,
  closeDrawer,
  expectLogged,
  heading,
  openDrawer,
  piece,
  plan,
  question,
  status,
  takeDefault,
  useTool,
} from "../playing.ts";

/** The file that saving the open game produces. */
async function savedGame(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([page.waitForEvent("download"), useTool(page, "Save game")]);
  return JSON.parse(readFileSync(await download.path(), "utf8")) as GameRecord;
}

/** The faces of the attack dice, as rolled. */
const attackDice = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator(".play-dice-dice .play-dice-die").evaluateAll((all) => all.map((die) => die.getAttribute("data-face")));

/** Wedge Antilles has targets. */
const attacking = async () => playedUntil(await standardGame(), isAskedOf("attack", "A1"), FIGHTING);

test.describe("a game on one screen", () => {
  testOnSharedPage("the keyboard alone takes defaults through set-up, and players set dials behind covers @long", async ({ page }) => {
    await show(page, playedUntil(await standardGame(), isAsked("place ship")));
    // The focus is on the default of each question in turn.
    for (let step = 0; step < 60; step += 1) {
      if (await button(page, /^Pass the device to/).count()) break;
      await answer(page, () => page.keyboard.press("Enter"));
    }
    await expect(status(page)).toContainText("Planning");
    await expect(page.locator('[data-kind="obstacle"].table-piece')).toHaveCount(6);
    await expect(page.locator('[data-kind="ship"].table-piece')).toHaveCount(10);
    await expect(page.locator(".play-dial")).toHaveCount(0);
    await button(page, /^Pass the device to Player 1/).press("Enter");
    await expect(page.locator(".play-dials-dialChip")).toHaveCount(3);
    const wedge = page.getByRole("group", { name: "Wedge" });
    await wedge.getByRole("button", { name: "2 left bank, white" }).press("Enter");
    // The next dial opens at once, and the first shows its setting.
    await expect(wedge).toHaveCount(0);
    await expect(page.locator(".play-dials-dialChip").first()).toContainText("2 left bank");
    await button(page, /^Done/).press("Enter");
    await expect(page.locator(".play-dial")).toHaveCount(0);
    await expect(status(page)).toContainText("waiting for Player 2");
    await plan(page);
    await expect(status(page)).toContainText("Activation");
    await expect(page.getByText("Wedge reveals")).toHaveCount(0);
  });

  testOnSharedPage("you can place a ship by dragging and with the arrow keys, and only where it is allowed", async ({ page }) => {
    await show(page, playedUntil(await standardGame(), isAskedOf("place ship", "A2"), FROM_BELOW));
    const up = page.getByRole("spinbutton", { name: "Up, mm" });
    const before = Number(await up.inputValue());
    await piece(page, "placing").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(up).toHaveValue(String(before - 10));
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("e");
    await expect(page.getByRole("spinbutton", { name: "Heading, °" })).toHaveValue("1");
    await expect(button(page, "Put it here")).toBeEnabled();
    const box = await piece(page, "placing").locator(".table-plate").boundingBox();
    if (!box) throw new Error("the ship is on the table");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y - 260, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText("✗ Doesn't fit here: not inside its deployment area")).toBeVisible();
    await expect(button(page, "Put it here")).toBeDisabled();
    await button(page, "Back to the default place").click();
    await answer(page, () => button(page, "Put it here").click());
    await expect(piece(page, "A2")).toBeVisible();
  });

  testOnSharedPage("an attack: declared on the table, with dice in words, saved, reloaded, loaded and undone", async ({ page }) => {
    await show(page, await attacking());
    await expect(heading(page)).toContainText(/^Choose a weapon and target for Wedge/);
    const targets = page.locator("[data-choice]");
    await expect(targets.first()).toBeVisible();
    const target = (await targets.first().getAttribute("data-id")) ?? "";
    await expect(question(page).locator(".play-target").first()).toContainText(/Range [123]/);
    for (const attack of await question(page).locator(".play-target").all())
      await expect(attack).toContainText(/\d\.\d+ damage, (under |over )?\d+% to destroy/);
    await answer(page, async () => {
      // On the table, the first press marks the target, and the second press fires.
      await piece(page, target).focus();
      await page.keyboard.press("Enter");
      if ((await piece(page, target).count()) > 0 && (await button(page, /^Fire at/).count()) > 0) await page.keyboard.press("Enter");
    });
    await expect(page.getByRole("list", { name: "Attack dice" }).getByRole("listitem")).toHaveCount(3);
    await expectLogged(page, /Wedge attacks .* with its primary weapon at range/);
    await expect(page.getByRole("region", { name: "Dice", exact: true })).toContainText("Modify attack dice");
    const here = await asked(page);
    const lying = await attackDice(page);

    const [download] = await Promise.all([page.waitForEvent("download"), useTool(page, "Save game")]);
    const file = await download.path();
    const address = page.url();
    await page.reload();
    await expect.poll(() => asked(page)).toBe(here);
    expect(await attackDice(page)).toEqual(lying);
    await page.goto("/play");
    await expect(button(page, /^Player 1 – Player 2, round/)).toBeVisible();
    await page.getByLabel("Load game").setInputFiles(file);
    await expect.poll(() => asked(page)).toBe(here);
    expect(page.url()).not.toBe(address);
    // The same file again, from within a game, opens yet another game.
    const second = page.url();
    await openDrawer(page, "Game");
    await page.getByLabel("Load game").setInputFiles(file);
    await expect.poll(() => page.url()).not.toBe(second);
    await expect.poll(() => asked(page)).toBe(here);
    await openDrawer(page, "Game");
    await page.getByLabel("Load game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await expect(page.getByRole("alert")).toContainText("This game can't be loaded");
    await closeDrawer(page);
    await expect.poll(() => asked(page)).toBe(here);

    // Dice have been rolled: the other side must agree.
    await button(page, "Ask to undo").click();
    await expect(page.getByRole("heading", { name: "Undo the last answer?" })).toBeVisible();
    await button(page, "Player 2 declines").click();
    await expect.poll(() => asked(page)).toBe(here);
    await button(page, "Ask to undo").click();
    await button(page, "Player 2 agrees").click();
    await expect(page.getByRole("heading", { name: /^Choose a weapon and target for Wedge/ })).toBeVisible();
  });

  testOnSharedPage("two windows with one game follow each other; both can answer, and bots play on in either", async ({ page }) => {
    await show(page, await duel());
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(heading(other)).toBeVisible();
    const follow = async (from: Page, to: Page): Promise<void> => {
      await takeDefault(from);
      const here = await asked(from);
      await expect.poll(() => asked(to), { intervals: [50] }).toBe(here);
    };
    for (let step = 0; step < 2; step += 1) {
      await follow(page, other);
      await follow(other, page);
    }
    await expect(page.getByRole("alert")).toHaveCount(0);
    // Bots in the other window think forever.
    const silent = () =>
      Object.assign(self, {
        Worker: class extends EventTarget {
          postMessage() {}
        },
      });
    for (const worker of other.workers()) await worker.evaluate(silent);
    const [waitedFor = ""] = /Player \d/.exec(await status(page).innerText()) ?? [];
    await useTool(other, "Players");
    await other.getByLabel(`${waitedFor} is played by`).selectOption({ label: "Random: picks any legal option" });
    await expect(status(page)).toContainText(`as ${waitedFor}`);
    await expect(question(page)).toHaveCount(0);
    await other.close();
    await expect(question(page)).toBeVisible();
  });

  testOnSharedPage(
    "the whole table is on the screen with its buttons and the ships' names; a change by hand needs a reason and the other side's consent",
    async ({ page }) => {
      await show(page, playedUntil(await standardGame(), isPhase("planning")));
      for (const part of [page.locator(".table-stage"), button(page, "Whole table")]) await expect(part).toBeInViewport({ ratio: 1 });
      await button(page, "Zoom in").click();
      await expect(page.locator(".table-tag", { hasText: "Wedge" })).toBeVisible();
      // When zoomed out, only the selected ship shows its name.
      for (let step = 0; step < 6; step += 1) await button(page, "Zoom out").click();
      await expect(page.locator(".table-tag", { hasText: "Wedge" })).toHaveCount(0);
      await piece(page, "A1").focus();
      await expect(page.locator(".table-tag", { hasText: "Wedge" })).toBeVisible();

      const row = page.locator(".play-ship-row").filter({ hasText: "Wedge" });
      for (const [consent, tokens] of [
        ["declines", 0],
        ["agrees", 1],
      ] as const) {
        await useTool(page, "Change by hand");
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("combobox", { name: "Ship" }).selectOption("A1");
        await dialog.getByLabel("stress").fill("1");
        await expect(dialog.getByRole("button", { name: "Propose" })).toBeDisabled();
        await dialog.getByLabel("Reason").fill("It flew a red maneuver");
        await dialog.getByRole("button", { name: "Propose" }).click();
        await expect(page.getByRole("heading", { name: /stress 0 → 1/ })).toBeInViewport();
        await expect(page.getByText("Reason: It flew a red maneuver")).toBeVisible();
        await expect(status(page)).toContainText("Player 2");
        await button(page, `Player 2 ${consent}`).click();
        await expect(row.getByTitle(/^stress/)).toHaveCount(tokens);
      }
    },
  );

  testOnSharedPage("an answer that revealed nothing is undone at once", async ({ page }) => {
    await show(page, playedUntil(await standardGame(), isAsked("place obstacle")));
    await expect(heading(page)).toContainText(/^Place the obstacle/);
    await button(page, /^Undo$/).click();
    await expect(page.getByRole("heading", { name: "Choose the next obstacle to place." })).toBeVisible();
  });

  test("an illegal list is refused with the verdict's text @long", async ({ page }) => {
    await page.goto("/play");
    const seat = page.getByRole("group", { name: "Seat 1" });
    await seat.getByText("Open or paste a list").click();
    const list = {
      faction: "rebel",
      version: "1.0.0",
      pilots: Array.from({ length: 5 }, () => ({ name: "bluesquadronpilot", ship: "bwing", points: 22 })),
    };
    await seat.getByLabel("XWS").fill(JSON.stringify(list));
    await seat.getByRole("button", { name: "Use this list" }).click();
    await expect(seat.getByRole("alert")).toContainText(/isn't legal here/);
    await expect(seat.getByRole("alert")).toContainText(/100/);
    await expect(button(page, /^Play$/)).toBeDisabled();
  });

  test("three seats, two of them in a team @long", async ({ page }) => {
    await page.goto("/play?seed=three");
    await page.getByLabel("Seats").selectOption("3");
    await page.getByLabel("Matchup").selectOption({ label: "Teams" });
    await page.getByRole("group", { name: "Seat 2" }).getByLabel("Team").selectOption("1");
    await expect(page.getByRole("alert")).toContainText("All players are in one team");
    await expect(button(page, /^Play$/)).toBeDisabled();
    await page.getByRole("group", { name: "Seat 3" }).getByLabel("Team").selectOption("2");
    await expect(page.getByText("✓ Legal")).toHaveCount(3);
    await button(page, /^Play$/).click();
    await expect(heading(page)).toBeVisible();
    const { setup } = await savedGame(page);
    expect(setup.seats.map(({ team }) => team)).toEqual([1, 1, 2]);
    await show(page, playedUntil(await begun(setup), isPhase("planning")));
    await expect(button(page, /^Pass the device to Player \d/)).toHaveCount(3);
  });

  test("one form for all editions: names and agreements stay when you choose another game, and the record has them @long", async ({
    page,
  }) => {
    await page.goto("/play?seed=agreed");
    await expect(page.getByText("✓ Legal")).toHaveCount(2);
    await page.getByRole("group", { name: "Seat 2" }).getByLabel("Name").fill("Ben");
    await page.getByText("Agreements", { exact: true }).click();
    await expect(page.getByRole("combobox", { name: "Undo", exact: true })).toHaveValue("consent");
    await button(page, "Event settings").click();
    await page.getByLabel("Time for the game").selectOption("75 minutes");
    await page.getByLabel("Phase timer").selectOption("10 minutes");
    await expect(page.getByText("Agreements (4 changed)")).toBeVisible();
    const game = page.getByRole("combobox", { name: /^Game/ });
    for (const [edition, label] of [
      ["First edition", "Escalation"],
      ["First edition", "Epic Dogfight, 300 points"],
      ["Second edition 2.0", "Dogfight"],
      ["Second edition 2.5", "Salvage Mission"],
    ] as const) {
      await page.getByRole("radio", { name: edition }).check();
      await game.selectOption({ label });
      await expect(page.getByText("✓ Legal")).toHaveCount(2);
      await expect(page.getByLabel("Tier")).toHaveCount(label === "Escalation" ? 1 : 0);
      await expect(page.getByLabel("Damage deck")).toHaveCount(/^E/.test(label) ? 1 : 0);
      await expect(page.getByLabel("Assistance")).toHaveValue("strict");
    }
    await button(page, /^Play$/).click();
    await expect(heading(page)).toBeVisible();
    const { setup, names } = await savedGame(page);
    expect(setup.seats.map(({ player }) => names[player])).toEqual(["Player 1", "Ben"]);
    expect(setup.agreements).toEqual({ aids: "strict", unknownDamage: "by hand", clocks: { match: 4500, phase: 600 } });
  });
});
