/**
 * The registries are generated files that name every card file (one registry per edition) and every scenario file. The launcher writes them
 * before compiling, so this needs only Node. A card file exports one constant of type `Card`, or `readonly Card[]` where editions differ. A
 * scenario file is named after its id and exports a `Sheet` and a `PlayBy`, which is how it is played.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCES = "packages/abilities/src";
const EDITIONS = [
  { folder: "first-edition", name: "FIRST_EDITION_CARDS" },
  { folder: "second-edition", name: "SECOND_EDITION_CARDS" },
];
const CARD = /^export const (\w+): (?:readonly )?Card(?:\[\])? =/gm;

/**
 * What the generated files should contain: the path from the root, the text, and how many files of which kind are listed. Throws if a card
 * file holds two cards.
 */
export const registryFiles = (root) => [...cardRegistries(root), ...scenarioRegistry(root)];

const cardRegistries = (root) =>
  EDITIONS.map(({ folder, name }) => {
    const cards = filesBelow(join(root, SOURCES, folder)).flatMap((path) => {
      const source = readFileSync(join(root, SOURCES, folder, `${path}.ts`), "utf8");
      const file = cardFile(`${SOURCES}/${folder}/${path}.ts`, source);
      return file ? [{ path, ...file }] : [];
    });
    return { path: `${SOURCES}/generated/${folder}.ts`, text: registryText(folder, name, cards), count: cards.length, of: "cards" };
  });

/** The name under which a file exports its card; undefined if it has none. */
export function cardFile(path, source) {
  const [exported, second] = [...source.matchAll(CARD)].map(([, constant]) => constant);
  if (second) throw new Error(`${path} exports two cards, ${exported} and ${second}. Move each card to its own file.`);
  return exported && { exported };
}

function registryText(folder, name, cards) {
  const imports = cards.map(({ path, exported }) => `import { ${exported} as ${aliasOf(path)} } from "../${folder}/${path}.ts";`);
  return [
    "// Made by `npm run registry`, and by every other npm command where files of cards have come or gone. Do not edit.",
    'import type { Card } from "../language/card.ts";',
    ...imports,
    "",
    "/** Every card of the edition, by the path of its file. */",
    `export const ${name}: Readonly<Record<string, Card | readonly Card[]>> = {`,
    ...cards.map(({ path }) => `  "${path}": ${aliasOf(path)},`),
    "};",
    "",
  ].join("\n");
}

const SCENARIOS = "packages/scenarios/src";
const FAMILIES = ["dogfight", "standard", "epic"];

function scenarioRegistry(root) {
  if (!existsSync(join(root, SCENARIOS))) return [];
  const files = FAMILIES.flatMap((family) => filesBelow(join(root, SCENARIOS, family)).map((path) => `${family}/${path}`)).flatMap(
    (path) => {
      const source = readFileSync(join(root, SCENARIOS, `${path}.ts`), "utf8");
      const sheet = /^export const (\w+): Sheet =/m.exec(source)?.[1];
      const play = /^export const (\w+): PlayBy =/m.exec(source)?.[1];
      if (Boolean(sheet) !== Boolean(play))
        throw new Error(
          `${SCENARIOS}/${path}.ts exports a ${sheet ? "Sheet" : "PlayBy"} but no ${sheet ? "PlayBy" : "Sheet"}. Add it, because every scenario needs both.`,
        );
      return sheet && play ? [{ path, sheet, play }] : [];
    },
  );
  const text = [
    "// Made by `npm run registry`, and by every other npm command where files of scenarios have come or gone. Do not edit.",
    'import type { ScenarioId } from "@broadside/formats";',
    'import type { PlayBy } from "../play/play.ts";',
    'import type { Sheet } from "../sheet.ts";',
    ...files.map(({ path, sheet, play }) => `import { ${[sheet, play].sort().join(", ")} } from "../${path}.ts";`),
    "",
    "/** Every scenario by its id: its texts for people, and how to play it. */",
    "export const SCENARIO_FILES: Readonly<Record<ScenarioId, { readonly sheet: Sheet; readonly play: PlayBy }>> = {",
    ...files.map(({ path, sheet, play }) => `  "${path.slice(path.lastIndexOf("/") + 1)}": { sheet: ${sheet}, play: ${play} },`),
    "};",
    "",
  ].join("\n");
  return [{ path: `${SCENARIOS}/generated/scenarios.ts`, text, count: files.length, of: "scenarios" }];
}

/** Generated files that are out of date. */
export const staleFiles = (root) => registryFiles(root).filter(({ path, text }) => textOf(join(root, path)) !== text);

/** Writes the stale files and returns their paths. */
export function writeRegistry(root) {
  const stale = staleFiles(root);
  for (const { path, text } of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return stale.map(({ path }) => path);
}

const aliasOf = (path) => path.replaceAll(/\W/g, "_");
const textOf = (path) => (existsSync(path) ? readFileSync(path, "utf8").replaceAll("\r\n", "\n") : undefined);

/** Sources other than tests, as paths without extension, in the same order on every machine. */
function filesBelow(folder, above = "") {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${above}${entry.name}`;
      if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${path}/`);
      return /\.ts$/.test(path) && !/\.(test|testing)\.ts$/.test(path) ? [path.slice(0, -".ts".length)] : [];
    })
    .sort();
}
