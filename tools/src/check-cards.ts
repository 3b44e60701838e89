/** Every card is found by its name: its file bears its id, the facts know it and say in a line what it does, and a test names it. */
import { CARD_FILES, type CardFiles, textsOf } from "@broadside/abilities";
import type { Pack } from "@broadside/cards";
import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as secondEditionLater } from "@broadside/cards/2.5";
import { isTest, type SourceFile, sourceFiles } from "./source-text.ts";

/** The cards of a folder, the packs that have their facts, and the tests beside them. */
export interface CardFolder {
  readonly path: string;
  readonly files: CardFiles;
  readonly packs: readonly Pack[];
  readonly tests: readonly SourceFile[];
}

const PACKS = { "first-edition": [firstEdition], "second-edition": [secondEdition, secondEditionLater] } as const;

export const cardProblems = (): readonly string[] =>
  (["first-edition", "second-edition"] as const).flatMap((edition) => {
    const path = `packages/abilities/src/${edition}`;
    const sources = sourceFiles(path);
    const folder = { path, files: CARD_FILES[edition], packs: PACKS[edition], tests: sources.filter((file) => isTest(file.path)) };
    return [
      ...problemsOf(folder),
      ...unlisted(
        folder,
        sources.map((file) => file.path),
      ),
    ];
  });

/** Files that bear the id of a card and are in no list, since they don't export it as the lists want it. */
export function unlisted({ path, files, packs }: Omit<CardFolder, "tests">, sources: readonly string[]): readonly string[] {
  const ids = new Set(packs.flatMap(({ pilots, upgrades, conditions }) => [...pilots, ...upgrades, ...conditions].map(({ id }) => id)));
  return sources.flatMap((source) => {
    const place = source.slice(path.length + 1).replace(/\.ts$/, "");
    if (!ids.has(place.slice(place.lastIndexOf("/") + 1)) || Object.hasOwn(files, place)) return [];
    return [`${source}: it is named after a card and exports none; write "export const name: Card = …"`];
  });
}

/** The same over any cards, so that it can be tested. */
export function problemsOf({ path, files, packs, tests }: CardFolder): readonly string[] {
  const named = namesIn(tests);
  return Object.entries(files).flatMap(([place, file]) => {
    const keys = [...new Set(textsOf(file).map(({ card }) => card))];
    return [
      ...keys.flatMap((key) => nameProblem(place, key)),
      ...keys.flatMap((key) => factProblem(packs, key)),
      ...(keys.some((key) => isCard(key) && named.has(nameOf(key))) || !keys.some(isCard) ? [] : ["no test names it"]),
    ].map((problem) => `${path}/${place}.ts: ${problem}`);
  });
}

/** Effects that several cards share have a file like theirs, and nothing is printed of them. */
const isCard = (key: string): boolean => !key.startsWith("effect:");

/** What follows the kind of card; of a Damage card what follows its deck. */
const nameOf = (key: string): string => key.slice(Math.max(key.indexOf(":"), key.startsWith("damage:") ? key.indexOf("/") : -1) + 1);

/** Ids are in file names as they are; names, which Damage cards and abilities of ships have instead, in small letters with hyphens. */
export const fileNameOf = (key: string): string =>
  /^(pilot|upgrade|condition):/.test(key)
    ? nameOf(key)
    : nameOf(key)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, "");

function nameProblem(place: string, key: string): readonly string[] {
  const name = place.slice(place.lastIndexOf("/") + 1);
  return name === fileNameOf(key) ? [] : [`${key} belongs in a file of its own, ${fileNameOf(key)}.ts`];
}

function factProblem(packs: readonly Pack[], key: string): readonly string[] {
  if (!isCard(key)) return [];
  const known = packs.filter((pack) => isKnown(pack, key));
  if (known.length === 0) return [`the facts know no ${key}`];
  return known.filter((pack) => !hasSummary(pack, key)).map(({ edition }) => `${key} has no summary in ${edition}`);
}

/** By kind of card: whether a pack has it, and what it says about it. */
const FACTS: Readonly<Record<string, { isIn(pack: Pack, name: string): boolean; summary(pack: Pack, name: string): string | undefined }>> =
  {
    pilot: {
      isIn: ({ pilots }, name) => pilots.some(({ id }) => id === name),
      // The card of a huge ship without a pilot is the card of the ship.
      summary: ({ summaries }, name) => summaries.pilots[name] ?? summaries.ships[name],
    },
    upgrade: {
      isIn: ({ upgrades }, name) => upgrades.some(({ id }) => id === name),
      summary: ({ summaries }, name) => summaries.upgrades[name],
    },
    condition: {
      isIn: ({ conditions }, name) => conditions.some(({ id }) => id === name),
      summary: ({ summaries }, name) => summaries.conditions[name],
    },
    damage: {
      isIn: ({ damageDecks }, name) => damageDecks.some(({ id, cards }) => cards.some((card) => `${id}/${card.name}` === name)),
      summary: ({ summaries }, name) => summaries.damage[name] ?? summaries.damage[name.slice(name.indexOf("/") + 1)],
    },
    // Printed on every card of a ship, or on some; or given by an upgrade, which says so itself.
    ship: {
      isIn: ({ pilots, upgrades }, name) => [...pilots, ...upgrades].some(({ shipAbility }) => shipAbility === name),
      summary({ summaries, upgrades }, name) {
        const giver = upgrades.find(({ shipAbility }) => shipAbility === name);
        if (giver) return summaries.upgrades[giver.id];
        return Object.values(summaries.ships).find((summary) => summary.includes(`${name}:`) || summary.includes(`${name} (`));
      },
    },
  };

const factsOf = (key: string) => ({ facts: FACTS[key.slice(0, key.indexOf(":"))], name: key.slice(key.indexOf(":") + 1) });
const isKnown = (pack: Pack, key: string): boolean => {
  const { facts, name } = factsOf(key);
  return facts?.isIn(pack, name) === true;
};
const hasSummary = (pack: Pack, key: string): boolean => {
  const { facts, name } = factsOf(key);
  return facts?.summary(pack, name) !== undefined;
};

/** Every text in quotes, whole and by its parts: ids stand alone, in keys (`A1/pilot:wampa`) and in lists; names in titles too. */
function namesIn(tests: readonly SourceFile[]): { has(name: string): boolean } {
  const texts = new Set(
    tests.flatMap(({ text }) => [...text.matchAll(/"([^"\n]*)"|`([^`\n]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? "")),
  );
  const parts = new Set([...texts].flatMap((text) => [text, ...text.split(/[\s:/#]+/)]));
  return { has: (name) => parts.has(name) || (name.includes(" ") && [...texts].some((text) => text.includes(name))) };
}
