/** Ailerons: a slow extra maneuver before the dial is revealed. */
import type { Trigger } from "../language/card.ts";
import type { Instruction } from "../language/instruction.ts";
import { all, isUnstressed, toThisShip } from "../language/when.ts";

export const FLY_FIRST: Instruction = { verb: "execute", codes: ["1FW", "1BW", "1NW"], fixed: true, besides: true };

export const FLIES_FIRST: Trigger = { at: "beforeReveal", when: all(toThisShip, isUnstressed), must: [FLY_FIRST] };
