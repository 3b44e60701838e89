/** Parts of card texts that several Damage cards share. */
import type { ActionName } from "@broadside/cards";
import type { ActionText, CardText, Trigger } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { isThisCard } from "../../language/when.ts";
import { inUseEnergy } from "../phrases.ts";

export const FACEDOWN: readonly Instruction[] = [{ verb: "turn this card facedown" }];
const DAMAGE: readonly Instruction[] = [{ verb: "suffer", hits: 1 }];

/** Rolls an attack die. On a hit, the ship suffers 1 damage. */
export const HIT_IS_DAMAGE: Instruction = { verb: "roll", on: { hit: DAMAGE } };

export const ACTION_TURNS_IT: ActionText = { does: FACEDOWN };
export const ACTION_MAY_TURN_IT: ActionText = { does: [{ verb: "roll", on: { hit: FACEDOWN, crit: FACEDOWN } }] };
/** An action that may turn the card facedown. The older cards need a hit for this; a critical isn't enough. */
export const ACTION_MAY_TURN_IT_ON_HIT: ActionText = { does: [{ verb: "roll", on: { hit: FACEDOWN } }] };

/** Turns the card facedown if its ship spends this much energy from the Ship card in the Use Energy step. */
export const energyTurnsIt = (amount: number): Trigger => inUseEnergy({ verb: "spend energy", amount }, ...FACEDOWN);

/** Triggers when the card is turned or dealt faceup. */
export const whenFaceup = (...must: readonly Instruction[]): Trigger => ({ at: "damageFaceup", when: isThisCard, must });

/** Forbids the ship to perform the action. */
export const cannotPerform = (name: ActionName): NonNullable<CardText["permissions"]> => ({
  act: (_, self, { ship, action }) => (ship === self.ship && action === name ? false : undefined),
});
