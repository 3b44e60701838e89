/** Parts of card texts that several cards in the deck share. */
import type { ActionText, Card, CardText } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";

/** Turns a faceup card facedown, which is what repairing it means (2E-DMG-11). */
export const REPAIRED: Instruction = { verb: "turn this card facedown" };
export const ONE_HIT: Instruction = { verb: "suffer", hits: 1 };

/** The card's Action header, which repairs it (2E-DECK-17). */
export const ACTION_REPAIRS: ActionText = { does: [REPAIRED] };

/** Defines a card in this deck by its name. */
export const ofCore = (title: string, text: CardText): Card => ({ card: `damage:core/${title}`, title, ...text });
