/** The registry that the rules read, from the cards of an edition. */
import { type Catalogue, ourDamageCards } from "@broadside/cards";
import type { Ability, Registry } from "@broadside/rules";
import { abilitiesOf, type Card } from "./language/card.ts";

/** Cards by the path of their file: one, or its texts where editions differ. */
export type CardFiles = Readonly<Record<string, Card | readonly Card[]>>;

/** Cards that leave nothing to do stand in it with an empty ability. */
export const registryOf = (files: CardFiles, plain: readonly string[], edition: "1e" | "2.0" | "2.5"): Registry =>
  new Map([
    ...plain.map((key): readonly [string, Ability] => [key, {}]),
    ...Object.values(files).flatMap(textsOf).filter(isIn(edition)).flatMap(abilitiesOf),
  ]);

/** The same for players who do Damage cards of ours by hand: the rules do not know what these do. */
export function withoutOurDamage(registry: Registry, catalogue: Catalogue): Registry {
  const left = new Map(registry);
  for (const key of ourDamageCards(catalogue)) left.delete(key);
  return left;
}

/** The texts that a file holds. */
export const textsOf = (file: CardFiles[string]): readonly Card[] => ("card" in file ? [file] : file);

const isIn =
  (edition: "1e" | "2.0" | "2.5") =>
  ({ editions }: Card): boolean =>
    editions === undefined || editions.some((one) => one === edition);
