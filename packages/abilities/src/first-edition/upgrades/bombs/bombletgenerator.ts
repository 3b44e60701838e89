import type { Card } from "../../../language/card.ts";

export const bombletgenerator: Card = {
  card: "upgrade:bombletgenerator",
  title: "Bomblet Generator",
  bomb: { device: "bomblet", stays: true },
};
