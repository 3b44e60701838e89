import { addResult, type Die, type Face, type PoolOf } from "@broadside/dice";
import { diceOf, may, modifyAttackDice, modifyDefenseDice } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, toThisShip, withPrimary } from "../../../language/when.ts";
import { isFree } from "../first-order/phrases.ts";

/** The dice of the moment: just rolled, or rolled again in the attack. */
const diceAt = ({ game, moment }: CardScene): readonly Die[] =>
  moment.reason === undefined ? diceOf(game, moment.kind ?? "attack") : (game.state.roll?.dice ?? []);

/** What each of the dice shows; results that were added are none. */
function commonFace(scene: CardScene): Face | undefined {
  const [first, ...others] = diceAt(scene).filter(({ origin }) => origin !== "added");
  return first && others.every(({ face }) => face === first.face) ? first.face : undefined;
}

const ADD_ONE_MORE: Deed = {
  verb: "special",
  can: (scene) => commonFace(scene) !== undefined,
  *perform(scene) {
    const { game, moment } = scene;
    const face = commonFace(scene);
    if (face === undefined) return;
    const dice = addResult(diceAt(scene), face);
    const { roll } = game.state;
    if (moment.reason !== undefined) {
      if (roll) game.set({ roll: { ...roll, dice: dice as PoolOf<"attack"> } });
    } else if (moment.kind === "defense") modifyDefenseDice(game, dice as PoolOf<"defense">);
    else modifyAttackDice(game, dice as PoolOf<"attack">);
    yield* [];
  },
};

const inAttack: When = ({ moment }) => moment.kind === moment.reason;
/** A result that is added modifies dice, and not all may be (2E-ATK-16). */
const mayModify: When = (scene) => {
  const { game, self, attack, moment } = scene;
  const { kind = "attack" } = moment;
  const byRule = kind === "defense" || isFree(scene) || !withPrimary(scene);
  return attack !== undefined && may(game, "modify", { ship: self.ship, dice: kind, attack }, byRule);
};

export const sunnybounder: Card = {
  card: "pilot:sunnybounder",
  title: "Sunny Bounder",
  triggers: [
    { at: "rolled", when: all(toThisShip, inAttack, mayModify), may: [ADD_ONE_MORE] },
    { at: "rerolled", when: all(toThisShip, mayModify), may: [ADD_ONE_MORE] },
  ],
};
