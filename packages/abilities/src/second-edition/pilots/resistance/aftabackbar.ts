import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";
import { flownIn } from "../../../language/when-firing.ts";
import { basicNow } from "./phrases.ts";

const hasOneStress: When = ({ self }) => self.ship.tokens.stress === 1;
const CALM: readonly Instruction[] = [
  { verb: "gain", token: "strain" },
  { verb: "remove token", tokens: ["stress"] },
];

export const aftabackbar: Card = {
  card: "pilot:aftabackbar",
  title: "Aftab Ackbar",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, flownIn("red"), basicNow, hasOneStress), may: CALM },
    { at: "actionPerformed", when: all(toThisShip, ({ moment }) => moment.colour === "red", hasOneStress), may: CALM },
  ],
};
