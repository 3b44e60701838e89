/** The built app's scripts: what a page or a worker loads at first, its size, and the packages in it. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { inRoot } from "../root.ts";

/** A script as `apps/web/scripts/plugin.ts` describes it. */
interface Script {
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}
type Scripts = Readonly<Record<string, Script>>;

export interface Loaded {
  readonly files: readonly string[];
  /** Compressed. */
  readonly bytes: number;
  /** By their paths from the root of the repository. */
  readonly modules: readonly string[];
}

/** A page or worker with the files it starts with, and its size limit. */
export interface Budget {
  readonly name: string;
  readonly begins: readonly string[];
  readonly most: number;
  readonly isWorker?: boolean;
}

const MAIN = "apps/web/src/main.tsx";
const LANGUAGES = ["english", "german"] as const;
type Language = (typeof LANGUAGES)[number];

/** The texts loaded along with a page's scripts, in one language (`apps/web/src/words/groups.ts` lists what each page needs). */
const words = (language: Language, ...groups: readonly string[]): readonly string[] =>
  groups.map((group) => `apps/web/src/words/${language}/${group}/index.ts`);

const inEachLanguage = (budgetIn: (language: Language) => Budget): readonly Budget[] =>
  LANGUAGES.map((language) => {
    const budget = budgetIn(language);
    return language === "english" ? budget : { ...budget, name: `${budget.name}, in German` };
  });

export const PAGES: readonly Budget[] = [
  ...inEachLanguage((language) => ({
    name: "home page",
    begins: [MAIN, ...words(language, "shell", "home", "saved", "lists")],
    most: 150_000,
  })),
  ...inEachLanguage((language) => ({
    name: "game page, without cards",
    begins: [MAIN, "apps/web/src/play/page.tsx", ...words(language, "shell", "home", "play", "saved", "lists", "names", "rules")],
    most: 350_000,
  })),
];
/** The texts of a game that are loaded after the worker starts aren't counted. */
export const GAME_WORKERS: readonly Budget[] = inEachLanguage((language) => ({
  name: "game worker",
  begins: ["apps/web/src/game-worker/worker/worker.ts", ...words(language, "lists", "names", "worker")],
  most: 500_000,
  isWorker: true,
}));

/** Packages that run only in workers. */
export const OFF_THE_PAGE: readonly string[] = ["rules", "abilities", "scenarios", "players", "content", "host"];

/** The only file of `content` that pages may load. It is a few facts about lists on offer, and imports nothing but types. */
const LIST_OFFER = "packages/content/src/list-offer.ts";

export const scriptsOfBuild = (): Scripts => JSON.parse(readFileSync(inRoot(".cache", "web-scripts.json"), "utf8")) as Scripts;

export function loadedBy({ begins, isWorker = false }: Budget, scripts: Scripts): Loaded {
  const files = new Set<string>();
  const load = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    scripts[file]?.imports.forEach(load);
  };
  for (const module of begins) load(fileWith(module, scripts, isWorker));
  return {
    files: [...files],
    bytes: [...files].reduce((sum, file) => sum + gzipSync(readFileSync(inRoot("apps", "web", "dist", file))).length, 0),
    modules: [...files].flatMap((file) => scripts[file]?.modules ?? []),
  };
}

/** Workers are bundled before the page, so a module that both have is in the page's last script. */
function fileWith(module: string, scripts: Scripts, isWorker: boolean): string {
  const found = Object.entries(scripts).filter(([, { modules }]) => modules.includes(module));
  const [file] = (isWorker ? found[0] : found.at(-1)) ?? [];
  if (file === undefined) throw new Error(`${module} is in no script of the app; is it built?`);
  return file;
}

/** Modules that should run only in workers. */
export const modulesOffThePage = ({ modules }: Loaded): readonly string[] =>
  modules.filter((module) => module !== LIST_OFFER && OFF_THE_PAGE.some((name) => module.startsWith(`packages/${name}/`)));
