import { describe, expect, test } from "vitest";
import { FIRST_EDITION_CARDS } from "./generated/first-edition.ts";
import { SECOND_EDITION_CARDS } from "./generated/second-edition.ts";
import type { Card, CardText } from "./language/card.ts";
import { type CardFiles, registryOf, textsOf } from "./registry.ts";

const R5: Card = { card: "upgrade:r5", title: "R5", changes: [{ of: "agility", by: 1 }] };

describe("a registry", () => {
  const files: CardFiles = {
    "upgrades/r5": R5,
    "upgrades/bb8": [
      { card: "upgrade:bb8", title: "BB-8", editions: ["2.0"], worksInReserve: true },
      { card: "upgrade:bb8", title: "BB-8", editions: ["2.5"] },
    ],
  };

  test("includes a card with one text for all editions", () => {
    expect(registryOf(files, [], "2.0").get("upgrade:r5")?.answers).toBeDefined();
    expect(registryOf(files, [], "2.5").get("upgrade:r5")?.answers).toBeDefined();
  });

  test("includes the edition's own text if the texts differ", () => {
    expect(registryOf(files, [], "2.0").get("upgrade:bb8")?.worksInReserve).toBe(true);
    expect(registryOf(files, [], "2.5").get("upgrade:bb8")?.worksInReserve).toBeUndefined();
  });

  test("includes an empty ability for a card that needs no rules", () => {
    expect(registryOf({}, ["upgrade:hullupgrade"], "1e").get("upgrade:hullupgrade")).toEqual({});
  });
});

/**
 * If cards name the same effect, they must use the very same text object. Otherwise, the order of the files would decide which text counts.
 */
test.each([
  ["1e", FIRST_EDITION_CARDS],
  ["2.0", SECOND_EDITION_CARDS],
  ["2.5", SECOND_EDITION_CARDS],
] as const)("law: in %s each key has one text", (edition, files) => {
  const texts = new Map<string, CardText>();
  const doubled = Object.values(files)
    .flatMap(textsOf)
    .filter(({ editions }) => editions === undefined || editions.some((one) => one === edition))
    .flatMap((card) => [
      [card.card, card] as const,
      ...Object.entries(card.effects ?? {}).map(([id, text]) => [`effect:${id}`, text] as const),
    ])
    .filter(([key, text]) => {
      const known = texts.get(key);
      texts.set(key, text);
      return known !== undefined && known !== text;
    });
  expect(doubled.map(([key]) => key)).toEqual([]);
});
