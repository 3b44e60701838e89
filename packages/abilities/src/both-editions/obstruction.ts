/** Cards that help an attack with something in its way: their ship may measure along such a line where several are equally short (1E-OBST-10, 2E-ATK-44). */
import type { CardText } from "../language/card.ts";

export const SEEKS_OBSTRUCTION: NonNullable<CardText["permissions"]> = {
  seekObstruction: (_, self, { ship }) => (ship === self.ship ? true : undefined),
};
