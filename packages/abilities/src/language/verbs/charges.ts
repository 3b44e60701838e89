/** Verbs about charges and Force. */
import {
  canRecoverCharge,
  chargesOn,
  forceSpent,
  loseCharges,
  may,
  placeOfCharges,
  recoverCharge,
  recoverForce,
  spendCharges,
  spendForce,
} from "@broadside/rules/procedures";
import { amountOf, type ChargeInstruction, type RulesFor } from "../instruction.ts";
import { whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

export const CHARGE_VERBS: RulesFor<ChargeInstruction> = {
  "spend charge": {
    can(scene, { count = 1 }) {
      const place = placeOfCharges(scene.self);
      return place !== undefined && chargesOn(scene.self.ship, place) >= amountOf(scene, count);
    },
    apply(scene, { count = 1 }) {
      const place = placeOfCharges(scene.self);
      if (place !== undefined) spendCharges(scene.game, scene.self.ship, place, amountOf(scene, count));
    },
  },
  "recover charge": {
    can({ game, self }) {
      const place = placeOfCharges(self);
      return place !== undefined && canRecoverCharge(game, self.ship, place);
    },
    apply(scene, { count = 1 }) {
      const place = placeOfCharges(scene.self);
      if (place !== undefined) recoverCharge(scene.game, scene.self.ship, place, amountOf(scene, count));
    },
  },
  "lose charge": {
    can({ self }) {
      const place = placeOfCharges(self);
      return place !== undefined && chargesOn(self.ship, place) > 0;
    },
    apply(scene, { count = 1 }) {
      const place = placeOfCharges(scene.self);
      if (place !== undefined) loseCharges(scene.game, scene.self.ship, place, amountOf(scene, count));
    },
  },
  "spend force": {
    can(scene, { count = 1, who }) {
      const ship = whoIs(scene, who);
      return (
        ship !== undefined &&
        ship.force >= amountOf(scene, count) &&
        may(scene.game, "spendForce", { ship, attack: scene.game.state.attack }, true)
      );
    },
    *perform(scene, { count = 1, who }) {
      const ship = whoIs(scene, who);
      const spent = amountOf(scene, count);
      if (ship && spent > 0 && spendForce(scene.game, ship, spent)) yield* forceSpent(scene.game, ship);
    },
  },
  "recover force": {
    can(scene, { who }) {
      const ship = whoIs(scene, who);
      return isInPlay(ship) && ship.force < scene.game.factsOf(ship).force.value;
    },
    apply(scene, { count = 1, who }) {
      const ship = whoIs(scene, who);
      if (ship) recoverForce(scene.game, ship, amountOf(scene, count));
    },
  },
};
