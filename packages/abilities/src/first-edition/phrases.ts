/** Phrases that cards of huge ships share. */
import type { Trigger } from "../language/card.ts";
import type { Deed } from "../language/deed.ts";
import { toThisShip } from "../language/when.ts";

/** An Energy header: in the Use Energy step of its ship, once a round (HS-ENERGY-14, -15). */
export const inUseEnergy = (...may: readonly Deed[]): Trigger => ({ at: "useEnergy", once: "a round", when: toThisShip, may });
