/** What pages and the game's worker load at first is small, and pages load no code for the rules. */
import { GAME_WORKERS, loadedBy, modulesOffThePage, OFF_THE_PAGE, PAGES, scriptsOfBuild } from "@broadside/tools/web/scripts";
import { expect, test } from "../fixtures.ts";

const scripts = scriptsOfBuild();

for (const budget of [...PAGES, ...GAME_WORKERS])
  test(`the scripts of the ${budget.name} take at most ${budget.most / 1000} kB compressed`, () => {
    expect(loadedBy(budget, scripts).bytes).toBeLessThanOrEqual(budget.most);
  });

test("pages load nothing that runs only in workers: no rules, abilities, scenarios or players", () => {
  for (const page of PAGES) expect(modulesOffThePage(loadedBy(page, scripts)), page.name).toEqual([]);
  for (const worker of GAME_WORKERS)
    expect(modulesOffThePage(loadedBy(worker, scripts)).length, worker.name).toBeGreaterThan(OFF_THE_PAGE.length);
});

test("pages and the game's worker load one language's texts, and only those they need", () => {
  for (const budget of [...PAGES, ...GAME_WORKERS]) {
    const texts = loadedBy(budget, scripts).modules.filter((module) => /\/words\/(english|german)\//.test(module));
    const needed = budget.begins
      .filter((module) => /\/words\/(english|german)\//.test(module))
      .map((module) => module.replace("index.ts", ""));
    expect(
      texts.filter((module) => !needed.some((folder) => module.startsWith(folder))),
      budget.name,
    ).toEqual([]);
  }
});

test("the page and its workers share the cards: each file with cards is in one script, and all of them take at most 350 kB compressed", () => {
  const isCard = (module: string): boolean => module.startsWith("packages/cards/src/packs/");
  const packs = Object.values(scripts)
    .flatMap(({ modules }) => modules)
    .filter(isCard);
  expect(packs.length).toBeGreaterThan(15);
  expect(packs.filter((module, at) => packs.indexOf(module) !== at)).toEqual([]);
  const { bytes } = loadedBy({ name: "cards", begins: packs, most: 350_000 }, scripts);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(350_000);
});

test("only the builder loads React Aria", () => {
  const page = (file: string) => loadedBy({ name: file, begins: ["apps/web/src/main.tsx", `apps/web/src/${file}`], most: 0 }, scripts);
  const isLoadedBy = (file: string): boolean => page(file).modules.some((module) => module.includes("node_modules/react-aria"));
  for (const file of ["home/page.tsx", "play/page.tsx", "odds/page.tsx", "judge/page.tsx", "rules/search-page.tsx"])
    expect(isLoadedBy(file), file).toBe(false);
  expect(isLoadedBy("build/page.tsx"), "the builder").toBe(true);
});
