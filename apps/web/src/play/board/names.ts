/** The names in a game. They are the same in every language, so the browser must not translate them. */
import type { Scene } from "@broadside/telling";

/** Whether a text is just the name of a ship, a card or a player, or the text of a card. */
export function isName(scene: Scene, text: string): boolean {
  const names = KNOWN.get(scene) ?? new Set(namesIn(scene));
  KNOWN.set(scene, names);
  return names.has(text);
}

const KNOWN = new WeakMap<Scene, ReadonlySet<string | undefined>>();

const namesIn = ({ ships, remotes, seats }: Scene): readonly (string | undefined)[] => [
  ...seats.map(({ name }) => name),
  ...[...ships, ...remotes].flatMap(({ name, shortName, pilot, type, ability, summary, upgrades, damage, conditions }) => [
    name,
    shortName,
    pilot,
    type,
    ability,
    summary,
    ...[...upgrades, ...damage, ...conditions].flatMap((card) => [card.name, card.summary]),
  ]),
];
