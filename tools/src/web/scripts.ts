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
}

const MAIN = "apps/web/src/main.tsx";
/** The texts loaded along with a page's scripts, in one language (`apps/web/src/words/groups.ts` lists what each page needs). */
const words = (...groups: readonly string[]): readonly string[] => groups.map((group) => `apps/web/src/words/english/${group}/index.ts`);
export const PAGES: readonly Budget[] = [
  { name: "home page", begins: [MAIN, ...words("shell", "home", "saved", "lists")], most: 150_000 },
  {
    name: "game page, without cards",
    begins: [MAIN, "apps/web/src/play/page.tsx", ...words("shell", "home", "play", "saved", "lists", "names", "rules")],
    most: 350_000,
  },
];
export const GAME_WORKER: Budget = {
  name: "game worker",
  begins: ["apps/web/src/game-worker/worker.ts", ...words("lists", "names", "worker")],
  most: 500_000,
};

/** Packages that run only in workers. */
export const OFF_THE_PAGE: readonly string[] = ["rules", "abilities", "scenarios", "players", "content", "host"];

export const scriptsOfBuild = (): Scripts => JSON.parse(readFileSync(inRoot(".cache", "web-scripts.json"), "utf8")) as Scripts;

export function loadedBy({ begins }: Budget, scripts: Scripts): Loaded {
  const files = new Set<string>();
  const load = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    scripts[file]?.imports.forEach(load);
  };
  for (const module of begins) load(fileWith(module, scripts));
  return {
    files: [...files],
    bytes: [...files].reduce((sum, file) => sum + gzipSync(readFileSync(inRoot("apps", "web", "dist", file))).length, 0),
    modules: [...files].flatMap((file) => scripts[file]?.modules ?? []),
  };
}

function fileWith(module: string, scripts: Scripts): string {
  const found = Object.entries(scripts).find(([, { modules }]) => modules.includes(module));
  if (!found) throw new Error(`${module} is in no script of the app; is it built?`);
  return found[0];
}

/** Modules that should run only in workers. */
export const modulesOffThePage = ({ modules }: Loaded): readonly string[] =>
  modules.filter((module) => OFF_THE_PAGE.some((name) => module.startsWith(`packages/${name}/`)));
