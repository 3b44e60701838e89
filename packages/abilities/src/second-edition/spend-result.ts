/** A focus, hit or critical of the attack dice that is spent for something else. */
import type { AttackPool, Face } from "@broadside/dice";
import { choose, modifyAttackDice, optionsOf } from "@broadside/rules/procedures";
import type { Deed } from "../language/deed.ts";
import type { Scene } from "../language/scene.ts";

const SPENDABLE: readonly Face[] = ["focus", "hit", "crit"];
const diceOf = ({ game }: Scene): AttackPool => game.state.attack?.attackDice ?? [];
const results = (scene: Scene) =>
  SPENDABLE.filter((wanted) => diceOf(scene).some(({ face }) => face === wanted)).map((face) => ({ key: face, value: face }));

export const SPEND_RESULT: Deed = {
  verb: "special",
  can: (scene) => results(scene).length > 0,
  *perform(scene) {
    const { game, self } = scene;
    const spent: string = yield* choose<string>(() => ({
      kind: "spend die result",
      seat: self.ship.seat,
      rule: "2E-ATK-18",
      about: { ship: self.ship.id, card: self.card },
      options: results(scene).length > 0 ? optionsOf<string>(results(scene)) : [{ key: "none", value: "none" }],
    }));
    const place = diceOf(scene).findIndex(({ face }) => face === spent);
    if (place >= 0) modifyAttackDice(game, diceOf(scene).toSpliced(place, 1));
  },
};
