import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { SCENARIO_IDS } from "@broadside/formats";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cardFile, registryFiles, staleFiles, writeRegistry } from "../registry.mjs";
import { ROOT } from "./root.ts";

const CARD = 'export const r5p9: Card = { card: "upgrade:r5p9" };\n';
const SOURCES = "packages/abilities/src";

test("the tests run with an up-to-date registry of cards", () => {
  expect(staleFiles(ROOT)).toEqual([]);
});

describe("a card file", () => {
  test("exports one constant of type Card", () => {
    expect(cardFile("r5p9.ts", CARD)).toEqual({ exported: "r5p9" });
  });

  test("or exports a list of cards, if editions differ", () => {
    expect(cardFile("bb8.ts", "export const bb8: readonly Card[] = [];")).toEqual({ exported: "bb8" });
  });

  test("exports no card if it only has phrases", () => {
    expect(cardFile("phrases.ts", 'export const GOES: Trigger = { at: "startOfSystem" };\nconst own: Card = CARD;')).toBeUndefined();
  });

  test("must not export two cards", () => {
    expect(() => cardFile("two.ts", `${CARD}${CARD.replace("r5p9", "r5")}`)).toThrow("two.ts exports two cards, r5p9 and r5");
  });
});

describe("cards that come and go", () => {
  let root = "";
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, SOURCES, path)), { recursive: true });
    writeFileSync(join(root, SOURCES, path), text);
  };
  const generated = (): string => readFileSync(join(root, SOURCES, "generated/first-edition.ts"), "utf8");

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "registry-"));
    put("first-edition/upgrades/r5p9.ts", CARD);
    put("first-edition/upgrades/r5p9.test.ts", CARD);
    put("second-edition/upgrades/phrases.ts", "export const NONE = 0;\n");
    writeRegistry(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("a card is in the registry under its file's path, but its test is not", () => {
    expect(generated()).toContain('import { r5p9 as upgrades_r5p9 } from "../first-edition/upgrades/r5p9.ts";');
    expect(generated()).toContain('  "upgrades/r5p9": upgrades_r5p9,');
    expect(registryFiles(root).map(({ count }) => count)).toEqual([1, 0]);
  });

  test("a new card makes only its edition's registry out of date, and only that one is written", () => {
    put("first-edition/pilots/4lom.ts", 'export const fourLom: Card = { card: "pilot:4lom" };\n');
    expect(staleFiles(root).map(({ path }) => path)).toEqual([`${SOURCES}/generated/first-edition.ts`]);
    expect(writeRegistry(root)).toEqual([`${SOURCES}/generated/first-edition.ts`]);
    expect(generated()).toContain('  "pilots/4lom": pilots_4lom,');
    expect(writeRegistry(root)).toEqual([]);
  });

  test("a deleted card leaves the registry", () => {
    rmSync(join(root, SOURCES, "first-edition/upgrades/r5p9.ts"));
    writeRegistry(root);
    expect(generated()).not.toContain("r5p9");
  });

  test("Windows line ends don't make a registry out of date", () => {
    writeFileSync(join(root, SOURCES, "generated/first-edition.ts"), generated().replaceAll("\n", "\r\n"));
    expect(staleFiles(root)).toEqual([]);
  });
});

test("a scenario that cannot be played, or has no sheet, is refused", () => {
  const root = mkdtempSync(join(tmpdir(), "registry-"));
  const folder = join(root, "packages/scenarios/src/epic");
  for (const path of [folder, join(folder, "../dogfight"), join(folder, "../standard")]) mkdirSync(path, { recursive: true });
  for (const edition of ["first-edition", "second-edition"]) mkdirSync(join(root, SOURCES, edition), { recursive: true });
  writeFileSync(join(folder, "raid.ts"), "export const RAID: Sheet = SHEET;\n");
  expect(() => registryFiles(root)).toThrow(
    "packages/scenarios/src/epic/raid.ts exports a Sheet but no PlayBy. Add it, because every scenario needs both.",
  );
  writeFileSync(join(folder, "raid.ts"), "export const playRaid: PlayBy = PLAY;\n");
  expect(() => registryFiles(root)).toThrow(
    "packages/scenarios/src/epic/raid.ts exports a PlayBy but no Sheet. Add it, because every scenario needs both.",
  );
  rmSync(root, { recursive: true });
});

test("a scenario is found by its file name, which is its id", () => {
  const [scenarios] = registryFiles(ROOT).filter(({ of }) => of === "scenarios");
  expect(scenarios?.count).toBe(SCENARIO_IDS.length);
  for (const id of SCENARIO_IDS) expect(scenarios?.text).toContain(`"${id}": { sheet: `);
});
