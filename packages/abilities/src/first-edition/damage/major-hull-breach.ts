import type { Card } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { sinceAnEarlierRound } from "../../language/when.ts";
import { ACTION_TURNS_IT } from "./phrases.ts";

export const majorHullBreach: Card = {
  card: "damage:core-tfa/Major Hull Breach",
  title: "Major Hull Breach",
  permissions: {
    dealtFaceup: (game, self, { ship }) => (ship === self.ship && sinceAnEarlierRound(sceneOf(game, self)) ? true : undefined),
  },
  action: ACTION_TURNS_IT,
};
