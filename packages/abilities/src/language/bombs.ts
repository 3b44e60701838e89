/** First-edition Bomb cards: how a ship uses one, and which ones it has. */
import type { Bearer, BombPart, CardKey, Ship, Situation } from "@broadside/rules";
import { type DeviceWay, may, type Option } from "@broadside/rules/procedures";
import type { Instruction } from "./instruction.ts";

/** Discards the card, unless it stays in play, and drops its token. */
export const dropOf = ({ device, stays }: BombPart, ways?: readonly DeviceWay[]): readonly Instruction[] => [
  ...(stays ? [] : [{ verb: "discard this card" } as const]),
  { verb: "drop", device, ...(ways && { ways }) },
];

/** A ship's Bomb card that is faceup and not disabled. */
export interface EquippedBomb {
  readonly self: Bearer;
  readonly bomb: BombPart;
}

export const bombsOf = (game: Situation, ship: Ship): readonly EquippedBomb[] =>
  ship.upgrades.flatMap(({ faceup }, at) => {
    const card = game.factsOf(ship).upgradeKeys[at] as CardKey;
    const ability = game.registry.get(card);
    if (!faceup || !ability?.bomb || !may(game, "useText", { ship, card, at }, true)) return [];
    return [{ self: { ship, card, key: `${ship.id}/${card}/${at}`, at, effect: undefined, ability }, bomb: ability.bomb }];
  });

export const bombsNamed = (bombs: readonly EquippedBomb[]): readonly Option<EquippedBomb>[] =>
  bombs.map((value) => ({ key: `${value.self.ship.upgrades[value.self.at]?.id}@${value.self.at}`, value }));
