/**
 * Damage cards that cover an Upgrade card, which can't be used while the Damage card is faceup. Spending 2 energy turns the Damage card
 * facedown. An effect without text stores the index of the covered upgrade.
 */
import type { Upgrade } from "@broadside/cards";
import type { Bearer, CardKey, ChoiceAsk, Situation } from "@broadside/rules";
import {
  addEffect,
  choose,
  effectOn,
  may,
  optionsOf,
  type Procedure,
  remembered,
  removeEffects,
  trimEnergy,
} from "@broadside/rules/procedures";
import type { CardText, FigureChange } from "../../language/card.ts";

import type { CardScene } from "../../language/scene.ts";
import { inUseEnergy } from "../phrases.ts";
import { FACEDOWN, whenFaceup } from "./phrases.ts";

const COST = 2;

interface Breach {
  readonly title: string;
  readonly rule: ChoiceAsk["rule"];
  /** True if the Damage card can cover the upgrade at this index. */
  isOpen(game: Situation, self: Bearer, place: number): boolean;
}

export function putsUpgradeUnderneath({ title, rule, isOpen }: Breach): CardText {
  const underneath = ({ at }: Bearer): CardKey => `effect:under ${title} ${at}`;
  const placeUnder = (game: Situation, self: Bearer): number | undefined =>
    remembered(effectOn(game, underneath(self), self.ship), "upgrade");
  const forgetCard = (game: Situation, self: Bearer): void =>
    removeEffects(game, ({ id, ship }) => id === underneath(self) && ship === self.ship.id);

  /** Returns upgrades that are not already under a Damage card. */
  const cardsOf = ({ game, self }: CardScene) =>
    self.ship.upgrades.flatMap(({ id, faceup }, at) =>
      faceup && isOpen(game, self, at) && may(game, "useText", { ship: self.ship, card: `upgrade:${id}`, at }, true)
        ? [{ key: `${id}@${at}`, value: at }]
        : [],
    );

  function* putOneUnder(scene: CardScene): Procedure {
    const { game, self } = scene;
    forgetCard(game, self);
    const at: number = yield* choose(() => ({
      kind: "put upgrade under",
      seat: self.ship.seat,
      rule,
      about: { ship: self.ship.id, card: self.card },
      options: cardsOf(scene).length > 0 ? optionsOf(cardsOf(scene)) : [{ key: "none", value: -1 }],
    }));
    if (at >= 0) {
      addEffect(game, { id: underneath(self), ship: self.ship.id, by: self.ship.id, until: "game", data: { upgrade: at } });
      game.note({ note: "concerns", ship: self.ship.id, card: self.card, upgrade: `upgrade:${self.ship.upgrades[at]?.id}` });
    }
    trimEnergy(game, self.ship);
  }

  /** Stat changes printed on the covered card are lost too. */
  const lost = (stat: keyof NonNullable<Upgrade["stats"]>, of: FigureChange["of"]): FigureChange => ({
    of,
    by({ game, self }) {
      const at = placeUnder(game, self) ?? -1;
      return self.ship.upgrades[at]?.faceup ? -(game.factsOf(self.ship).upgrades[at]?.stats?.[stat] ?? 0) : 0;
    },
  });

  return {
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
      whenFaceup({ verb: "special", can: () => true, perform: putOneUnder }),
      inUseEnergy({ verb: "spend energy", amount: COST }, { verb: "apply", what: ({ game, self }) => forgetCard(game, self) }, ...FACEDOWN),
    ],
  };
}
