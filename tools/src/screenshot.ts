/** `npm run screenshot`: takes screenshots of the app, for the documentation in `docs/images` and others in `.cache/screenshots`. */
import { mkdirSync } from "node:fs";
import { FULL, PICTURES, PICTURES_IN_DOCS, type Size } from "./pictures/pictures.ts";
import { buildApps } from "./prepare/bundles.ts";
import { inRoot, say } from "./root.ts";
import { inBrowser } from "./web/browser.ts";

const HELP = `npm run screenshot -- [NAME …]
  Takes all screenshots of the app, or only those named. Screenshots for the
  documentation go to docs/images, all others to .cache/screenshots.
  NAME   ${PICTURES.map(({ name }) => name).join(", ")}
`;

export async function run(args: readonly string[]): Promise<number> {
  if (args.some((name) => !PICTURES.some((picture) => picture.name === name))) {
    process.stdout.write(HELP);
    return args.includes("--help") ? 0 : 2;
  }
  if (!(await buildApps())) return 1;
  const wanted = PICTURES.filter(({ name }) => args.length === 0 || args.includes(name));
  const shots = wanted.flatMap((picture) => (picture.sizes ?? FULL).map((size) => ({ picture, size })));
  const failed: string[] = [];
  mkdirSync(inRoot(OTHERS), { recursive: true });
  const isDone = await inBrowser(async (open) => {
    for (const { picture, size } of shots) {
      const file = fileOf(`${picture.name}-${size.width}.png`);
      try {
        const theme = picture.theme ?? "dark";
        const page = await open(optionsOf(size, theme));
        await page.addInitScript((chosen) => localStorage.setItem("broadside-theme", chosen), theme);
        await picture.show(page);
        await page.mouse.move(0, 0);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: inRoot(file), animations: "disabled" });
        say(`Wrote ${file}.`);
      } catch (problem) {
        failed.push(file);
        say(`Couldn't make ${file}: ${problem instanceof Error ? problem.message : problem}`);
      }
    }
  });
  if (failed.length > 0) say(`Missing screenshots: ${failed.join(", ")}.`);
  return isDone && failed.length === 0 ? 0 : 1;
}

const OTHERS = ".cache/screenshots";
const fileOf = (name: string): string => `${PICTURES_IN_DOCS.includes(name) ? "docs/images" : OTHERS}/${name}`;

/** Animations are off; narrow sizes are phones. */
function optionsOf({ width, height }: Size, colorScheme: "dark" | "light") {
  const isPhone = width < 500;
  return { viewport: { width, height }, colorScheme, reducedMotion: "reduce", ...(isPhone && { isMobile: true, hasTouch: true }) } as const;
}
