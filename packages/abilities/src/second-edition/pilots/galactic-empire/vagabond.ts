import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { canDo } from "../../../language/verbs.ts";
import { all, isUnstressed, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { DROP_DEVICE } from "../../upgrades/bombs.ts";
import { byAilerons, inPlaceOf } from "./phrases.ts";

const BOOST: readonly Instruction[] = [{ verb: "boost" }];

/** In 2.5, the pilot's own text turns the ailerons into a boost. The ship must boost, and can then drop the device. */
export const vagabond: readonly Card[] = [
  {
    card: "pilot:vagabond",
    title: "“Vagabond”",
    editions: ["2.0"],
    triggers: [{ at: "maneuverExecuted", when: all(toThisShip, byAilerons, fullyExecuted, isUnstressed), may: [DROP_DEVICE] }],
  },
  {
    card: "pilot:vagabond",
    title: "“Vagabond”",
    editions: ["2.5"],
    permissions: inPlaceOf("ship:Adaptive Ailerons"),
    triggers: [
      {
        at: "beforeReveal",
        when: all(toThisShip, isUnstressed, (scene) => canDo(scene, BOOST)),
        must: [
          ...BOOST,
          { verb: "if", when: isUnstressed, does: [{ verb: "one of", choices: { none: [], "drop a device": [DROP_DEVICE] } }] },
        ],
      },
    ],
  },
];
