/**
 * Every card can be found by its name: its file is named after its id, the facts include it with a one-line summary, and a test names it.
 */
import { CARD_FILES, type CardFiles, textsOf } from "@broadside/abilities";
import type { Pack } from "@broadside/cards";
import { pack as firstEdition } from "@broadside/cards/1e";
import { pack as secondEdition } from "@broadside/cards/2.0";
import { pack as secondEditionLater } from "@broadside/cards/2.5";
import { isTest, type SourceFile, sourceFiles } from "../files/source-text.ts";

/** A folder of card files, the packs with the cards' facts, and the tests of the cards. */
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

/** Files named after a card that are in no registry, because they don't export it in the required form. */
export function unlisted({ path, files, packs }: Omit<CardFolder, "tests">, sources: readonly string[]): readonly string[] {
  const ids = new Set(packs.flatMap(({ pilots, upgrades, conditions }) => [...pilots, ...upgrades, ...conditions].map(({ id }) => id)));
  return sources.flatMap((source) => {
    const place = source.slice(path.length + 1).replace(/\.ts$/, "");
    if (!ids.has(place.slice(place.lastIndexOf("/") + 1)) || Object.hasOwn(files, place)) return [];
    return [`${source}: it is named after a card and exports none; write "export const name: Card = …"`];
  });
}

/** The same check for any cards, so that tests can use made-up ones. */
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

/** Effects shared by several cards have the same kind of file, but no printed card. */
const isCard = (key: string): boolean => !key.startsWith("effect:");

/** The part of the key after the kind of card; for a Damage card, the part after its deck. */
const nameOf = (key: string): string => key.slice(Math.max(key.indexOf(":"), key.startsWith("damage:") ? key.indexOf("/") : -1) + 1);

/** File names use ids unchanged. Damage cards and ship abilities have names instead, which become lower case with hyphens. */
export const fileNameOf = (key: string): string =>
  /^(pilot|upgrade|condition):/.test(key)
    ? nameOf(key)
    : nameOf(key)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, "");

function nameProblem(place: string, key: string): readonly string[] {
  const name = place.slice(place.lastIndexOf("/") + 1);
  return name === fileNameOf(key) ? [] : [`${key} belongs in its own file, ${fileNameOf(key)}.ts`];
}

function factProblem(packs: readonly Pack[], key: string): readonly string[] {
  if (!isCard(key)) return [];
  const known = packs.filter((pack) => isKnown(pack, key));
  if (known.length === 0) return [`the facts know no ${key}`];
  return known.filter((pack) => !hasSummary(pack, key)).map(({ edition }) => `${key} has no summary in ${edition}`);
}

/** For each kind of card: whether a pack has it, and its summary. */
const FACTS: Readonly<Record<string, { isIn(pack: Pack, name: string): boolean; summary(pack: Pack, name: string): string | undefined }>> =
  {
    pilot: {
      isIn: ({ pilots }, name) => pilots.some(({ id }) => id === name),
      // A huge ship's card without a pilot is the ship's own card.
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
    // An ability printed on all or some of a ship's cards. If an upgrade grants it, the upgrade has the text.
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

/** Every quoted text, whole and in parts. Ids appear alone, in keys (`A1/pilot:wampa`) and in lists; names also appear in titles. */
function namesIn(tests: readonly SourceFile[]): { has(name: string): boolean } {
  const texts = new Set(
    tests.flatMap(({ text }) => [...text.matchAll(/"([^"\n]*)"|`([^`\n]*)`/g)].map(([, plain, filled]) => plain ?? filled ?? "")),
  );
  const parts = new Set([...texts].flatMap((text) => [text, ...text.split(/[\s:/#]+/)]));
  return { has: (name) => parts.has(name) || (name.includes(" ") && [...texts].some((text) => text.includes(name))) };
}
