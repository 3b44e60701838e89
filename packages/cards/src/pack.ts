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
