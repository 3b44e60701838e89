/** The table holds still: it moves only to follow what happens, whatever the panels do, and never under a pointer. */
import type { Page } from "@playwright/test";
import { standardGame } from "../../shared/usual-games.ts";
import { expect, testOnSharedPage as test } from "../fixtures.ts";
import { isPhase, playedUntil, show } from "../made-games.ts";
import { button, heading, playUntil } from "../playing.ts";

/** What a frame showed. The felt is the table's surface: its position and size are the camera. */
interface Frame {
  readonly time: number;
  readonly stage: string;
  readonly felt: string;
  /** The question's height. */
  readonly panel: number;
  /** The question, and the ship that it is about. */
  readonly subject: string;
}

/** Runs in the page. Records every frame that shows a change. */
function record(): void {
  const frames: Frame[] = [];
  Object.assign(globalThis, { frames });
  const placeOf = (selector: string): string => {
    const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [left, top, width, height].map((value) => value.toFixed(1)).join(" ");
  };
  const look = (time: number): void => {
    const frame = {
      stage: placeOf(".broadside-table"),
      felt: placeOf(".table-felt"),
      panel: document.querySelector<HTMLElement>(".play-panel")?.offsetHeight ?? 0,
      subject: [".play-question", ".play-panel h2", '.table-piece[data-role="asked"]']
        .map((selector) => document.querySelector<HTMLElement>(selector))
        .map((element) => element?.dataset["question"] ?? element?.dataset["id"] ?? element?.textContent)
        .join(),
    };
    const { time: _, ...before } = frames.at(-1) ?? { time };
    if (JSON.stringify(before) !== JSON.stringify(frame)) frames.push({ time, ...frame });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly frames: readonly Frame[] }).frames);

/** Where the table is on the screen, once it has been there for some frames. */
async function tableAtRest(page: Page) {
  return page.evaluate(async () => {
    const now = () => document.querySelector(".table-felt")?.getBoundingClientRect() ?? new DOMRect();
    let before = now();
    for (let frames = 0; frames < 12; frames += 1) {
      await new Promise(requestAnimationFrame);
      const next = now();
      if (next.left !== before.left || next.top !== before.top || next.width !== before.width) frames = 0;
      before = next;
    }
    const { left, top, right, bottom, width, height } = before;
    return { left, top, right, bottom, width, height };
  });
}

/** Clicks inside the page, so that a held mouse stays where it is. */
const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => document.querySelector<HTMLButtonElement>(wanted)?.click(), selector);

const differing = (values: readonly unknown[]): number => new Set(values).size;

/** Plays until the first attack, and returns what was on the screen during set-up and afterwards. */
async function playARound(page: Page): Promise<{ readonly setUp: readonly Frame[]; readonly all: readonly Frame[] }> {
  await show(page, await standardGame());
  await tableAtRest(page);
  await page.evaluate(record);
  await playUntil(page, /^Pass the device/);
  const setUp = await framesOf(page);
  await playUntil(page, /^Choose a weapon and target/);
  const all = await framesOf(page);
  expect(differing(setUp.map(({ panel }) => panel)), "heights of the questions").toBeGreaterThan(3);
  expect(differing(all.map(({ subject }) => subject)), "subjects").toBeGreaterThan(20);
  return { setUp, all };
}

test("set-up and a round on a desktop: the table doesn't move, because everything is always in view", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { all } = await playARound(page);
  expect([...new Set(all.map(({ stage }) => stage))], "the table's element").toEqual(["0.0 0.0 1440.0 900.0"]);
  expect([...new Set(all.map(({ felt }) => felt))], "where the table is").toHaveLength(1);
});

test("set-up and a round on a phone: the table moves at most once for each new subject, and never during set-up", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { setUp, all } = await playARound(page);
  expect([...new Set(all.map(({ stage }) => stage))], "the table's element").toEqual(["0.0 0.0 390.0 844.0"]);
  expect([...new Set(setUp.map(({ felt }) => felt))], "where the table is during set-up").toHaveLength(1);
  const moved = all.filter(({ felt }, at) => at > 0 && felt !== all[at - 1]?.felt).map(({ subject }) => subject);
  expect(moved.length, "movements").toBeGreaterThan(0);
  expect(moved.filter((subject, at) => subject === moved[at - 1])).toEqual([]);
});

test("nothing moves while a pointer is down on the table; afterwards, the table follows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  const before = await tableAtRest(page);
  await page.mouse.move(640, 250);
  await page.mouse.down();
  await press(page, ".play-cover button");
  await expect(heading(page)).toHaveText("For your eyes only");
  await expect(page.locator('.table-piece[data-role="asked"]')).toHaveCount(1);
  expect(await tableAtRest(page)).toEqual(before);
  await page.mouse.up();
  await expect.poll(async () => (await tableAtRest(page)).width).toBeGreaterThan(before.width);
});

test("the table stays where a person has moved it: at first in any case, and then unless a question hides its ship", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  await page.evaluate(record);
  await page.mouse.move(640, 250);
  await page.mouse.wheel(0, -2000);
  await expect.poll(async () => (await tableAtRest(page)).width).toBeGreaterThan(1500);
  await press(page, ".play-cover button");
  await expect(heading(page)).toHaveText("For your eyes only");
  const zoomed = (await framesOf(page)).at(-1);
  await expect.poll(async () => (await framesOf(page)).at(-1)?.felt).not.toBe(zoomed?.felt);
  const frames = await framesOf(page);
  const times = frames.filter(({ felt }, at) => felt !== frames[at - 1]?.felt).map(({ time }) => time);
  const [, , own = 0, followed = 0] = [0, ...times];
  expect(followed - own, "milliseconds after the wheel").toBeGreaterThan(900);

  await button(page, /^Done/).click();
  await button(page, "Whole table").click();
  const whole = await tableAtRest(page);
  await press(page, ".play-cover button");
  await expect(heading(page)).toHaveText("For your eyes only");
  // The dials are taller than the cover and would hide the ship, so the table moves up, but it stays as large as it is.
  await expect.poll(async () => (await tableAtRest(page)).top).toBeLessThan(whole.top);
  const moved = await tableAtRest(page);
  expect(moved.width).toBeCloseTo(whole.width, 1);
  expect(moved.left).toBeCloseTo(whole.left, 1);
});

/** The question's usual place, including the gap below it. */
const QUESTION = 264;

test("a resized window keeps the same middle", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, playedUntil(await standardGame(), isPhase("planning")));
  await button(page, "Zoom in").click();
  await page.mouse.move(720, 300);
  await page.mouse.down();
  await page.mouse.move(780, 340, { steps: 4 });
  await page.mouse.up();
  const middleOf = async (width: number, height: number) => {
    const table = await tableAtRest(page);
    const [x, y] = [width / 2, (52 + height - QUESTION) / 2];
    return { x: (x - table.left) / table.width, y: (y - table.top) / table.height, width: table.width };
  };
  const before = await middleOf(1440, 900);
  await page.setViewportSize({ width: 1700, height: 1000 });
  const after = await middleOf(1700, 1000);
  expect(after.width).toBeCloseTo(before.width, 3);
  expect(after.x).toBeCloseTo(before.x, 3);
  expect(after.y).toBeCloseTo(before.y, 3);
});
