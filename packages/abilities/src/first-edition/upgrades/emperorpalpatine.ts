/** Once a round, before a friendly ship rolls, a result is named; one of the dice is turned to it and cannot be modified again. */
import { type DieKind, FACES, type Face, type PoolOf, setFace } from "@broadside/dice";
import { addEffect, choose, isFriendly, optionsOf, type Procedure, removeEffects } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { type Scene, type When, whoIs } from "../../language/scene.ts";
import { toThisShip } from "../../language/when.ts";

const byFriend: When = (scene) => {
  const roller = whoIs(scene, "subject");
  return roller !== undefined && isFriendly(scene.game, scene.self.ship, roller);
};

const facesOf = (kind: DieKind): readonly { readonly key: string; readonly value: number }[] => {
  const faces: readonly Face[] = FACES[kind];
  return faces.flatMap((face, value) => (faces.indexOf(face) === value ? [{ key: face, value }] : []));
};

/** The named face is kept as its place among the faces of the die. */
function* nameResult({ game, self, moment: { ship, kind = "attack" } }: Scene): Procedure {
  const value: number = yield* choose(() => ({
    kind: "name a die result",
    seat: self.ship.seat,
    rule: "1E-COMP-09",
    about: { ship: self.ship.id, card: self.card },
    options: optionsOf(facesOf(kind)),
  }));
  if (ship !== undefined) addEffect(game, { id: "effect:emperorpalpatine", ship, by: self.ship.id, until: "round", value });
}

function* keepPromise({ game, self: { ship, effect, card } }: Scene): Procedure {
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
  const face = roll && FACES[roll.kind][effect?.value ?? 0];
  if (roll && face && place >= 0) game.set({ roll: { ...roll, dice: setFace(roll.dice, place, face, true) as PoolOf<"attack"> } });
  removeEffects(game, ({ since }) => since === effect?.since);
}

export const emperorpalpatine: Card = {
  card: "upgrade:emperorpalpatine",
  title: "Emperor Palpatine",
  triggers: [{ at: "beforeRoll", once: "a round", when: byFriend, may: [{ verb: "special", can: byFriend, perform: nameResult }] }],
  effects: {
    emperorpalpatine: {
      triggers: [{ at: "rolled", when: toThisShip, must: [{ verb: "special", can: toThisShip, perform: keepPromise }] }],
    },
  },
};
