/**
 * Zam Wesell's two secret Conditions. They are revealed when the ship is attacked, or when it is in an enemy's arc at the end of a phase.
 */
import type { Ship } from "@broadside/rules";
import {
  assignCondition,
  attack,
  chargesOn,
  choose,
  enemiesOf,
  isInFiringArc,
  mayAttackOnceMore,
  type Procedure,
  recoverCharge,
  showCondition,
  spendCharges,
} from "@broadside/rules/procedures";
import type { CardText, Trigger } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { type CardScene, type When, whoIs } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";
import { REMOVE } from "./phrases.ts";

export const PRICE = 2;

/** Returns where Zam Wesell's charges are: on the pilot's card or on the crew card. */
const placeOn = ({ upgrades }: Ship): number | "ship" => {
  const crew = upgrades.findIndex(({ id, faceup }) => id === "zamwesell" && faceup);
  return crew < 0 ? "ship" : crew;
};
const hasPrice: When = ({ self: { ship } }) => chargesOn(ship, placeOn(ship)) >= PRICE;
export const recovers = (count: number): Instruction => ({
  verb: "apply",
  what: ({ game, self: { ship } }) => recoverCharge(game, ship, placeOn(ship), count),
});

export const OPEN: Instruction = {
  verb: "apply",
  what({ game, self }) {
    const effect = game.state.effects.find(({ since }) => since === self.at);
    if (effect) showCondition(game, effect);
  },
};
const isFacedown: When = ({ game, self }) => game.state.effects.some(({ since, secret }) => since === self.at && secret !== undefined);
const inEnemyArc: When = ({ game, self }) => enemiesOf(game, self.ship).some((enemy) => isInFiringArc(game, enemy, self.ship));

/** True if the Condition is still secret and the ship is in an enemy's arc when a phase ends. */
export const isCaught: When = all(isFacedown, inEnemyArc);

/** Lets the ship spend two charges for a bonus attack, either only on the ship that attacked it or on any ship. */
export const paidAttack = (isOnAttacker: boolean): Instruction => {
  const allowed = (scene: CardScene) => {
    const attacker = whoIs(scene, "attacker");
    return {
      rule: "2E-ENGAGE-10" as const,
      mayDecline: false,
      ...(isOnAttacker && { targets: (target: Ship) => target === attacker }),
    };
  };
  return {
    verb: "special",
    can: (scene) => hasPrice(scene) && mayAttackOnceMore(scene.game, scene.self.ship, allowed(scene)),
    *perform(scene): Procedure {
      const { game, self } = scene;
      const isPaid: boolean = yield* choose<boolean>(() => ({
        kind: "choose one",
        seat: self.ship.seat,
        rule: "2E-ENGAGE-10" as const,
        about: { ship: self.ship.id, card: self.card },
        options: [
          { key: "none", value: false },
          { key: "attack", value: true },
        ],
      }));
      if (!isPaid || !spendCharges(game, self.ship, placeOn(self.ship), PRICE)) return;
      yield* attack(game, self.ship, allowed(scene));
    },
  };
};

export const GOES: Trigger = { at: "startOfSystem", must: REMOVE };

/** The card's player picks one of the two Conditions and assigns it to the ship. Other players don't learn which one it is. */
function* assignSecretly({ game, self: { ship, card } }: CardScene): Procedure {
  const condition = yield* choose<string>(() => ({
    kind: "choose one",
    seat: ship.seat,
    rule: "2E-COND-06" as const,
    about: { ship: ship.id, card },
    secret: true,
    options: [
      { key: "youshouldthankme", value: "youshouldthankme" },
      { key: "youdbettermeanbusiness", value: "youdbettermeanbusiness" },
    ],
  }));
  if (ship.status === "inPlay") yield* assignCondition(game, condition, ship, ship);
}

/** The text that the pilot and the crew card share. */
export const ZAM_WESELL: CardText = {
  triggers: [
    { at: "setUpOver", must: [{ verb: "lose charge", count: PRICE }] },
    { at: "systemPhase", when: toThisShip, may: [{ verb: "special", can: () => true, perform: assignSecretly }] },
  ],
};
