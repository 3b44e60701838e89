/** Builds the registry that the rules read, from an edition's cards. */
import { type Catalogue, ourDamageCards } from "@broadside/cards";
import type { Ability, Registry } from "@broadside/rules";
import { abilitiesOf, type Card } from "./language/card.ts";

/** Cards by the path of their file. A file has one card, or one card per edition if the texts differ. */
export type CardFiles = Readonly<Record<string, Card | readonly Card[]>>;

/** Builds the registry. Cards with no effect have an empty ability in it. */
export const registryOf = (files: CardFiles, plain: readonly string[], edition: "1e" | "2.0" | "2.5"): Registry =>
  new Map([
    ...plain.map((key): readonly [string, Ability] => [key, {}]),
    ...Object.values(files).flatMap(textsOf).filter(isIn(edition)).flatMap(abilitiesOf),
  ]);

/** Returns a registry without the Damage card texts that we wrote, for players who resolve these cards by hand. */
export function withoutOurDamage(registry: Registry, catalogue: Catalogue): Registry {
  const left = new Map(registry);
  for (const key of ourDamageCards(catalogue)) left.delete(key);
  return left;
}

/** Returns the card texts in a file. */
export const textsOf = (file: CardFiles[string]): readonly Card[] => ("card" in file ? [file] : file);

const isIn =
  (edition: "1e" | "2.0" | "2.5") =>
  ({ editions }: Card): boolean =>
    editions === undefined || editions.some((one) => one === edition);
