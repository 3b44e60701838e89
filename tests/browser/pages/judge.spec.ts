/** The judge's table as people use it: pointer, keyboard, phone, links, positions from games. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, expectAccessibleInAnyLight, expectNoSidewaysScroll, test, testOnSharedPage } from "../fixtures.ts";

const RECORD = join(import.meta.dirname, "../../../docs/records/corvette-and-swarm/game.json.gz");

const WEDGE = "xwing 1";
const IMPETUOUS = "raiderclasscorvette 1";
const VADER = "tieadvanced 1";

const piece = (page: Page, id: string) => page.locator(`[data-id="${id}"]`);
const field = (page: Page, label: string) => page.getByRole("spinbutton", { name: label, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });

async function select(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await piece(page, id).focus();
    await page.keyboard.press("Enter");
  }
}

/** Opens the table with its default example, an attack on a corvette. */
async function open(page: Page): Promise<void> {
  await page.goto("/judge");
  await expect(piece(page, WEDGE)).toBeVisible();
}

async function openExample(page: Page, name: RegExp): Promise<void> {
  await button(page, "Open…").click();
  await button(page, name).click();
}

async function addressHolds(page: Page): Promise<string> {
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#p=/);
  return page.url();
}

testOnSharedPage("the table fills the screen without the header of other pages, and leads to a rule and back", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { level: 1, name: "Judge's table" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  const size = await page.locator(".judge-stage").boundingBox();
  expect(size).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  await expect(page.getByRole("link", { name: "About Broadside" })).toHaveAttribute("href", "/about");
  await select(page, WEDGE, IMPETUOUS);
  await expect(page.getByText("Rock 2 is in the way"), "beside the line on the table").toBeVisible();
  await button(page, /^Lock/).click();
  await page.getByRole("link", { name: "1E-ACT-07" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1E-ACT-07");
  await page.goBack();
  await page.getByRole("link", { name: "Broadside, home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

testOnSharedPage("dragging a ship updates the link, and opened elsewhere it shows the same table", async ({ page }) => {
  await open(page);
  const before = await piece(page, VADER).boundingBox();
  if (!before) throw new Error("Vader is on the table");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.mouse.move(before.x + before.width / 2 + 60, before.y + before.height / 2 + 30, { steps: 5 });
  await page.mouse.up();
  const address = await addressHolds(page);
  await select(page, VADER);
  const x = await field(page, "x").inputValue();
  expect(Number(x)).toBeGreaterThan(820);
  await button(page, "Undo").click();
  await expect(field(page, "x")).toHaveValue("800");
  await button(page, "Redo").click();
  await expect(field(page, "x")).toHaveValue(x);
  await field(page, "turn").press("ArrowUp");
  await expect(field(page, "turn")).toHaveValue("151");
  await button(page, "Undo").click();
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await select(elsewhere, VADER);
  await expect(field(elsewhere, "x")).toHaveValue(x);
  await expect(elsewhere.getByRole("region", { name: "Position of Vader" })).toContainText("9");
  await elsewhere.close();
});

testOnSharedPage(
  "you can drag a base into place and turn an obstacle over; a saved file opens again, for every edition and table size @long",
  async ({ page }) => {
    await open(page);
    await button(page, "Small base").dragTo(page.locator(".judge-stage"), { targetPosition: { x: 640, y: 560 } });
    await expect(piece(page, "ship 1")).toBeVisible();
    const box = await piece(page, "ship 1").boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(8);
    await button(page, /^All obstacles and tokens/).click();
    await button(page, "Gas cloud 3").click();
    await expect(piece(page, "gas 1")).toBeVisible();
    await button(page, "Turn over").click();
    await addressHolds(page);
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save file").click()]);
    const path = await download.path();
    await openExample(page, /^Empty table/);
    await expect(piece(page, WEDGE)).toHaveCount(0);
    await page.getByRole("combobox", { name: "Size" }).selectOption("6′ × 3′");
    await page.getByRole("combobox", { name: "Edition" }).selectOption("Second edition 2.5");
    await expect(page.getByText("Second edition 2.5 · 6′ × 3′")).toBeVisible();
    await button(page, "Wing of 4").click();
    await expect(piece(page, "wing 4")).toBeVisible();
    await button(page, "Open…").click();
    await page.getByLabel("Open file").setInputFiles(path);
    await expect(piece(page, WEDGE)).toBeVisible();
    await expect(piece(page, "ship 1")).toBeVisible();
  },
);

test.describe("judge's table", () => {
  test("selecting and trying out pieces is accessible, in light and dark @long", async ({ page }) => {
    await open(page);
    await select(page, WEDGE);
    await expectAccessibleInAnyLight(page);
    await select(page, IMPETUOUS);
    await button(page, "More templates").click();
    await button(page, "Right bank").click();
    await expectAccessibleInAnyLight(page);
  });
});

test.describe("a position from a game", () => {
  testOnSharedPage("is named, leads back to its game, and is copied without the game @long", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await select(page, VADER);
    await page.keyboard.press("ArrowRight");
    const address = await addressHolds(page);
    await page.goto("/rules");
    await page.goto(`${address}&moment=Epic+Dogfight%2C+round+3&back=%2Fplay%3Fgame%3Dk7`);
    await expect(page.getByText("Epic Dogfight, round 3")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the game" })).toHaveAttribute("href", "/play?game=k7");
    await button(page, "Copy link").click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("moment=Epic+Dogfight%2C+round+3");
    expect(copied).not.toContain("back=");
    await openExample(page, /^Two corvettes/);
    await expect(page.getByRole("link", { name: "Back to the game" })).toHaveCount(0);
  });

  test("can come from any point of a record, with no way back if the browser hasn't saved the game @long", async ({ page }) => {
    await open(page);
    await button(page, "From a game…").click();
    await page.getByLabel("Open a replay").setInputFiles(RECORD);
    const slider = page.getByRole("slider", { name: "Moment" });
    await expect(slider).toBeVisible({ timeout: 30_000 });
    await slider.fill("200");
    await expect(slider).toHaveAttribute("aria-valuetext", /^Round \d+, \w+$/);
    await button(page, "Open this moment").click();
    await expect(button(page, "Impetuous")).toHaveCount(0);
    await expect(page.locator("[data-kind=ship]").first()).toBeVisible();
    await expect(page.locator(".judge-top-bar-title")).toContainText(/, round \d+$/);
    await expect(page.getByRole("link", { name: "Back to the game" })).toHaveCount(0);
    await button(page, "Undo").click();
    await expect(button(page, "Impetuous")).toBeVisible();
  });
});

testOnSharedPage(
  "on a phone, you tap ships, the verdict is a sheet below the table, the palette opens over it, and everything is large enough for a finger @phone",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expectNoSidewaysScroll(page);
    await piece(page, IMPETUOUS).tap();
    await piece(page, "cr90corvette 1").tap();
    await expect(verdict(page).getByRole("heading", { name: "Impetuous → Tantive IV" })).toBeVisible();
    const sheet = await page.locator(".judge-sheet").boundingBox();
    expect(sheet?.y).toBeGreaterThan(400);
    expect(sheet?.width).toBe(390);
    await expectNoSidewaysScroll(page);
    await open(page);
    await button(page, "Pieces").tap();
    const palette = page.getByRole("complementary", { name: "Add to the table" });
    await palette.getByRole("button", { name: "Wedge" }).tap();
    await palette.getByRole("button", { name: "Vader" }).tap();
    await expect(verdict(page).getByRole("heading", { name: "Wedge → Vader" })).toBeVisible();
    await expect(palette).toBeHidden();
    const small = await page.locator(".judge-page button:visible, .judge-page a:visible").evaluateAll((all) =>
      all
        .filter((one) => !one.closest("svg"))
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return height < 44 || width < 44 ? [`${one.textContent} ${Math.round(width)} × ${Math.round(height)}`] : [];
        }),
    );
    expect(small).toEqual([]);
    await button(page, "Open…").tap();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Copy link" })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save file" })).toBeVisible();
  },
);
