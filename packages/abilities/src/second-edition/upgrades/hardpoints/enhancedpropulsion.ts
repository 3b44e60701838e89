import { executeManeuver } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { actionBringsItBack } from "./phrases.ts";

const fly = (code: string): readonly Instruction[] => [
  {
    verb: "special",
    can: ({ self }) => self.ship.status === "inPlay",
    perform: ({ game, self }) => executeManeuver(game, self.ship, code, { revealed: false, colour: "white", fixed: true }),
  },
];

/** At the start of the End phase, spends two energy to execute a white straight 2 or bank 1. */
export const enhancedpropulsion: Card = {
  card: "upgrade:enhancedpropulsion",
  title: "Enhanced Propulsion",
  triggers: [
    {
      at: "startOfEnd",
      when: ({ self: { ship, at } }) => ship.upgrades[at]?.side === "front",
      may: [
        { verb: "spend energy", amount: 2 },
        { verb: "one of", choices: { "2FW": fly("2FW"), "1BW": fly("1BW"), "1NW": fly("1NW") } },
      ],
    },
  ],
  action: actionBringsItBack(1),
};
