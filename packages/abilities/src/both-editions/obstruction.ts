/**
 * Cards that benefit from an obstructed attack. If several range lines are equally short, the card's ship can choose an obstructed one
 * (1E-OBST-10, 2E-ATK-44).
 */
import type { CardText } from "../language/card.ts";

export const SEEKS_OBSTRUCTION: NonNullable<CardText["permissions"]> = {
  seekObstruction: (_, self, { ship }) => (ship === self.ship ? true : undefined),
};
