/** How much of the screen each page uses, when it is opened on its own: only its own styles are loaded then. */
import type { Page } from "@playwright/test";
import { carrying, openDraft, rebels } from "../builder.ts";
import { expect, testOnSharedPage } from "../fixtures.ts";

type Edges = readonly [left: number, right: number];

/** For each page, the edges of its content on a screen of 1440 pixels, and on a phone of 390. */
const PAGES: readonly (readonly [address: string, content: string, desktop: Edges, phone: Edges])[] = [
  ["/", ".home", [32, 1408], [16, 374]],
  ["/play", ".play-page", [256, 1184], [16, 374]],
  ["/saved", ".saved-page", [256, 1184], [16, 374]],
  ["/build", ".build-page", [256, 1184], [16, 374]],
  ["/judge", ".judge-page", [0, 1440], [0, 390]],
  ["/odds", ".odds-columns", [128, 1312], [16, 374]],
  ["/rules", ".rule-search", [176, 1264], [16, 374]],
  ["/rules/HS-TGT-10", ".rule", [176, 1264], [16, 374]],
];

async function expectEdges(page: Page, content: string, desktop: Edges, phone: Edges): Promise<void> {
  for (const [width, edges] of [
    [1440, desktop],
    [390, phone],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => edgesOf(page, content), `${content} in ${width} pixels`).toEqual(edges);
  }
}

const edgesOf = (page: Page, content: string): Promise<number[]> =>
  page.locator(content).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

testOnSharedPage("every page uses its width", async ({ page }) => {
  for (const [address, content, desktop, phone] of PAGES) {
    await page.goto(address);
    await expectEdges(page, content, desktop, phone);
  }
});

testOnSharedPage("the editor of lists uses the whole screen", async ({ page }) => {
  await openDraft(page, rebels(carrying("rookiepilot")));
  await expectEdges(page, ".build-desk", [0, 1440], [0, 390]);
});
