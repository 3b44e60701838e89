/**
 * Games that an earlier version of the page saved in this browser. They are listed, can be opened and continued, and are then saved in the
 * current format.
 */
import type { Page } from "@playwright/test";
import { SAVED_ROWS, type SavedRow } from "../../shared/saved-browser-games.ts";
import { expect, test } from "../fixtures.ts";
import { asked, button, openDrawer, plan, status, takeDefault } from "../playing.ts";

/** Puts rows where the earlier version had them. */
async function withRecordedGames(page: Page, rows: readonly SavedRow[]): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(
    (games) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open("broadside.games.1", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
        request.onsuccess = () => {
          const transaction = request.result.transaction("games", "readwrite");
          for (const game of games) transaction.objectStore("games").put(game);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error ?? new Error("no storage"));
        };
      }),
    rows,
  );
  await page.goto("/play");
}

const named = ({ names }: SavedRow) => new RegExp(`^${names.join(" – ")}`);

test("every saved game is listed, and opens where it was @long", async ({ page }) => {
  await withRecordedGames(
    page,
    SAVED_ROWS.map(([, row]) => row),
  );
  for (const [, row] of SAVED_ROWS) {
    const listed = page.getByRole("listitem").filter({ hasText: row.isOver ? `over in round ${row.round}` : `round ${row.round}` });
    await listed
      .getByRole("button", { name: named(row) })
      .first()
      .click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    if (row.isOver) await expect(page.getByRole("heading", { name: /won|draw/ }).first()).toBeVisible();
    else await expect(status(page)).toContainText(`Round ${row.round}`);
    await page.goto("/play");
  }
});

test("you can continue one, and the next visit finds it where you left it @long", async ({ page }) => {
  const [, row] = SAVED_ROWS.find(([name]) => name === "first-edition-standard") ?? [];
  if (!row) throw new Error("no kept game");
  await withRecordedGames(page, [row]);
  await button(page, named(row)).click();
  await expect(status(page)).toContainText("Round 3");
  // Under newer rules, the round restarts, so both sides plan behind the cover again.
  for (const _seat of row.names) await plan(page);
  await expect(status(page)).not.toContainText("Planning");
  await takeDefault(page);
  const left = await asked(page);
  await page.reload();
  await expect.poll(() => asked(page).catch(() => ""), { intervals: [50] }).toBe(left);
  await page.goto("/play");
  await expect(button(page, named(row))).toHaveCount(1);
});

test("a game under older rules continues from the start of its round, and the log says so @long", async ({ page }) => {
  const [, row] = SAVED_ROWS.find(([name]) => name === "second-edition-2.0") ?? [];
  if (!row) throw new Error("no kept game");
  const older = { ...row, record: JSON.stringify({ ...(JSON.parse(row.record) as object), rulesVersion: "0" }) };
  await withRecordedGames(page, [older]);
  await button(page, named(row)).click();
  const said = page.getByRole("log").getByText(/The game continues under newer rules \(0 → /);
  await openDrawer(page, "Log");
  await expect(said).toBeVisible();
  await page.reload();
  await openDrawer(page, "Log");
  await expect(said).toHaveCount(1);
});
