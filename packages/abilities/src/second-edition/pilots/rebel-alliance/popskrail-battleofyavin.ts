import type { Card } from "../../../language/card.ts";
import { attackShows } from "../../../language/when-firing.ts";

export const popskrailBattleofyavin: Card = {
  card: "pilot:popskrail-battleofyavin",
  title: "“Pops” Krail",
  dice: [{ dice: "attack", when: attackShows("single-turret"), may: [{ verb: "reroll", most: 2 }] }],
};
