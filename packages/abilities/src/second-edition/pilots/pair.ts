/** Lets a card choose two ships, one after the other. */
import type { Ship } from "@broadside/rules";
import { choose, type Option, optionsOf, type Procedure, shipsInPlay } from "@broadside/rules/procedures";
import type { CardScene } from "../../language/scene.ts";
import type { ShipWhen } from "../../language/when.ts";

export interface PairWhen {
  readonly among: ShipWhen;
  fits(scene: CardScene, one: Ship, other: Ship): boolean;
}

const partnersOf = (scene: CardScene, { among, fits }: PairWhen, one: Ship): readonly Ship[] =>
  shipsInPlay(scene.game).filter((other) => other !== one && among(scene, other) && fits(scene, one, other));
const firstsOf = (scene: CardScene, pair: PairWhen): readonly Ship[] =>
  shipsInPlay(scene.game).filter((one) => pair.among(scene, one) && partnersOf(scene, pair, one).length > 0);

export const isAnyPair = (scene: CardScene, pair: PairWhen): boolean => firstsOf(scene, pair).length > 0;

export function* choosePair(scene: CardScene, pair: PairWhen): Procedure<readonly [Ship, Ship] | undefined> {
  const one = yield* pick(scene, () => firstsOf(scene, pair));
  const other = one && (yield* pick(scene, () => partnersOf(scene, pair, one)));
  return one && other && [one, other];
}

const pick = ({ self }: CardScene, ships: () => readonly Ship[]): Procedure<Ship | undefined> =>
  choose<Ship | undefined>(() => {
    const options: readonly Option<Ship | undefined>[] = ships().map((value) => ({ key: value.id, value }));
    return {
      kind: "choose ship",
      seat: self.ship.seat,
      rule: "2E-TIME-16",
      about: { ship: self.ship.id, card: self.card },
      options: optionsOf(options.length > 0 ? options : [{ key: "none", value: undefined }]),
    };
  });
