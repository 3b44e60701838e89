import type { ObjectId } from "@broadside/rules";
import { shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { all, both, other, tokenIs, within } from "../../../language/when.ts";
import { lockedByThisShip } from "../../../language/when-second-edition.ts";
import { lockTargetOf } from "../../upgrades/locking.ts";
import { ORANGE_AND_RED } from "../../upgrades/phrases.ts";

const near = both(other, within(1, 2));
const isPrey =
  (of: (scene: CardScene) => ObjectId | undefined): When =>
  (scene) => {
    const ship = shipsInPlay(scene.game).find(({ id }) => id === of(scene));
    return ship !== undefined && near(scene, ship) && !lockedByThisShip(scene, ship);
  };

/** A lock on a ship counts as one of that ship's red tokens (2E-ACT-36). Locks on obstacles and devices do not count. */
export const lieutenantrivas: Card = {
  card: "pilot:lieutenantrivas",
  title: "Lieutenant Rivas",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(
        tokenIs(...ORANGE_AND_RED),
        isPrey(({ moment }) => moment.ship),
      ),
      may: [lockTargetOf("subject")],
    },
    { at: "lockAcquired", when: isPrey(({ moment }) => moment.target), may: [lockTargetOf("target")] },
  ],
};
