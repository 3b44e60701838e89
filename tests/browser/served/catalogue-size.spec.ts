/** The cards load one edition at a time, and all three editions together are small. */
import { gzipSync } from "node:zlib";
import { expect, test } from "../fixtures.ts";

const MOST_BYTES = 350_000;

/** `only` is a card that no other edition has. It identifies the edition's catalogue. */
const EDITIONS = [
  { name: "First edition", format: "Epic Dogfight", only: "insatiableworrt" },
  { name: "Second edition 2.0", format: "Epic Battles", only: "hyperspace" },
  { name: "Second edition 2.5", format: "Standard, 20 points", only: "tridentclassassaultship" },
];

test("each edition's cards are loaded when it is chosen, and the three take at most 350 kB compressed @long", async ({ page }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.set(response.url(), response.text());
  });
  await page.goto("/build");
  await page.getByRole("radio", { name: EDITIONS[0]?.name ?? "" }).waitFor();
  const pages = new Set(scripts.keys());
  let total = 0;
  for (const { name, format, only } of EDITIONS) {
    await page.goto("/build");
    await page.getByRole("radio", { name }).check();
    const before = new Set(scripts.keys());
    await page.getByRole("button", { name: format }).first().click();
    await expect(page.getByRole("button", { name: "Galactic Empire", exact: true }).first()).toBeVisible();
    const loaded = [...scripts].filter(([url]) => !before.has(url) && !pages.has(url));
    const bodies = await Promise.all(loaded.map(([, body]) => body));
    expect(
      bodies.some((body) => body.includes(only)),
      `${name} loads its own cards`,
    ).toBe(true);
    total += bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  }
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
});
