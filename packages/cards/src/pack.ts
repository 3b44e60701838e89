/** A pack: all card data of one edition at one date. */
import type { Edition } from "@broadside/rulebook/row";
import type { Condition, DamageDeck, Pilot, Ship, Upgrade } from "./card.ts";
import type { QuickBuild } from "./quick-build.ts";

export interface Pack {
  readonly edition: Edition;
  /** A year, month or day. Dates compare as strings. */
  readonly date: string;
  readonly ships: readonly Ship[];
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
  readonly conditions: readonly Condition[];
  readonly damageDecks: readonly DamageDeck[];
  readonly quickBuilds: readonly QuickBuild[];
  readonly summaries: Summaries;
  /**
   * Cards that players resolve themselves because the rules don't: `pilot:…`, `upgrade:…`, `damage:deck/name`. A test compares this list
   * with the abilities, which this package cannot import.
   */
  readonly byHand: readonly string[];
  /**
   * Ids of the cards banned in Standard mode, and of the restricted cards (at most four in a squad). No ready-made list uses any of them.
   */
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
}

/** Our own summaries: cards by id, and Damage cards by name, or by `deck/name` if decks differ. */
export interface Summaries {
  readonly ships: Readonly<Record<string, string>>;
  readonly pilots: Readonly<Record<string, string>>;
  readonly upgrades: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly damage: Readonly<Record<string, string>>;
}

/** A card in a pack file: its facts, plus its summary unless a shared file contains it. */
export type Line<Card> = Card & { readonly summary?: string };

/** The source of a pack. */
export interface PackSource extends Omit<Pack, "ships" | "pilots" | "upgrades" | "conditions"> {
  readonly ships: readonly Line<Ship>[];
  readonly pilots: readonly Line<Pilot>[];
  readonly upgrades: readonly Line<Upgrade>[];
  readonly conditions: readonly Line<Condition>[];
}

/** Separates facts and summaries; a card's own summary overrides a shared one. */
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
