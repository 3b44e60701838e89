/** A Pilot card, picked from the deck of the ship's owner, waits on it and is dealt in place of the first critical damage of an attack. */
import { type Game, type Ship, shipOf } from "@broadside/rules";
import { choose, dealThisCard, type Procedure } from "@broadside/rules/procedures";
import type { Card } from "../../card.ts";
import type { Scene, When } from "../../scene.ts";
import { all, isDefender, isThisCondition } from "../../when.ts";

const NONE = -1;
/** The value of the effect is the number of the waiting card, counted from 1. */
const waiting = ({ game, self }: Scene): number => (game.state.effects.find(({ since }) => since === self.at)?.value ?? 0) - 1;

function pilotCards(game: Game, ship: Ship): readonly { readonly key: string; readonly value: number }[] {
  const found = new Map<string, number>();
  for (const card of game.state.decks[ship.seat]?.cards ?? []) {
    const { name, trait } = game.damageFacts(ship.seat, card);
    if (trait === "pilot" && !found.has(name)) found.set(name, card);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

function* pickCard({ game, self: { ship, effect, card, at } }: Scene): Procedure {
  if (!effect) return;
  const picked: number = yield* choose(() => ({
    kind: "choose Damage card",
    seat: shipOf(game.state, effect.by).seat,
    rule: "1E-COND-01",
    about: { ship: ship.id, card },
    options: [{ key: "none", value: NONE }, ...pilotCards(game, ship)],
  }));
  game.set({
    effects:
      picked === NONE
        ? game.state.effects.filter(({ since }) => since !== at)
        : game.state.effects.map((one) => (one.since === at ? { ...one, value: picked + 1 } : one)),
    decks: game.state.decks.map((deck, seat) =>
      seat === ship.seat && picked !== NONE ? { ...deck, cards: deck.cards.filter((one) => one !== picked), left: deck.left - 1 } : deck,
    ),
  });
}

const critIsLeft: When = ({ attack }) => (attack?.crits ?? 0) > 0;

function* dealPicked(scene: Scene): Procedure {
  const { game, self } = scene;
  const { attack } = game.state;
  const card = waiting(scene);
  if (!attack || card === NONE) return;
  game.set({ attack: { ...attack, crits: attack.crits - 1 }, effects: game.state.effects.filter(({ since }) => since !== self.at) });
  yield* dealThisCard(game, self.ship, card);
}

export const illshowyouthedarkside: Card = {
  card: "condition:illshowyouthedarkside",
  title: "I'll Show You the Dark Side",
  triggers: [
    { at: "conditionAssigned", when: isThisCondition, must: [{ verb: "special", can: () => true, perform: pickCard }] },
    {
      at: "attackHits",
      when: all(isDefender, critIsLeft),
      must: [{ verb: "special", can: (scene) => waiting(scene) !== NONE, perform: dealPicked }],
    },
  ],
};
