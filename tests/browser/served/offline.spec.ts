/** The app is stored in the browser: it opens without a network, and switches to a new version only on a reload. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { asked, button, heading, playUntil, status } from "../playing.ts";
import { serveBuilds } from "./served-builds.ts";

test.use({ serviceWorkers: "allow" });

/** Everything is stored once the service worker controls the page. */
const isKept = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    navigator.serviceWorker.ready
      .then(
        () =>
          navigator.serviceWorker.controller ??
          new Promise((done) => {
            navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
          }),
      )
      .then(() => undefined),
  );

const newVersion = (page: Page) => page.getByRole("status").filter({ hasText: "A new version is ready" });

test("after one visit the app opens without a network; from there the first dial of an Epic Dogfight is six clicks away, set up by the bot", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  let clicks = 0;
  const press = async (target: Locator): Promise<void> => {
    await target.click();
    clicks += 1;
  };
  await press(button(page, /^Play the computer/));
  await expect(status(page)).toContainText("Cadet is a bot");
  await press(button(page, /^Set up for me/));
  await expect(button(page, /^Done/)).toBeVisible({ timeout: 30_000 });
  await press(page.locator(".play-dial button").first());
  expect(clicks).toBeLessThanOrEqual(6);
  await expect(page.locator(".play-dials-dialChip[data-set]")).toHaveCount(1);
  await page.goto("/rules");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a new version is offered outside games and installed on a reload, also an automatic one, and saved games are still there @long", async ({
  page,
}) => {
  const builds = await serveBuilds();
  const publish = async (mark: string): Promise<void> => {
    builds.publish(mark);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  };
  await page.goto(builds.address);
  await isKept(page);
  await page.goto(`${builds.address}/play?seed=offline`);
  await expect(page.getByText("✓ Legal")).toHaveCount(2);
  await button(page, /^Play$/).click();
  await playUntil(page, /^Place /);
  const left = await asked(page);
  const game = page.url();

  await publish("next");
  await expect(newVersion(page), "not in a game").toHaveCount(0);
  await page.evaluate(() => history.pushState(undefined, "", "/about"));
  await expect(newVersion(page)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-build", "next");
  await newVersion(page).getByRole("button", { name: "reload" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-build", "next");
  await expect(newVersion(page)).toHaveCount(0);

  await publish("after that");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-build", "after that");

  await page.goto(game);
  await expect(heading(page)).toBeVisible();
  expect(await asked(page)).toBe(left);
  builds.close();
});

test("the app can be installed: its manifest names it and its icons, which exist", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "no manifest";
  const manifest = (await (await request.get(address)).json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  expect(manifest.name).toBe("Broadside");
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()["content-type"], src).toBe(type);
});
