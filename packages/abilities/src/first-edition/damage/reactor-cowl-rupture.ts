import type { Card, CardText } from "../../language/card.ts";
import { inDecksOf } from "./huge-ships.ts";

const MOST_SHIELDS = 2;

const text: CardText = {
  latest: { mostRecovered: (game, self, { ship }) => (ship === self.ship ? { value: MOST_SHIELDS, since: game.state.round } : undefined) },
};

export const reactorCowlRupture: readonly Card[] = inDecksOf(["GR-75", "Gozanti", "C-ROC"], "Reactor Cowl Rupture", text);
