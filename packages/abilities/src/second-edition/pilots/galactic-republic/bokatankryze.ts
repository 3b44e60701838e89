import { isInArc } from "@broadside/geometry";
import type { Ship } from "@broadside/rules";
import {
  type AllowedActions,
  addEffect,
  choose,
  freeAction,
  hasFreeAction,
  lockable,
  type Option,
  objectsOf,
  optionsOf,
  otherFriendsOf,
  type Procedure,
  rangeToObject,
  removeEffects,
} from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";

const EFFECT = "effect:locks what Bo-Katan has chosen";
/** Returns the mark of a friendly ship that is locking an object for her. With this mark, the ship can lock only that object. */
const markOf = (object: string): string => `locks ${object} for Bo-Katan`;
const LOCK: AllowedActions = { names: ["lock"], rule: "2E-ACT-32", card: "pilot:bokatankryze" };

/** Returns the other friendly ships that could perform a lock action on the object now. */
const lockers = ({ game, self }: CardScene, object: string): readonly Ship[] =>
  otherFriendsOf(game, self.ship).filter(
    (friend) => hasFreeAction(game, friend, LOCK) && lockable(game, friend).some(({ id }) => id === object),
  );
/** Returns objects at range 1-2 in the ship's front arc that a friendly ship could lock. */
function objects(scene: CardScene): readonly string[] {
  const { game, self } = scene;
  const arc = game.board.arc(self.ship, "front");
  return objectsOf(game).flatMap((object) => {
    const range = rangeToObject(game, self.ship, object);
    const isChosable = object.ship !== self.ship && range >= 1 && range <= 2 && arc !== undefined && isInArc(arc, object.area);
    return isChosable && lockers(scene, object.id).length > 0 ? [object.id] : [];
  });
}

const pick = <T>({ self }: CardScene, options: () => readonly Option<T>[]): Procedure<T | undefined> =>
  choose<T | undefined>(() => ({
    kind: "choose one",
    seat: self.ship.seat,
    rule: "2E-ACT-32" as const,
    about: { ship: self.ship.id, card: self.card },
    options: options().length > 0 ? optionsOf<T | undefined>(options()) : [{ key: "none", value: undefined }],
  }));

function* haveItLocked(scene: CardScene): Procedure {
  const { game, self } = scene;
  const object = yield* pick(scene, () => objects(scene).map((value) => ({ key: value, value })));
  if (object === undefined) return;
  const friend = yield* pick(scene, () => lockers(scene, object).map((value) => ({ key: value.id, value })));
  if (!friend) return;
  game.setShip(friend, { usedThisRound: [...friend.usedThisRound, markOf(object)] });
  addEffect(game, { id: EFFECT, ship: friend.id, by: self.ship.id, until: "phase" });
  yield* freeAction(game, friend, LOCK);
  removeEffects(game, ({ id, ship }) => id === EFFECT && ship === friend.id);
  game.setShip(friend, { usedThisRound: friend.usedThisRound.filter((mark) => mark !== markOf(object)) });
}

export const bokatankryze: Card = {
  card: "pilot:bokatankryze",
  title: "Bo-Katan Kryze",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(toThisShip, fullyExecuted),
      may: [
        { verb: "gain", token: "deplete" },
        { verb: "special", can: (scene) => objects(scene).length > 0, perform: haveItLocked },
      ],
    },
  ],
  effects: {
    "locks what Bo-Katan has chosen": {
      permissions: {
        lock: (_, self, { ship, object }) => (ship === self.ship && !ship.usedThisRound.includes(markOf(object)) ? false : undefined),
      },
    },
  },
};
