import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, notDefender } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { ORANGE_AND_RED } from "../../upgrades/phrases.ts";

const isHindered: When = ({ self }) => ORANGE_AND_RED.some((token) => self.ship.tokens[token] > 0);

export const wrath: Card = {
  card: "pilot:wrath",
  title: "“Wrath”",
  triggers: [
    {
      at: "afterAttack",
      when: all(isAttacker, attackShows("bullseye"), isHindered),
      may: [{ verb: "attack", with: "any", at: notDefender }],
    },
  ],
};
