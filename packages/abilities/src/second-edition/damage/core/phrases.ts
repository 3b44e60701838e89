/** Phrases that several cards of the deck share. */
import type { ActionText, Card, CardText } from "../../../language/card.ts";
import type { Deed } from "../../../language/deed.ts";

/** A faceup card that is repaired is turned facedown (2E-DMG-11). */
export const REPAIRED: Deed = { verb: "turn this card facedown" };
export const ONE_HIT: Deed = { verb: "suffer", hits: 1 };

/** Its Action header (2E-DECK-17). */
export const ACTION_REPAIRS: ActionText = { does: [REPAIRED] };

/** A card of the deck by its name. */
export const ofCore = (title: string, text: CardText): Card => ({ card: `damage:core/${title}`, title, ...text });
