import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, isAttacker, notDefender } from "../../../when.ts";
import { ORANGE_AND_RED } from "../../upgrades/phrases.ts";
import { attackShows } from "../../when-firing.ts";

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
