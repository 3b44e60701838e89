/** The camera in games with large ships: it follows only what happens, never under a pointer, and *Whole table* lies under no panel. */
import type { Page } from "@playwright/test";
import { epicDogfight, standardGame } from "../../shared/usual-games.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { FAST, isAsked, isPhase, playedUntil, show } from "../made-games.ts";
import { button, heading, piece, playUntil } from "../playing.ts";

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Frame {
  readonly stage: string;
  /** The felt is the table's surface: its position and size are the camera. */
  readonly felt: string;
  readonly panel: number;
  readonly question: string;
}

/** Runs in the page. Records every frame that shows a change. */
function record(): void {
  const frames: Frame[] = [];
  Object.assign(globalThis, { frames });
  const placeOf = (selector: string): string => {
    const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map((value) => value.toFixed(1)).join(" ");
  };
  const look = (): void => {
    const heading = document.querySelector(".play-question h2, .play-panel h2")?.textContent;
    const asked = document.querySelector<HTMLElement>('.table-piece[data-role="asked"]')?.dataset["id"];
    const question = `${document.querySelector<HTMLElement>(".play-question")?.dataset["question"]} ${heading} ${asked}`;
    const panel = document.querySelector<HTMLElement>(".play-panel")?.offsetHeight ?? 0;
    const frame = { stage: placeOf(".broadside-table"), felt: placeOf(".table-felt"), panel, question };
    if (JSON.stringify(frames.at(-1)) !== JSON.stringify(frame)) frames.push(frame);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly frames: readonly Frame[] }).frames);

/** The table's place on the screen, once it has been there for some frames. */
const tableAtRest = (page: Page): Promise<Rect> =>
  page.evaluate(async () => {
    const now = () => {
      const { left, top, right, bottom } = document.querySelector(".table-felt")?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    };
    let before = now();
    for (let frames = 0; frames < 12; frames += 1) {
      await new Promise(requestAnimationFrame);
      const next = now();
      if (JSON.stringify(next) !== JSON.stringify(before)) frames = 0;
      before = next;
    }
    return before;
  });

const differing = (values: readonly unknown[]): number => new Set(values).size;

test("an epic game on a desktop: the table never moves during set-up, and then at most once for each question", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, await epicDogfight());
  await tableAtRest(page);
  await page.evaluate(record);
  await playUntil(page, /^Pass the device/);
  const setUp = await framesOf(page);
  expect(differing(setUp.map(({ panel }) => panel)), "heights of the questions").toBeGreaterThan(3);
  expect([...new Set(setUp.map(({ felt }) => felt))], "where the table is during set-up").toHaveLength(1);
  await playUntil(page, /^Choose a weapon and target/);
  const all = await framesOf(page);
  expect([...new Set(all.map(({ stage }) => stage))], "the table's element").toEqual(["0.0 0.0 1440.0 900.0"]);
  const moved = all.filter(({ felt }, at) => at > 0 && felt !== all[at - 1]?.felt).map(({ question }) => question);
  expect(moved.length, "movements").toBeGreaterThan(0);
  expect(moved.filter((question, at) => question === moved[at - 1])).toEqual([]);
});

/** Runs in the page. Presses what the guide highlights, or "Continue", until this lesson. */
async function followGuide(until: string): Promise<void> {
  const coach = () => document.querySelector<HTMLElement>(".play-coach");
  const lit = () => document.querySelector<HTMLElement>("[data-lit]");
  const next = () =>
    [...(coach()?.querySelectorAll<HTMLElement>(".play-coach-coachDo button") ?? [])].find(
      ({ textContent }) => textContent === "Continue",
    ) ?? lit();
  const words = () => [coach(), lit(), document.querySelector(".play-question")].map((element) => element?.textContent).join("|");
  for (const end = performance.now() + 120_000; coach()?.dataset["lesson"] !== until; ) {
    if (performance.now() > end) throw new Error(`never came to ${until}`);
    const before = words();
    next()?.click();
    const patience = performance.now() + 3000;
    while (words() === before && performance.now() < patience) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 150));
  }
}

test("the first game against the computer: the table moves at most once for each question, whatever its height", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/play?guided=first");
  await expect(page.locator(".play-coach")).toBeVisible();
  await tableAtRest(page);
  await page.evaluate(record);
  await page.evaluate(followGuide, "dialsAgain");
  const frames = await framesOf(page);
  expect(differing(frames.map(({ panel }) => panel)), "heights of the questions").toBeGreaterThan(8);
  expect([...new Set(frames.map(({ stage }) => stage))], "the table's element").toEqual(["0.0 0.0 1440.0 900.0"]);
  const moved = frames.filter(({ felt }, at) => at > 0 && felt !== frames[at - 1]?.felt).map(({ question }) => question);
  expect(moved.length, "movements").toBeGreaterThan(0);
  expect(moved.filter((question, at) => question === moved[at - 1])).toEqual([]);
});

