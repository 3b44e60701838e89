import { readManeuver } from "@broadside/cards";
import { changeManeuver, codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { all, maneuverIs, toThisShip } from "../../language/when.ts";
import { SIDESLIP } from "../sideslip.ts";
import { REMOVE } from "./phrases.ts";

const SLOWEST = 0;
const FASTEST = 5;

const KOIOGRAN: Instruction = {
  verb: "apply",
  what({ game, self }) {
    const { motion } = game.state;
    const maneuver = motion && readManeuver(motion.code);
    if (maneuver) changeManeuver(game, self.ship, codeOf({ ...maneuver, bearing: "koiogran", colour: "red" }));
  },
};

/** The ship's next maneuver can become a sideslip, which costs a strain token, or a koiogran. */
export const sickeningmaneuver: Card = {
  card: "condition:sickeningmaneuver",
  title: "Sickening Maneuver",
  triggers: [
    {
      at: "dialRevealed",
      changesManeuver: true,
      when: all(toThisShip, maneuverIs(["bank", "turn"], SLOWEST, FASTEST)),
      must: [{ verb: "gain", token: "strain" }, SIDESLIP],
    },
    { at: "dialRevealed", changesManeuver: true, when: all(toThisShip, maneuverIs(["straight"], SLOWEST, FASTEST)), must: [KOIOGRAN] },
    { at: "maneuverExecuted", when: toThisShip, must: REMOVE },
  ],
  permissions: { execute: (_, self, { ship, maneuver }) => (ship === self.ship && maneuver.colour === "red" ? true : undefined) },
};
