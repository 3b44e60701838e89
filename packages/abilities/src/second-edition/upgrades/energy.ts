/** Lets a card spend one energy after another, until the player stops or there is nothing left to buy. */
import type { Ship } from "@broadside/rules";
import { choose, type Option, optionsOf, type Procedure, spendEnergy } from "@broadside/rules/procedures";
import type { Instruction } from "../../language/instruction.ts";
import type { CardScene } from "../../language/scene.ts";

export interface ForEach<Value> {
  readonly most: number;
  /** True if the player may choose to spend no energy. Some cards allow this because they also do something else. */
  readonly orNone?: true;
  /** Returns what one more energy can buy, given how much has already been spent. */
  open(scene: CardScene, spent: number): readonly Option<Value>[];
  apply?(scene: CardScene, value: Value): void;
  perform?(scene: CardScene, value: Value): Procedure<unknown>;
}

const DONE: Option<undefined> = { key: "done", value: undefined };
const isInPlay = ({ status }: Ship): boolean => status === "inPlay";

export const energyForEach = <Value>({ most, orNone, open, apply, perform }: ForEach<Value>): Instruction => ({
  verb: "special",
  can: (scene) => scene.self.ship.energy > 0 && open(scene, 0).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const { ship } = self;
    for (let spent = 0; spent < most && isInPlay(ship) && ship.energy > 0 && open(scene, spent).length > 0; spent += 1) {
      const chosen = yield* choose<{ readonly value: Value } | undefined>(() => {
        const options = open(scene, spent).map(({ key, value }) => ({ key, value: { value } }));
        return {
          kind: "choose one",
          seat: ship.seat,
          rule: "2E-HUGE-13",
          about: { ship: ship.id, card: self.card },
          options: orNone || spent > 0 || options.length === 0 ? [DONE, ...options] : optionsOf(options),
        };
      });
      if (!chosen || !spendEnergy(game, ship, 1)) return;
      apply?.(scene, chosen.value);
      if (perform) yield* perform(scene, chosen.value);
    }
  },
});
