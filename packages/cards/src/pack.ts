/** A pack: all card data of one edition at a certain date. */
import type { Edition } from "@broadside/rulebook/row";
import type { Condition, DamageDeck, Pilot, Ship, Upgrade } from "./card.ts";
import type { QuickBuild } from "./quick-build.ts";

export interface Pack {
  readonly edition: Edition;
  /** A year, a month or a day, written so that dates can be compared as strings. */
  readonly date: string;
  readonly ships: readonly Ship[];
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
  readonly conditions: readonly Condition[];
  readonly damageDecks: readonly DamageDeck[];
  readonly quickBuilds: readonly QuickBuild[];
  readonly summaries: Summaries;
  /**
   * Cards that players must resolve themselves because the rules don't. Their keys look like `pilot:…`, `upgrade:…` and `damage:deck/name`.
   * This package can't import the abilities, so a test compares this list with them.
   */
  readonly byHand: readonly string[];
  /**
   * Ids of the cards that are banned in Standard mode, and of the restricted cards. A squad can have at most four restricted cards.
   * Ready-made lists contain no banned or restricted cards.
   */
  readonly banned: readonly string[];
  readonly restricted: readonly string[];
}

/** Our own summaries. Cards are listed by id; Damage cards by name, or by `deck/name` if decks have different cards with that name. */
export interface Summaries {
  readonly ships: Readonly<Record<string, string>>;
  readonly pilots: Readonly<Record<string, string>>;
  readonly upgrades: Readonly<Record<string, string>>;
  readonly conditions: Readonly<Record<string, string>>;
  readonly damage: Readonly<Record<string, string>>;
}

/** A card in a pack file: its facts and its summary. The summary is missing here if it is in a shared file. */
export type Line<Card> = Card & { readonly summary?: string };

/** A pack as its files contain it. */
export interface PackSource extends Omit<Pack, "ships" | "pilots" | "upgrades" | "conditions"> {
  readonly ships: readonly Line<Ship>[];
  readonly pilots: readonly Line<Pilot>[];
  readonly upgrades: readonly Line<Upgrade>[];
  readonly conditions: readonly Line<Condition>[];
}

/** Separates facts from summaries. A card's own summary overrides the one in the shared file. */
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
