import type { Upgrade } from "@broadside/cards";
import type { Bearer, CardKey, Situation } from "@broadside/rules";
import {
  addEffect,
  choose,
  effectOn,
  may,
  optionsOf,
  type Procedure,
  remembered,
  removeEffects,
  spendEnergy,
  trimEnergy,
} from "@broadside/rules/procedures";
import type { Card, CardText, FigureChange } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { all, isThisCard, toThisShip } from "../../language/when.ts";
import { hasEnergy, inDecksOf } from "./huge-ships.ts";
import { FACEDOWN } from "./phrases.ts";

const COST = 2;

/** An effect without a text of its own remembers the place of the card that lies under this one. */
const underneath = ({ at }: Bearer): CardKey => `effect:under Hull Breach ${at}`;
const placeUnder = (game: Situation, self: Bearer): number | undefined =>
  remembered(effectOn(game, underneath(self), self.ship), "upgrade");

const forgetCard = (game: Situation, self: Bearer): void =>
  removeEffects(game, ({ id, ship }) => id === underneath(self) && ship === self.ship.id);

/** Those that do not lie under another one. */
const cardsOf = ({ game, self: { ship } }: CardScene) =>
  ship.upgrades.flatMap(({ id, faceup }, at) =>
    faceup && may(game, "useText", { ship, card: `upgrade:${id}`, at }, true) ? [{ key: `${id}@${at}`, value: at }] : [],
  );

function* putOneUnder(scene: CardScene): Procedure {
  const { game, self } = scene;
  forgetCard(game, self);
  const at: number = yield* choose(() => ({
    kind: "put upgrade under",
    seat: self.ship.seat,
    rule: "1E-DGRF-04",
    about: { ship: self.ship.id, card: self.card },
    options: cardsOf(scene).length > 0 ? optionsOf(cardsOf(scene)) : [{ key: "none", value: -1 }],
  }));
  if (at >= 0) addEffect(game, { id: underneath(self), ship: self.ship.id, by: self.ship.id, until: "game", data: { upgrade: at } });
  trimEnergy(game, self.ship);
}

/** What the card underneath prints as a change of a figure goes with it. */
const lost = (stat: keyof NonNullable<Upgrade["stats"]>, of: FigureChange["of"]): FigureChange => ({
  of,
  by({ game, self }) {
    const at = placeUnder(game, self) ?? -1;
    return self.ship.upgrades[at]?.faceup ? -(game.factsOf(self.ship).upgrades[at]?.stats?.[stat] ?? 0) : 0;
  },
});

function payForIt({ game, self }: CardScene): void {
  spendEnergy(game, self.ship, COST);
  forgetCard(game, self);
}

const text: CardText = {
  permissions: {
    useText: (game, self, { ship, at }) => (ship === self.ship && at !== undefined && at === placeUnder(game, self) ? false : undefined),
  },
  changes: [
    lost("attack", "primaryValue"),
    lost("agility", "agility"),
    lost("hull", "hull"),
    lost("shields", "shieldValue"),
    lost("energy", "energyLimit"),
    lost("initiative", "pilotSkill"),
  ],
  triggers: [
    { at: "damageFaceup", when: isThisCard, must: [{ verb: "special", can: () => true, perform: putOneUnder }] },
    { at: "useEnergy", when: all(toThisShip, hasEnergy(COST)), may: [{ verb: "apply", what: payForIt }, ...FACEDOWN], once: "a round" },
  ],
};

export const hullBreach: readonly Card[] = inDecksOf(["GR-75", "Gozanti", "C-ROC"], "Hull Breach", text);
