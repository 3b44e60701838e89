/** The log names an effect by its card. An effect that has another name needs a text. */
import { ABILITIES_2_0, ABILITIES_2_5, FIRST_EDITION_ABILITIES } from "@broadside/abilities";
import { catalogueOf } from "@broadside/cards";
import { pack as first } from "@broadside/cards/1e";
import { pack as pack20 } from "@broadside/cards/2.0";
import { pack as pack25 } from "@broadside/cards/2.5";
import { ENGLISH } from "@broadside/telling/english";
import { expect, test } from "vitest";

const CATALOGUES = [first, pack20, pack25].map(catalogueOf);
const isCard = (id: string): boolean =>
  CATALOGUES.some(({ pilots, upgrades, conditions }) => [pilots, upgrades, conditions].some((cards) => cards.has(id)));

test.each([
  ["the first edition", FIRST_EDITION_ABILITIES],
  ["2.0", ABILITIES_2_0],
  ["2.5", ABILITIES_2_5],
] as const)("every effect of %s that does something later has a card or a text", (_, abilities) => {
  const unnamed = [...abilities].flatMap(([key, { windows = [] }]) => {
    const id = /^effect:(.*)$/.exec(key)?.[1];
    return id === undefined || windows.length === 0 || isCard(id.replaceAll(" ", "")) || id in ENGLISH.words.names.effects ? [] : [id];
  });
  expect(unnamed).toEqual([]);
});
