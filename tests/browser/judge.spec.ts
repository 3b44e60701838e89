/** The judge's table as a person uses it: pointer, keyboard, phone, links. */
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test } from "./fixtures.ts";

const piece = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true });
const choice = (page: Page, label: string) => page.getByRole("combobox", { name: label });

async function select(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await piece(page, id).focus();
    await page.keyboard.press("Enter");
  }
}

/** Puts the first selected piece somewhere by its figures. */
async function placeSelected(page: Page, right: string, up: string, heading: string): Promise<void> {
  for (const [label, figure] of Object.entries({ "Right, mm": right, "Up, mm": up, "Heading, °": heading })) {
    await field(page, label).fill(figure);
    await field(page, label).press("Enter");
  }
}

/** Opens the table with the example of a corvette and a wing. */
async function open(page: Page): Promise<void> {
  await page.goto("/judge");
  await expect(piece(page, "corvette")).toBeVisible();
}

async function addressHolds(page: Page): Promise<string> {
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#p=/);
  return page.url();
}

test.describe("judge's table", () => {
  test("two ships selected: range, arcs, obstruction, and each reason links to its rule", async ({ page }) => {
    await open(page);
    await select(page, "wing 1", "corvette");
    await expect(page.getByRole("heading", { name: "W1 → CR90" })).toBeVisible();
    await expect(page.getByText("Range 3 (276.5 mm)")).toBeVisible();
    await expect(page.getByText("Bullseye arc: range 3, 284.7 mm, obstructed")).toBeVisible();
    await page.getByRole("button", { name: "Swap" }).click();
    await expect(page.getByRole("heading", { name: "CR90 → W1" })).toBeVisible();
    await page.getByRole("link", { name: "2E-COMP-06" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("2E-COMP-06");
  });

  test("a ship is dragged, the link follows, and opened elsewhere it shows the same table", async ({ page, context }) => {
    await open(page);
    const before = await piece(page, "escort").boundingBox();
    if (!before) throw new Error("the escort is on the table");
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 - 30, { steps: 5 });
    await page.mouse.up();
    const address = await addressHolds(page);
    await select(page, "escort");
    const right = await field(page, "Right, mm").inputValue();
    expect(Number(right)).toBeGreaterThan(500);
    const elsewhere = await context.newPage();
    await elsewhere.goto(address);
    await select(elsewhere, "escort");
    await expect(field(elsewhere, "Right, mm")).toHaveValue(right);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Right, mm")).toHaveValue("470");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(field(page, "Right, mm")).toHaveValue(right);
  });

  test("everything can be done with the keyboard", async ({ page }) => {
    await open(page);
    await select(page, "bomber");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("]");
    await expect(field(page, "Right, mm")).toHaveValue("1281");
    await expect(field(page, "Up, mm")).toHaveValue("310");
    await expect(field(page, "Heading, °")).toHaveValue("281");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Judge", exact: true })).toBeVisible();
    await page.keyboard.press("Control+z");
    await select(page, "bomber");
    await expect(field(page, "Heading, °")).toHaveValue("280");
  });

  test("a template is tried out and the ship moved there", async ({ page }) => {
    await open(page);
    await select(page, "escort");
    await choice(page, "Maneuver").selectOption("Straight");
    await choice(page, "Speed").selectOption("2");
    await page.getByRole("button", { name: "Move it there" }).click();
    // A medium base, straight 2: 140 mm along its heading of 100 degrees.
    await expect(field(page, "Right, mm")).toHaveValue("607.873");
    await expect(field(page, "Up, mm")).toHaveValue("615.689");
  });

  test("[HS-TGT-03] [HS-TGT-05] a first-edition huge ship shows which section is barred, and by which rule", async ({ page }) => {
    await open(page);
    await choice(page, "Start from").selectOption("Two corvettes (first edition)");
    await select(page, "x-wing", "raider");
    await page.getByText("Not possible: 1").click();
    await expect(page.getByText("Front arc at the aft section: no")).toBeVisible();
    await expect(page.getByRole("link", { name: "HS-TGT-03" })).toBeVisible();
    await choice(page, "Add a ship").selectOption("C-ROC cruiser");
    await placeSelected(page, "500", "700", "0");
    await piece(page, "ship 1").focus();
    await page.keyboard.press("Escape");
    await select(page, "tie");
    await placeSelected(page, "600", "640", "300");
    await select(page, "ship 1");
    await expect(page.getByRole("heading", { name: "TIE → ship 1" })).toBeVisible();
    await expect(page.getByText("Front arc at the aft section: range 1")).toBeVisible();
    await page.getByText("Not possible: 1").click();
    await expect(page.getByText("Front arc at the fore section: no")).toBeVisible();
    await expect(page.getByRole("link", { name: "HS-TGT-05" })).toBeVisible();
  });

  test("figures are taken exactly, and nonsense changes nothing", async ({ page }) => {
    await open(page);
    await select(page, "escort");
    await field(page, "Right, mm").fill("123.456");
    await field(page, "Right, mm").press("Enter");
    await addressHolds(page);
    await field(page, "Right, mm").fill("far away");
    await field(page, "Right, mm").press("Enter");
    await expect(field(page, "Right, mm")).toHaveValue("123.456");
  });

  test("a link or a file that holds no position says why, and nothing is lost", async ({ page }) => {
    await page.goto("/judge#p=broken");
    await expect(page.getByRole("alert")).toContainText("The link holds no position");
    await expect(piece(page, "corvette")).toBeVisible();
    await page.getByLabel("Open file").setInputFiles({
      name: "position.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"format":"broadside-position","version":1,"ruleset":{"edition":"3e"}}'),
    });
    await expect(page.getByText("ruleset.edition must be one of 1e, 2.0, 2.5")).toBeVisible();
    await expect(piece(page, "corvette")).toBeVisible();
  });

  test("a saved file opens again", async ({ page }) => {
    await open(page);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save file" }).click()]);
    const path = await download.path();
    await choice(page, "Start from").selectOption("An empty table");
    await expect(piece(page, "corvette")).toHaveCount(0);
    await page.getByLabel("Open file").setInputFiles(path);
    await expect(piece(page, "corvette")).toBeVisible();
  });

  test("nobody is shut out, in light or dark", async ({ page }) => {
    await open(page);
    await select(page, "wing 1", "corvette");
    await expectAccessibleInAnyLight(page);
  });
});

test.describe("judge's table on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("ships are tapped, and nothing runs off the screen", async ({ page }) => {
    await open(page);
    await expectNoSidewaysScroll(page);
    await piece(page, "bomber").tap();
    await piece(page, "corvette").tap();
    await expect(page.getByRole("heading", { name: "Bomber → CR90" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
