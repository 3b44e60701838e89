import type { Effect } from "@broadside/rules";
import { addEffect, pilotSkill, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, attackMissed, isAttacker, type ShipWhen, toThisShip } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

type KeptToken = "evade" | "focus";

/** Returns the effects that represent the tokens stored on the card. There is one effect for each token. */
const tokensOn = ({ game, self }: CardScene, token: KeptToken): readonly Effect[] =>
  game.state.effects.filter(({ id, ship }) => id === `effect:${token} on “Fives”` && ship === self.ship.id);

const put = (token: KeptToken): readonly Instruction[] => [
  {
    verb: "apply",
    what: ({ game, self: { ship } }) => addEffect(game, { id: `effect:${token} on “Fives”`, ship: ship.id, by: ship.id, until: "game" }),
  },
];
const take = (token: KeptToken): readonly Instruction[] => [
  {
    verb: "special",
    can: (scene) => tokensOn(scene, token).length > 0,
    *perform(scene) {
      const taken = tokensOn(scene, token)[0];
      removeEffects(scene.game, ({ since }) => since === taken?.since);
      yield* [];
    },
  },
  { verb: "gain", token },
];

const asSkilled: ShipWhen = ({ game, self }, ship) => pilotSkill(game, ship) >= pilotSkill(game, self.ship);

/** When the ship misses a ship with equal or higher initiative, the card stores a token. The ship can take the token before it engages. */
export const fives: Card = {
  card: "upgrade:fives",
  title: "“Fives”",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackMissed, defenderIs(asSkilled)),
      must: [{ verb: "one of", choices: { focus: put("focus"), evade: put("evade") } }],
    },
    { at: "becameActive", when: toThisShip, may: [{ verb: "one of", choices: { focus: take("focus"), evade: take("evade") } }] },
  ],
};
