/** `npm run bench -- web`: measures the app in the browser, and compares each number with its limit. */
import { loadavg } from "node:os";
import { buildApps } from "../prepare/bundles.ts";
import { say } from "../root.ts";
import { answerFigures, replayFigure } from "./answers.ts";
import { inBrowser } from "./browser.ts";
import { type Figure, isMet, tableOf } from "./figures.ts";
import { frameFigures } from "./frames.ts";
import { fortyShips, twelveRounds } from "./games.ts";
import { memoryFigure } from "./memory.ts";
import { GAME_WORKERS, loadedBy, modulesOffThePage, PAGES, scriptsOfBuild } from "./scripts.ts";

const PARTS = ["scripts", "frames", "answers", "replay", "memory"] as const;
type Part = (typeof PARTS)[number];

const HELP = `npm run bench -- web [--minutes N] [PART …]
  --minutes N   how many minutes to watch the memory of a game between bots (default: 3)
  PART          measure only these: ${PARTS.join(", ")}
`;

interface Request {
  readonly minutes: number;
  readonly parts: readonly Part[];
}

export async function run(args: readonly string[]): Promise<number> {
  const request = requestIn(args);
  if (!request) {
    process.stdout.write(HELP);
    return args.includes("--help") ? 0 : 2;
  }
  if (!(await buildApps())) return 1;
  const figures: Figure[] = [];
  const note = (...found: readonly Figure[]): void => {
    figures.push(...found);
    say(tableOf(found).trimEnd());
  };
  const isWanted = (part: Part): boolean => request.parts.includes(part);
  if (isWanted("scripts")) note(...scriptFigures());
  const isMeasured = await inBrowser(async (open) => {
    if (isWanted("frames")) note(...(await frameFigures(await open(), fortyShips())));
    if (isWanted("answers")) note(...(await answerFigures(await open(), fortyShips())));
    if (isWanted("replay")) note(await replayFigure(await open(), twelveRounds()));
    if (isWanted("memory")) note(await memoryFigure(await open(), request.minutes));
  });
  process.stdout.write(tableOf(figures));
  // Programs that run at the same time affect everything measured in milliseconds.
  say(`Load average of the machine over the last minute: ${loadavg()[0]?.toFixed(1)}.`);
  return isMeasured && figures.every(isMet) ? 0 : 1;
}

function requestIn(args: readonly string[]): Request | undefined {
  const at = args.indexOf("--minutes");
  const minutes = at < 0 ? 3 : Number(args[at + 1]);
  const named = at < 0 ? args : args.toSpliced(at, 2);
  const parts = PARTS.filter((part) => named.includes(part));
  if (!(minutes > 0) || parts.length !== named.length) return undefined;
  return { minutes, parts: parts.length === 0 ? PARTS : parts };
}

function scriptFigures(): readonly Figure[] {
  const scripts = scriptsOfBuild();
  const sizes = [...PAGES, ...GAME_WORKERS].map((budget): Figure => {
    const { bytes, files } = loadedBy(budget, scripts);
    return {
      name: `scripts of the ${budget.name}`,
      value: bytes / 1000,
      unit: "kB",
      bar: budget.most / 1000,
      note: `${files.length} files`,
    };
  });
  const strays = PAGES.flatMap((page) => modulesOffThePage(loadedBy(page, scripts)));
  return [...sizes, { name: "modules of the rules on a page", value: strays.length, unit: "modules", bar: 0 }];
}
