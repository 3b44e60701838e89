/**
 * Once a round, before a friendly ship rolls, the player names a result. One die is then set to that result and can't be modified again.
 */
import { type PoolOf, setFace } from "@broadside/dice";
import { choose, isFriendly, optionsOf, type Procedure, remembered, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { toThisShip } from "../../../language/when.ts";

const byFriend: When = (scene) => {
  const roller = whoIs(scene, "subject");
  return roller !== undefined && isFriendly(scene.game, scene.self.ship, roller);
};

function* keepPromise({ game, self: { ship, effect, card } }: CardScene): Procedure {
  const isFree = () =>
    (game.state.roll?.dice ?? []).flatMap((die, place) => (die.fixed ? [] : [{ key: `${place + 1} ${die.face}`, value: place }]));
  const nothing = { key: "none", value: -1 };
  const place: number = yield* choose(() => ({
    kind: "turn a die",
    seat: ship.seat,
    rule: "1E-COMP-09",
    about: { ship: ship.id, card },
    options: isFree().length > 0 ? optionsOf(isFree()) : [nothing],
  }));
  const { roll } = game.state;
  const face = remembered(effect, "face");
  if (roll && face && place >= 0) game.set({ roll: { ...roll, dice: setFace(roll.dice, place, face, true) as PoolOf<"attack"> } });
  removeEffects(game, ({ since }) => since === effect?.since);
}

export const emperorpalpatine: Card = {
  card: "upgrade:emperorpalpatine",
  title: "Emperor Palpatine",
  triggers: [
    {
      at: "beforeRoll",
      once: "a round",
      when: byFriend,
      may: [{ verb: "name a result", kind: "name a die result", rule: "1E-COMP-09", effect: "emperorpalpatine", until: "round" }],
    },
  ],
  effects: {
    emperorpalpatine: {
      triggers: [{ at: "rolled", when: toThisShip, must: [{ verb: "special", can: toThisShip, perform: keepPromise }] }],
    },
  },
};
