/** The registry that the rules read, from the cards of an edition. */
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

/** The texts that a file holds. */
export const textsOf = (file: CardFiles[string]): readonly Card[] => ("card" in file ? [file] : file);

const isIn =
  (edition: "1e" | "2.0" | "2.5") =>
  ({ editions }: Card): boolean =>
    editions === undefined || editions.some((one) => one === edition);
