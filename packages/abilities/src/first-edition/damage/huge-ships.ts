/** The huge-ship decks, and parts of card texts that several of their cards share. */
import { readManeuver, type Slot } from "@broadside/cards";
import type { Bearer, ChoiceAsk, Part, Situation } from "@broadside/rules";
import { discardCard, partOf } from "@broadside/rules/procedures";
import type { Card, CardText } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { pick, upgradesAt } from "../../language/pick.ts";
import type { When } from "../../language/scene.ts";
import { upgradesOf } from "../../language/when.ts";

const HUGE_DECKS = {
  "GR-75": "gr75mediumtransport",
  CR90: "cr90corvette",
  Raider: "raiderclasscorvette",
  Gozanti: "gozanticlasscruiser",
  "C-ROC": "croccruiser",
} as const;

/** Defines a card with the same text in the decks of several ships. */
export const inDecksOf = (ships: readonly (keyof typeof HUGE_DECKS)[], title: string, text: CardText): readonly Card[] =>
  ships.map((ship) => ({ card: `damage:${HUGE_DECKS[ship]}/${title}`, title, ...text }));

/**
 * Returns the section that was dealt the Damage card. A ship with one Ship card counts as a whole, with all its weapons and upgrades
 * (HS-DMG-91-Q).
 */
export const sectionOf = (game: Situation, { ship, at }: Bearer): Part => partOf(game, ship, game.damageFacts(ship, at).section);

/** True if the upgrade at this index belongs to the section that was dealt the Damage card. */
export const liesOnIt = (game: Situation, self: Bearer, place: number): boolean => {
  const section = sectionOf(game, self);
  return section === undefined || game.factsOf(self.ship).upgradeSections?.[place] === section;
};

/** True if the ship attacks from the section that was dealt the Damage card. */
export const attacksFromIt: When = ({ game, self, attack }) => attack?.attacker === self.ship.id && attack.from === sectionOf(game, self);

/** True if the ship flew a bank. */
export const bankWasFlown: When = ({ game }) => readManeuver(game.state.motion?.code ?? "")?.bearing === "bank";

/** Discards one of the ship's cards of these types, chosen by its owner. */
export const discardOneOf = (rule: ChoiceAsk["rule"], ...slots: readonly Slot[]): Instruction =>
  pick({
    kind: "discard upgrade",
    rule,
    among: ({ game, self: { ship } }) => upgradesAt(ship, [...new Set(slots.flatMap((slot) => upgradesOf(game, ship, slot)))]),
    perform: ({ game, self }, at) => discardCard(game, self.ship, at),
  });
