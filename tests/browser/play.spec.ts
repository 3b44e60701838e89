/** A game at one screen as people play it: keyboard, pointer, covers between the seats, a phone. */
import { readFileSync } from "node:fs";
import type { GameRecord } from "@broadside/rules";
import { expect, expectAccessible, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { answer, asked, button, heading, piece, plan, playUntil, question, start, status, takeDefault } from "./playing.ts";

const FIGHTING = [
  [/Which action/, /^Focus/],
  [/Whom does/, /^Primary weapon/],
] as const;
/** Faster ships pass each other before anybody shoots. */
const SLOW = /^2 straight, (green|white)/;

test.describe("a game at one screen", () => {
  test("is set up with defaults by keyboard alone, and dials are planned behind covers", async ({ page }) => {
    await start(page);
    // The keyboard is at the default of every question in turn.
    for (let step = 0; step < 60; step += 1) {
      if (await button(page, /^Pass the screen to/).count()) break;
      await answer(page, () => page.keyboard.press("Enter"));
    }
    await expect(status(page)).toContainText("Planning");
    await expect(page.locator('[data-kind="obstacle"].table-piece')).toHaveCount(6);
    await expect(page.locator('[data-kind="ship"].table-piece')).toHaveCount(10);
    await expect(page.locator(".play-dial")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page.locator(".play-dial")).toHaveCount(3);
    const wedge = page.getByRole("group", { name: "Wedge Antilles (A1)" });
    await wedge.getByRole("button", { name: "2 left bank, white" }).press("Enter");
    await expect(wedge.getByText("2 left bank, white", { exact: true }).first()).toBeVisible();
    await button(page, /^Done/).press("Enter");
    await expect(page.locator(".play-dial")).toHaveCount(0);
    await expect(status(page)).toContainText("waiting for 2Player 2");
    await plan(page);
    await expect(status(page)).toContainText("Activation");
    await expect(page.getByText("Wedge Antilles (A1) reveals")).toHaveCount(0);
  });

  test("a ship is placed by dragging and by the arrow keys, and only where it may stand", async ({ page }) => {
    await start(page);
    await playUntil(page, /^Where do you place .* \(B2\)/);
    const up = page.getByRole("textbox", { name: "Up, mm" });
    const before = Number(await up.inputValue());
    await piece(page, "placing").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(up).toHaveValue(String(before - 10));
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Heading, °" })).toHaveValue("1");
    await expect(button(page, "Put it here")).toBeEnabled();
    const box = await piece(page, "placing").locator(".table-outline").boundingBox();
    if (!box) throw new Error("the ship is on the table");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y - 260, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText("✗ It may not stand there: not within its deployment area")).toBeVisible();
    await expect(button(page, "Put it here")).toBeDisabled();
    await button(page, "Back to the default place").click();
    await answer(page, () => button(page, "Put it here").click());
    await expect(piece(page, "B2")).toBeVisible();
  });

  test("an attack: declared on the table, dice with words, saved, reloaded, loaded, undone", async ({ page }) => {
    test.setTimeout(120_000);
    await start(page);
    await playUntil(page, /^Whom does Wedge/, FIGHTING);
    const targets = page.locator("[data-choice]");
    await expect(targets.first()).toBeVisible();
    const target = (await targets.first().getAttribute("data-id")) ?? "";
    await expect(
      question(page)
        .getByRole("button", { name: /^Primary weapon at .*Range [123]/ })
        .first(),
    ).toBeVisible();
    const attacks = question(page).locator(".play-options button", { hasText: "Range" });
    for (const attack of await attacks.all()) await expect(attack).toContainText(/\d\.\d+ damage, (under |over )?\d+\s%\sdestroys/);
    await expectAccessible(page);
    await answer(page, async () => {
      await piece(page, target).focus();
      await page.keyboard.press("Enter");
      // With several weapons the table has chosen the target; the panel asks which.
      const weapon = button(page, /^Primary weapon/).first();
      if (await button(page, "Show every answer").count()) await weapon.click();
    });
    await expect(page.getByRole("list", { name: "Attack dice" }).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("log")).toContainText(/Wedge Antilles \(A1\) attacks .* with primary weapon at range/);
    await expect(page.getByRole("region", { name: "Dice", exact: true })).toContainText("Modifying attack dice; range");
    const here = await asked(page);

    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save game").click()]);
    const file = await download.path();
    const address = page.url();
    await page.reload();
    await expect.poll(() => asked(page)).toBe(here);
    await page.goto("/play");
    await expect(button(page, /^Player 1 – Player 2, round/)).toBeVisible();
    await page.getByLabel("Load game").setInputFiles(file);
    await expect.poll(() => asked(page)).toBe(here);
    expect(page.url()).not.toBe(address);
    // The same file once more, from within a game: another game again.
    const second = page.url();
    await page.getByLabel("Load game").setInputFiles(file);
    await expect.poll(() => page.url()).not.toBe(second);
    await expect.poll(() => asked(page)).toBe(here);
    await page.getByLabel("Load game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await expect(page.getByRole("alert")).toContainText("This is no game that can be loaded");
    await expect.poll(() => asked(page)).toBe(here);

    // Dice have been rolled: the other side must agree.
    await button(page, "Ask to undo").click();
    await expect(page.getByRole("heading", { name: "Take back the last answer?" })).toBeVisible();
    await button(page, "Player 2 refuses").click();
    await expect.poll(() => asked(page)).toBe(here);
    await button(page, "Ask to undo").click();
    await button(page, "Player 2 agrees").click();
    await expect(page.getByRole("heading", { name: /^Whom does Wedge/ })).toBeVisible();
  });

  test("two windows with one game: neither undoes what the other did", async ({ page, context }) => {
    await start(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(heading(other)).toBeVisible();
    const early = await asked(other);
    await page.bringToFront();
    for (let step = 0; step < 3; step += 1) await takeDefault(page);
    const here = await asked(page);
    expect(here).not.toBe(early);
    await question(other).locator("[data-default]").first().dispatchEvent("click");
    await expect.poll(() => asked(other)).toBe(here);
    await expect(other.getByRole("alert")).toContainText("went on in another window");
    await page.reload();
    await expect.poll(() => asked(page)).toBe(here);
  });

  test("the whole table is on the screen with its buttons, and small ships show their ids", async ({ page }) => {
    await start(page);
    await playUntil(page, /^Pass the screen on/);
    for (const part of [page.locator(".table-board"), button(page, "Whole table")]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".table-label", { hasText: /^A1$/ })).toBeVisible();
  });

  test("an answer that taught nobody anything is taken back at once", async ({ page }) => {
    await start(page);
    await playUntil(page, /^Where do you place the obstacle/);
    await button(page, /^Undo$/).click();
    await expect(page.getByRole("heading", { name: "Which obstacle do you place next?" })).toBeVisible();
  });

  test("a change by hand needs a reason and the other side's consent", async ({ page }) => {
    await start(page);
    await playUntil(page, /^Pass the screen on/);
    const card = page.locator(".play-ship").filter({ hasText: "Wedge Antilles" });
    for (const [consent, tokens] of [
      ["refuses", 0],
      ["agrees", 1],
    ] as const) {
      await page.getByText("More", { exact: true }).click();
      await button(page, "Change by hand").click();
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
      await expect(card.getByRole("list", { name: "Tokens" }).getByText("stress")).toHaveCount(tokens);
      if (consent === "refuses") await page.getByText("More", { exact: true }).click();
    }
  });

  test("conceding ends it: result, points, claim; a problem report is one click away", async ({ page }) => {
    await start(page);
    const [report] = await Promise.all([
      page.waitForEvent("download"),
      question(page).getByRole("button", { name: "Report a problem" }).click(),
    ]);
    expect(report.suggestedFilename()).toBe("broadside-problem.json");
    await page.getByText("More", { exact: true }).click();
    await button(page, "Concede").click();
    await button(page, "Player 2 concedes").click();
    await expect(page.getByRole("heading", { name: /^Player 1 won/ })).toBeVisible();
    await page.getByText("For an event").click();
    await expect(page.locator(".play-end pre")).toContainText('"conceded"');
    await expectAccessible(page);
    await button(page, "New game").click();
    await expect(button(page, /over in round/)).toBeVisible();
  });

  test("a list that is not legal is refused with the verdict's words", async ({ page }) => {
    await page.goto("/play");
    const seat = page.getByRole("group", { name: "Seat 1" });
    await seat.getByText("Open or paste a list").click();
    const list = {
      faction: "rebelalliance",
      version: "1.0.0",
      pilots: Array.from({ length: 5 }, () => ({ id: "bluesquadronpilot", name: "bluesquadronpilot", ship: "bwing", points: 22 })),
    };
    await seat.getByLabel("XWS").fill(JSON.stringify(list));
    await seat.getByRole("button", { name: "Use this list" }).click();
    await expect(seat.getByRole("alert")).toContainText(/not legal here/);
    await expect(seat.getByRole("alert")).toContainText(/100/);
    await expect(button(page, /^Play$/)).toBeDisabled();
  });

  test("three seats, two of them a team", async ({ page }) => {
    await page.goto("/play?seed=three");
    await page.getByLabel("Seats").selectOption("3");
    await page.getByLabel("Who plays whom").selectOption({ label: "In teams" });
    await page.getByRole("group", { name: "Seat 2" }).getByLabel("Team").selectOption("1");
    await expect(page.getByRole("alert")).toContainText("All seats are in one team");
    await expect(button(page, /^Play$/)).toBeDisabled();
    await page.getByRole("group", { name: "Seat 3" }).getByLabel("Team").selectOption("2");
    await expect(page.getByText("✓ Legal")).toHaveCount(3);
    await button(page, /^Play$/).click();
    await playUntil(page, /^Pass the screen on/);
    await expect(button(page, /^Pass the screen to Player \d/)).toHaveCount(3);
  });

  test("one form for all editions: names and what is agreed on stay when another game is chosen, and stand in the record", async ({
    page,
  }) => {
    await page.goto("/play?seed=agreed");
    await page.getByRole("group", { name: "Seat 2" }).getByLabel("Name").fill("Ben");
    await page.getByText("What you agree on").click();
    await expect(page.getByLabel("Taking back")).toHaveValue("consent");
    await button(page, "As at an event").click();
    await page.getByLabel("Time for the game").selectOption("75 minutes");
    await expect(page.getByText("What you agree on (3 otherwise than usual)")).toBeVisible();
    const game = page.getByRole("combobox", { name: /^Game/ });
    for (const label of ["Escalation", "Epic Dogfight, 300 points", "Dogfight", "Salvage Mission"]) {
      await game.selectOption({ label });
      await expect(page.getByText("✓ Legal")).toHaveCount(2);
      await expect(page.getByLabel("Tier")).toHaveCount(label === "Escalation" ? 1 : 0);
      await expect(page.getByLabel("Damage deck")).toHaveCount(/^E/.test(label) ? 1 : 0);
      await expect(page.getByLabel("Aids on the page")).toHaveValue("strict");
    }
    await expectAccessible(page);
    await button(page, /^Play$/).click();
    await expect(heading(page)).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save game").click()]);
    const { setup } = JSON.parse(readFileSync(await download.path(), "utf8")) as GameRecord;
    expect(setup.seats.map(({ name }) => name)).toEqual(["Player 1", "Ben"]);
    expect(setup.agreements).toEqual({ aids: "strict", unknownDamage: "by hand", clocks: { match: 4500 } });
  });

  test("nobody is shut out, in light or dark", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("/play?seed=browser");
    await expect(page.getByText("✓ Legal")).toHaveCount(2);
    await expectAccessibleInAnyLight(page);
    await button(page, /^Play$/).click();
    await playUntil(page, /^Where do you place .* \(A1\)/);
    await expectAccessibleInAnyLight(page);
    await answer(page, () => button(page, "Put it here").click());
    await button(page, /^Pass the screen to/)
      .first()
      .click();
    await expect(page.locator(".play-dial").first()).toBeVisible();
    await expectAccessibleInAnyLight(page);
    await page.getByText("More", { exact: true }).click();
    await button(page, "Change by hand").click();
    await expectAccessibleInAnyLight(page);
    await page.keyboard.press("Escape");
    await answer(page, () => button(page, /^Done/).click());
    await playUntil(page, /may change the/, FIGHTING, SLOW);
    await expectAccessibleInAnyLight(page);
  });
});

test.describe("a game on a phone @phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("table above, panel below, nothing runs off the screen", async ({ page }) => {
    test.setTimeout(120_000);
    await start(page);
    await expectNoSidewaysScroll(page);
    await playUntil(page, /^Pass the screen on/);
    await button(page, /^Pass the screen to/)
      .first()
      .tap();
    await expect(page.locator(".play-dial").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const table = await page.locator(".table-board").boundingBox();
    const panel = await page.locator(".play-panel").boundingBox();
    expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
    await answer(page, () => button(page, /^Done/).tap());
    await playUntil(page, /^Whom does/, FIGHTING, SLOW);
    await expectNoSidewaysScroll(page);
    const target = page.locator("[data-choice]").first();
    await target.scrollIntoViewIfNeeded();
    await answer(page, async () => {
      await target.tap();
      const weapon = button(page, /^Primary weapon/).first();
      if (await button(page, "Show every answer").count()) await weapon.tap();
    });
    await expect(page.getByRole("list", { name: "Attack dice" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
