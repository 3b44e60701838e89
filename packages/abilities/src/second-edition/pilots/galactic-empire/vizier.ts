import type { Card } from "../../../card.ts";
import type { Deed } from "../../../deed.ts";
import { all, isUnstressed, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { byAilerons, inPlaceOf } from "./phrases.ts";

const COORDINATE: readonly Deed[] = [{ verb: "free action", names: ["coordinate"] }, { verb: "skip Perform Action" }];

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
