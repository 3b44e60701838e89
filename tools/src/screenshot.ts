/** `npm run screenshot`: makes the pictures in `docs` from the app itself. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright-core";
import { buildWeb } from "./bundles.ts";
import { CHROMIUM_ARGS, ensureChromium } from "./chromium.ts";
import { inRoot, say } from "./root.ts";

/** A picture: its file in `docs`, its size, and the way to what it shows. */
interface Picture {
  readonly file: string;
  readonly height: number;
  readonly show: (page: Page) => Promise<void>;
}

const WIDTH = 1440;

const PICTURES: readonly Picture[] = [
  { file: "judge-table.png", height: 810, show: judgeTwoShips },
  { file: "odds.png", height: 1360, show: showOdds },
  { file: "build-epic.png", height: 1000, show: (page) => openReadyMade(page, "Tantive IV and her transport") },
  { file: "build-escalation.png", height: 1300, show: (page) => openReadyMade(page, "The swarm and the Emperor") },
  { file: "build-team.png", height: 1300, show: (page) => openReadyMade(page, "Alliance fleet") },
  { file: "print-sheet.png", height: 1000, show: showSheet },
  { file: "play-attack.png", height: 1000, show: playToAttack },
  { file: "play-epic.png", height: 1000, show: (page) => watchUntilAimed(page, "epic-dogfight", 2) },
  { file: "play-team-epic.png", height: 1000, show: (page) => watchUntilAimed(page, "team-epic", 2) },
  { file: "play-evacuation.png", height: 1000, show: (page) => watch(page, "cover-the-evacuation", 3) },
];

export async function run(): Promise<number> {
  const executablePath = await ensureChromium();
  if (!executablePath || !(await buildWeb())) return 1;
  const { appFiles } = (await import(pathToFileURL(inRoot("apps", "cli", "dist", "serve-command.js")).href)) as {
    appFiles(): Parameters<typeof createServer>[1];
  };
  const server = createServer(appFiles() ?? (() => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const { file, height, show } of PICTURES) {
      const page = await browser.newPage({ baseURL, viewport: { width: WIDTH, height }, colorScheme: "light" });
      await show(page);
      await page.screenshot({ path: inRoot("docs", file) });
      await page.close();
      say(`docs/${file} is new.`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return 0;
}

async function judgeTwoShips(page: Page): Promise<void> {
  await page.goto("/judge");
  for (const id of ["wing 1", "corvette"]) {
    await page.locator(`[data-id="${id}"]`).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByRole("heading", { name: "W1 → CR90" }).waitFor();
}

async function showOdds(page: Page): Promise<void> {
  await page.goto("/odds?edition=2.5&attacks=3.lock.focus_4.focus.range1&defender=2.focus.evade&shields=1&hull=4");
  await page.getByText("What each attack adds").waitFor();
}

async function openReadyMade(page: Page, title: string): Promise<void> {
  await page.goto("/build");
  await page.getByText("Start from a ready-made list").click();
  await page.getByRole("button", { name: title }).click();
  await page.getByRole("region", { name: "Verdict" }).getByText("✓ Legal").waitFor();
}

/** Two ready-made lists fly at each other until a defender may change its dice; the seed makes it the same every time. */
async function playToAttack(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const question = page.locator(".play-question").first();
  await page.goto("/play?seed=broadside");
  await page.getByText("✓ Legal").nth(1).waitFor();
  await button(/^Play$/).click();
  for (let step = 0; step < 300; step += 1) {
    await question.waitFor();
    const text = (await question.textContent()) ?? "";
    if (/\(A\d\) may change the defence dice/.test(text)) return page.mouse.move(0, 0);
    if (await button(/^Pass the screen/).count()) {
      await planFast(page);
      continue;
    }
    await question
      .getByRole("button", { name: answerTo(text) })
      .first()
      .click();
    // Every answer opens another question.
    while ((await question.textContent().catch(() => text)) === text) await page.waitForTimeout(20);
  }
  throw new Error("no attack came about");
}

/** Behind the cover: straight on, as fast as goes without stress. */
async function planFast(page: Page): Promise<void> {
  const done = page.getByRole("button", { name: /^Done/ });
  await page
    .getByRole("button", { name: /^Pass the screen/ })
    .first()
    .click();
  await done.waitFor();
  for (const dial of await page.locator(".play-secret").all()) {
    const fast = dial.getByRole("button", { name: /^[34] straight, (green|white)/ }).first();
    if (await fast.count()) await fast.click();
  }
  await done.click();
  await done.waitFor({ state: "detached" });
}

/** Ships take focus and shoot; everything else is left at its default. */
function answerTo(question: string): RegExp {
  if (question.includes("Which action")) return /^Focus/;
  return question.includes("Whom does") ? /^Primary weapon/ : /· default|^Put it here/;
}

/** A recorded game, some rounds on. */
async function watch(page: Page, record: string, round: number): Promise<void> {
  await page.goto("/play");
  await page.getByLabel("Watch a recorded game").setInputFiles(inRoot("docs", "records", record, "game.json"));
  await page.locator(".play-replay[data-shown]").waitFor();
  for (let rounds = 0; rounds < round; rounds += 1) await page.getByRole("button", { name: "Round ▶▶" }).click();
  await page.locator(".play-replay[data-shown]").waitFor();
}

/** A recorded game, at the first question from a round on in which a section of a huge ship can be aimed at. */
async function watchUntilAimed(page: Page, record: string, round: number): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name });
  const aimed = page.getByRole("region", { name: "Sections that can be aimed at" }).getByText("can be aimed at, range").first();
  const moment = async (): Promise<number> => Number(/Moment (\d+)/.exec((await page.locator(".play-moment").textContent()) ?? "")?.[1]);
  await watch(page, record, round);
  while (await button("Step ▶").isEnabled()) {
    const next = (await moment()) + 1;
    await button("Step ▶").click();
    await page.getByText(`Moment ${next} of`).waitFor();
    await page.locator(".play-replay[data-shown]").waitFor();
    if (await aimed.isVisible()) return page.mouse.move(0, 0);
  }
  throw new Error(`nobody aims at a section in ${record}`);
}

async function showSheet(page: Page): Promise<void> {
  await openReadyMade(page, "Tantive IV and her transport");
  await page.getByRole("button", { name: "Print sheet" }).click();
  await page.frameLocator("iframe").getByText("CR90 Corvette").first().waitFor();
}
