/** Verbs about the card itself, and about its lasting effects. */
import type { Slot } from "@broadside/cards";
import type { Ship } from "@broadside/rules";
import {
  addEffect,
  chargesOn,
  discardCard,
  exchangeCard,
  flipUpgrade,
  isFriendly,
  placesToExchange,
  removeEffects,
  repairFaceup,
} from "@broadside/rules/procedures";
import { amountOf, type CardInstruction, type RulesFor } from "../instruction.ts";
import { type CardScene, type Who, whoIs } from "../scene.ts";
import { isInPlay } from "./tokens.ts";

/**
 * Returns the ships that a lasting effect applies to. Friendly ships include docked ones, because they may deploy while the effect lasts.
 */
function whose(scene: CardScene, who: Who | "all friends" | undefined): readonly Ship[] {
  const { game, self } = scene;
  if (who === "all friends")
    return game.state.ships.filter((ship) => (ship.status === "inPlay" || ship.status === "docked") && isFriendly(game, self.ship, ship));
  const ship = whoIs(scene, who);
  return isInPlay(ship) ? [ship] : [];
}

/** Returns the types of cards that the card can exchange. */
const typesOf = ({ game, self: { ship, at } }: CardScene): readonly Slot[] => game.factsOf(ship).upgrades[at]?.exchanges ?? [];

export const CARD_VERBS: RulesFor<CardInstruction> = {
  "discard this card": {
    can: ({ game, self: { effect, ship, at } }) =>
      effect ? game.state.effects.some(({ since }) => since === effect.since) : ship.upgrades[at]?.faceup === true,
    *perform({ game, self: { effect, ship, at } }) {
      if (effect) removeEffects(game, ({ since }) => since === effect.since);
      else yield* discardCard(game, ship, at);
    },
  },
  "exchange a card": {
    can: (scene) => placesToExchange(scene.game, scene.self.ship, typesOf(scene)).length > 0,
    *perform(scene) {
      yield* exchangeCard(scene.game, scene.self.ship, typesOf(scene), scene.self.card);
    },
  },
  "turn this card facedown": {
    can: ({ self: { ship, at } }) => ship.damage.some(({ card, faceup }) => card === at && faceup),
    perform: ({ game, self: { ship, at } }) => repairFaceup(game, ship, at),
  },
  "flip this card": {
    can: ({ self: { ship, at } }) => ship.upgrades[at] !== undefined,
    apply({ game, self: { ship, at } }) {
      flipUpgrade(game, ship, at);
    },
  },
  "put on this card": {
    can: (_, { count }) => count !== 0,
    apply({ game, self: { ship, at } }, { count }) {
      const charges = Math.max(0, chargesOn(ship, at) + count);
      game.setShip(ship, { upgrades: ship.upgrades.map((card, place) => (place === at ? { ...card, charges } : card)) });
    },
  },
  lasting: {
    can: (scene, { who }) => whose(scene, who).length > 0,
    apply(scene, { effect, until, who, value, remembers }) {
      const by = scene.self.ship.id;
      for (const ship of whose(scene, who)) {
        const data = value === undefined ? remembers?.(scene) : { figure: amountOf(scene, value) };
        addEffect(scene.game, { id: `effect:${effect}`, ship: ship.id, by, until, ...(data && { data }) });
      }
    },
  },
};