/** The screen's free area: between the rails, below the bar, and above the question. */
const freeArea = (page: Page): Promise<Rect> =>
  page.evaluate(() => {
    const rects = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const rails = rects(".play-rail");
    const isLeft = ({ left }: DOMRect): boolean => left < innerWidth / 2;
    return {
      left: Math.max(0, ...rails.filter(isLeft).map(({ right }) => right)),
      right: Math.min(innerWidth, ...rails.filter((rail) => !isLeft(rail)).map(({ left }) => left)),
      top: Math.max(...rects(".play-top").map(({ bottom }) => bottom)),
      bottom: Math.min(...rects(".play-panel > *").map(({ top }) => top)),
    };
  });

/** The panels that lie over a part of the table, by their classes. Texts for screen readers are a pixel large. */
const panelsOver = (page: Page, table: Rect): Promise<readonly string[]> =>
  page.evaluate(
    ({ left, top, right, bottom }) =>
      [...document.querySelectorAll(".play-over > :not(.play-panel, .play-notes), .play-panel > *, .play-notes > *")]
        .filter((panel) => {
          const rect = panel.getBoundingClientRect();
          const isSeen = rect.width > 1 && rect.height > 1;
          return isSeen && rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top;
        })
        .map(({ className }) => className),
    table,
  );

/** Asks for the whole table in each of two ways, and expects that it fills the free area and lies under no panel. */
async function expectWhole(page: Page, when: string): Promise<void> {
  for (const [way, ask] of [
    ["button", () => button(page, "Whole table").click()],
    ["key", () => page.locator(".broadside-table svg").press("0")],
  ] as const) {
    await button(page, "Zoom in").click();
    await ask();
    const table = await tableAtRest(page);
    const free = await freeArea(page);
    const across = (table.right - table.left) / (free.right - free.left);
    const down = (table.bottom - table.top) / (free.bottom - free.top);
    expect(Math.max(across, down), `the share of the free area by ${way}, ${when}`).toBeGreaterThanOrEqual(0.97);
    expect(table.left).toBeGreaterThanOrEqual(free.left);
    expect(table.right).toBeLessThanOrEqual(free.right);
    expect(table.top).toBeGreaterThanOrEqual(free.top);
    expect(table.bottom).toBeLessThanOrEqual(free.bottom);
    expect(await panelsOver(page, table), `panels over the table by ${way}, ${when}`).toEqual([]);
  }
}

for (const [name, game] of [
  ["a square table", standardGame],
  ["a table for large ships", epicDogfight],
] as const)
  test(`the whole of ${name} fills the area that panels leave free, whatever the question's height, and lies under no panel`, async ({
    page,
  }) => {
    test.slow();
    const heights = new Set<number>();
    for (const [asked, isReached] of [
      ["an attack", isAsked("attack")],
      ["an action", isAsked("action")],
      ["the cover before the dials", isPhase("planning")],
    ] as const) {
      await show(page, playedUntil(await game(), isReached, FAST));
      for (const [width, height] of [
        [1280, 720],
        [1280, 800],
        [1440, 900],
        [1920, 1080],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expectWhole(page, `for ${asked} at ${width} × ${height}`);
        heights.add((await page.locator(".play-panel").boundingBox())?.height ?? 0);
      }
    }
    expect(Math.max(...heights) - Math.min(...heights), "the heights of the questions").toBeGreaterThan(40);
  });

test("a taller question lies over the whole table and doesn't move it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  await button(page, "Whole table").click();
  const before = await tableAtRest(page);
  const { bottom } = await freeArea(page);
  await openDials(page);
  await page.waitForTimeout(1200);
  expect((await freeArea(page)).bottom).toBeLessThan(bottom);
  expect(await tableAtRest(page)).toEqual(before);
});

/** Shows the cover before a player's dials. The dials then bring the camera closer to that player's ships. */
async function showCover(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  await tableAtRest(page);
}
/** Clicks inside the page, so that the mouse stays where it is. */
async function openDials(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLButtonElement>(".play-cover button")?.click());
  await expect(heading(page)).toHaveText("For your eyes only");
  await expect(page.locator('.table-piece[data-role="asked"]')).toHaveCount(1);
}
const middleOf = async (page: Page, id: string) => {
  const box = await piece(page, id).locator("path, polygon, rect").first().boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};
const widthOf = ({ left, right }: Rect): number => right - left;

test("the table doesn't move while the mouse is on a ship; it follows when the mouse leaves, or a key is pressed", async ({ page }) => {
  for (const release of [() => page.mouse.move(640, 20), () => page.keyboard.press("Shift")]) {
    await showCover(page);
    const before = await tableAtRest(page);
    const { x, y } = await middleOf(page, "B1");
    await page.mouse.move(x, y);
    await openDials(page);
    await page.waitForTimeout(1200);
    expect(await tableAtRest(page)).toEqual(before);
    await release();
    await expect.poll(async () => widthOf(await tableAtRest(page))).toBeGreaterThan(widthOf(before));
  }
});

test("a movement that waits for a pointer isn't lost when the player moves the table before letting go", async ({ page }) => {
  await showCover(page);
  const before = await tableAtRest(page);
  await page.mouse.move(640, 250);
  await page.mouse.down();
  await openDials(page);
  await page.mouse.move(660, 260, { steps: 4 });
  expect(widthOf(await tableAtRest(page))).toBeCloseTo(widthOf(before), 1);
  await page.mouse.up();
  await expect.poll(async () => widthOf(await tableAtRest(page))).toBeGreaterThan(widthOf(before));
});
