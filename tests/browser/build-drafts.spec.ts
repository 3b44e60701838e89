/** Lists that come and go: files, links, the sheet, drafts kept in the browser. */
import type { Page } from "@playwright/test";
import { addShips, badge, carries, carrying, list, openDraft, openSettings, rebels, ship, ships, verdict } from "./builder.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("to and fro", () => {
  test("exported and imported again it is the same list, as a draft of its own", async ({ page }) => {
    await openDraft(page, rebels({ pilot: "cr90corvette", upgrades: [{ id: "gunneryteam", section: "fore" }] }, carrying("wedgeantilles")));
    await expect(carries(ship(page, 0).getByRole("list", { name: "Upgrades fore" }), "Gunnery Team")).toBeVisible();
    const hash = await verdict(page).locator("abbr").getAttribute("title");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(/Wedge Antilles/);
    await expectAccessible(page);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download XWS" }).click()]);
    const xws = await page.getByRole("textbox", { name: "XWS" }).inputValue();
    const file = await download.path();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("textbox", { name: "XWS" }).fill(xws);
    await page.getByRole("button", { name: "Import", exact: true }).last().click();
    await expect(title(page)).toHaveText("List A 2");
    await expect(verdict(page).locator("abbr")).toHaveAttribute("title", hash ?? "none");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByLabel("Open file").setInputFiles(file);
    await expect(title(page)).toHaveText("List A 3");
    await page.getByRole("button", { name: /^All lists/ }).click();
    await expect(page.getByRole("button", { name: /^List A( \d)?$/ })).toHaveCount(3);
  });

  test("a dropped file is imported; notes are told, and what is no list says why", async ({ page }) => {
    await page.goto("/build");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const drop = (text: string) =>
      page.evaluate((content) => {
        const data = new DataTransfer();
        data.items.add(new File([content], "squad.json", { type: "application/json" }));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      }, text);
    await drop("[1, 2");
    await expect(page.getByRole("alert")).toContainText("This is no list that can be read");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const pilots = [{ name: "lukeskywalker", ship: "xwing", upgrades: { amd: ["r2d2"], ept: ["nosuchcard"] } }];
    await drop(JSON.stringify({ faction: "rebel", version: "1.0.0", name: "Dropped", pilots }));
    await expect(title(page)).toHaveText("Dropped");
    await expect(page.getByText(/^Imported, with/)).toBeVisible();
    await expect(carries(ship(page, 0), "R2-D2")).toBeVisible();
  });

  test("lists that are missing are added, and those too many removed", async ({ page }) => {
    await page.goto("/build");
    const squad = (format: string, at: number) => ({
      ...{ faction: "rebel", version: "1.0.0", pilots: [{ name: "rookiepilot", ship: "xwing" }] },
      vendor: { broadside: { ruleset: { edition: "1e" }, format, list: at + 1 } },
    });
    for (const { format, lists, does, leaves } of [
      { format: "escalation", lists: 3, does: "Add tier 4", leaves: 4 },
      { format: "epic-dogfight", lists: 2, does: "Remove List 2", leaves: 1 },
    ]) {
      await page.getByRole("button", { name: /^Import/ }).click();
      const container = Array.from({ length: lists }, (_, at) => squad(format, at));
      await page.getByRole("textbox", { name: "XWS" }).fill(JSON.stringify({ container }));
      await page.getByRole("button", { name: "Import", exact: true }).last().click();
      await expect(page.locator(".build-list")).toHaveCount(lists);
      await page.getByRole("button", { name: does }).click();
      await expect(page.locator(".build-list")).toHaveCount(leaves);
    }
  });

  test("a link brings the lists to someone else, once", async ({ page, browser }) => {
    await openDraft(page, rebels(carrying("wedgeantilles"), carrying("lukeskywalker")));
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByRole("textbox", { name: "Link" })).toHaveValue(/\/build#l=/);
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    for (const _ of [1, 2]) {
      await elsewhere.goto(link);
      await expect(ships(elsewhere)).toHaveCount(2);
      await expect(elsewhere).toHaveURL(/\/build\?draft=\w+$/);
    }
    await elsewhere.getByRole("button", { name: /^All lists/ }).click();
    await expect(elsewhere.getByRole("button", { name: "List A", exact: true })).toHaveCount(1);
    await context.close();
    await page.goto("/build#l=broken");
    await expect(page.getByRole("alert")).toContainText("The link holds no lists");
    await page.getByRole("button", { name: "List A", exact: true }).click();
    await expect(ships(page)).toHaveCount(2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("the sheet to print shows the list and its verdict", async ({ page }) => {
    await openDraft(page, rebels(carrying("cr90corvette")));
    await page.getByRole("button", { name: "Print", exact: true }).click();
    const sheet = page.frameLocator("iframe");
    await expect(sheet.getByText("CR90 Corvette").first()).toBeVisible();
    await expect(sheet.getByText("Legal", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Print", exact: true })).toBeVisible();
  });
});

test.describe("drafts", () => {
  test("survive a reload, are renamed, copied, deleted and brought back", async ({ page }) => {
    await openDraft(page, rebels());
    await addShips(page, list(page), "cr90");
    await openSettings(page);
    await page.getByLabel("Draft", { exact: true }).fill("Convoy");
    await page.keyboard.press("Enter");
    await page.reload();
    await expect(title(page)).toHaveText("Convoy");
    await expect(ships(page)).toHaveCount(1);
    await page.getByRole("button", { name: /^All lists/ }).click();
    await expect(page.getByText("✓ Legal Epic Dogfight (1e) · 90 points")).toBeVisible();
    await page.getByRole("button", { name: "Duplicate Convoy" }).click();
    await page.getByRole("button", { name: "Rename Convoy 2" }).click();
    await expect(page.getByLabel("Name of the draft")).toBeFocused();
    await page.keyboard.type("Second convoy");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Second convoy", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete Convoy", exact: true }).click();
    await expect(page.getByRole("button", { name: "Convoy", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Convoy", exact: true }).click();
    await expect(ships(page)).toHaveCount(1);
  });

  test("broken data in the browser breaks nothing, and is put aside before it is written over", async ({ page }) => {
    const broken = '{"drafts":[7,{"id":"x","entry":{}}]}';
    await page.addInitScript((text) => window.localStorage.setItem("broadside.drafts.1", text), broken);
    await page.goto("/build?draft=x");
    await expect(page.getByRole("heading", { name: "Start here: choose a format" })).toBeVisible();
    await expect(page.getByText("This browser has no such draft")).toBeVisible();
    await page.getByRole("button", { name: "Epic Dogfight" }).first().click();
    await expect(page.getByRole("button", { name: "Rebel Alliance", exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.localStorage.getItem("broadside.drafts.1.unreadable"))).toBe(broken);
  });

  test("when there are as many as are kept a new one is refused, and none is lost", async ({ page }) => {
    await page.addInitScript(() => {
      const entry = { format: "epic-dogfight", squads: [{ faction: "rebel", ships: [{ pilot: "wedgeantilles", upgrades: [] }] }] };
      const drafts = Array.from({ length: 60 }, (_, at) => ({ id: `d${at}`, name: `Draft ${at}`, entry, changed: at }));
      window.localStorage.setItem("broadside.drafts.1", JSON.stringify({ drafts }));
    });
    await page.goto("/build");
    await page.getByRole("button", { name: "Standard, 100 points" }).first().click();
    await expect(page.getByRole("alert")).toContainText("keeps 60 drafts at most");
    await expect(page.getByRole("button", { name: "Draft 59", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete Draft 59", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Standard, 100 points" }).first().click();
    await expect(title(page)).toHaveText("Standard, 100 points");
  });

  test("what another window makes of a draft is taken over, and can be undone", async ({ page, context }) => {
    await openDraft(page, rebels(carrying("wedgeantilles")));
    const other = await context.newPage();
    await other.goto(page.url());
    await addShips(other, list(other), "luke skywalker");
    await expect(ships(page)).toHaveCount(2);
    await expect(page.getByText("This draft was changed in another window")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(ships(other)).toHaveCount(1);
  });

  test("a name that was typed lasts though the field was not left; renaming can be given up", async ({ page }) => {
    await openDraft(page, rebels(carrying("wedgeantilles")));
    await openSettings(page);
    await page.getByLabel("Draft", { exact: true }).fill("Rogues");
    await page.reload();
    await expect(title(page)).toHaveText("Rogues");
    await page.getByRole("button", { name: /^All lists/ }).click();
    const rename = page.getByRole("button", { name: "Rename Rogues" });
    for (const key of ["Escape", "Enter"]) {
      await rename.click();
      if (key === "Escape") await page.keyboard.type("Something else");
      await page.keyboard.press(key);
      await expect(rename).toBeFocused();
    }
    await expect(page.getByRole("button", { name: "Rogues", exact: true })).toBeVisible();
  });

  test("a ready-made list is a legal start", async ({ page }) => {
    await page.goto("/build");
    await page.getByText("Start from a ready-made list").click();
    await page
      .getByRole("button", { name: /Epic Dogfight · / })
      .first()
      .click();
    await expect(badge(page)).toHaveText("✓ Legal");
    await page.getByRole("button", { name: /^All lists/ }).click();
    await expect(page.getByText(/^✓ Legal Epic Dogfight \(1e\) · \d+ points/)).toBeVisible();
    await page.goBack();
    await page
      .getByRole("button", { name: /^Copy, move, remove/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: /^Remove/ }).click();
    await expect(badge(page)).toHaveText("✓ Legal");
    await expect(verdict(page).getByText("The list says")).toHaveCount(0);
  });
});
