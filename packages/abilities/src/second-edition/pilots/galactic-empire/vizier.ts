import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { all, isUnstressed, toThisShip } from "../../../language/when.ts";
import { fullyExecuted } from "../../../language/when-second-edition.ts";
import { byAilerons, inPlaceOf } from "./phrases.ts";

const COORDINATE: readonly Instruction[] = [{ verb: "free action", names: ["coordinate"] }, { verb: "skip Perform Action" }];

export const vizier: readonly Card[] = [
  {
    card: "pilot:vizier",
    title: "“Vizier”",
    editions: ["2.0"],
    triggers: [{ at: "maneuverExecuted", when: all(toThisShip, byAilerons, fullyExecuted), may: COORDINATE }],
  },
  {
    card: "pilot:vizier",
    title: "“Vizier”",
    editions: ["2.5"],
    permissions: inPlaceOf("ship:Controlled Ailerons"),
    triggers: [{ at: "beforeReveal", when: all(toThisShip, isUnstressed), may: [{ verb: "boost" }, { verb: "also", does: COORDINATE }] }],
  },
];
