/** A pack: everything known of one edition's cards at one date. */
import type { Edition } from "@broadside/rulebook/row";
import type { Condition, DamageDeck, Pilot, Ship, Upgrade } from "./card.ts";
import type { QuickBuild } from "./quick-build.ts";

export interface Pack {
  readonly edition: Edition;
  /** As exact as known: a year, a month or a day; dates compare as texts. */
  readonly date: string;
  readonly ships: readonly Ship[];
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
  readonly conditions: readonly Condition[];
  readonly damageDecks: readonly DamageDeck[];
  readonly quickBuilds: readonly QuickBuild[];
  readonly summaries: Summaries;
  /**
   * Cards that the rules do not carry out, so that players do what they say: `pilot:…`, `upgrade:…`, `damage:deck/name`. Held against what
   * the abilities run, which nothing down here may ask.
   */
  readonly byHand: readonly string[];
  /** Ids of cards that are illegal in Standard mode, and of those a squad may hold four of in all. No list at hand names any. */
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
}

/** What a card does, in our own words, by its id; a damage card by its name, or `deck/name` where decks differ. */
export interface Summaries {
  readonly ships: Readonly<Record<string, string>>;
  readonly pilots: Readonly<Record<string, string>>;
  readonly upgrades: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly damage: Readonly<Record<string, string>>;
}

/** A card as a file of a pack has it: its facts, and what it does where no other file says it for several packs. */
export type Line<Card> = Card & { readonly summary?: string };

/** What a pack is made from. */
export interface PackSource extends Omit<Pack, "ships" | "pilots" | "upgrades" | "conditions"> {
  readonly ships: readonly Line<Ship>[];
  readonly pilots: readonly Line<Pilot>[];
  readonly upgrades: readonly Line<Upgrade>[];
  readonly conditions: readonly Line<Condition>[];
}

/** Facts and summaries apart; what a line says of its own card goes before what is said for several packs. */
export const packOf = ({ ships, pilots, upgrades, conditions, summaries, ...rest }: PackSource): Pack => ({
  ...rest,
  ships: ships.map(factsOf),
  pilots: pilots.map(factsOf),
  upgrades: upgrades.map(factsOf),
  conditions: conditions.map(factsOf),
  summaries: {
    ships: { ...summaries.ships, ...summariesIn(ships) },
    pilots: { ...summaries.pilots, ...summariesIn(pilots) },
    upgrades: { ...summaries.upgrades, ...summariesIn(upgrades) },
    conditions: { ...summaries.conditions, ...summariesIn(conditions) },
    damage: summaries.damage,
  },
});

const factsOf = <Card extends object>({ summary: _, ...facts }: Line<Card>): Card => facts as unknown as Card;

const summariesIn = (lines: readonly Line<{ readonly id: string }>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.flatMap(({ id, summary }) => (summary === undefined ? [] : [[id, summary]])));
