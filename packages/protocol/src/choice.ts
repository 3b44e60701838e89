/**
 * What is to be played, as whoever starts a game chooses it: a format of the first edition, or a scenario of the second (the bare dogfight is
 * one of them). `prepareGame` makes a set-up of it, or says everything that stands against it.
 */
import type { DamageDeckId, GameFormatId, SomeAgreements } from "@broadside/formats";
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { GameSetup, Reference } from "./setup.ts";

export type GameChoice = FormatChoice | ScenarioChoice;

export type SecondEdition = "2.0" | "2.5";

/** What both have. */
interface TableChoice {
  readonly seats: readonly SeatChoice[];
  /** Ends after this round. */
  readonly roundLimit?: number | undefined;
  /** What is as usual may be left out; at an event, what is as events fix it. */
  readonly agreements?: SomeAgreements | undefined;
  /** The event that it is played at. */
  readonly event?: EventChoice | undefined;
  /** Lets pass what is for the organiser to allow: another number of players (EB-LIST-13-Q), another edition than a scenario was made for. */
  readonly organiserAllows?: boolean | undefined;
}

export interface FormatChoice extends TableChoice {
  readonly edition: "1e";
  readonly format: GameFormatId;
  /** From 1: the tier that is played, of a format with tiers. */
  readonly tier?: number | undefined;
  /** What the organiser has set for lists. */
  readonly options?: FormatOptions | undefined;
  /** The Damage deck of all seats that bring none of their own. */
  readonly deck?: DamageDeckId | undefined;
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
}

export interface EventChoice {
  readonly tier: string;
  /** The organiser has announced before that a huge ship may be an obstacle (HS-HOBS-04). */
  readonly announced: boolean;
  /** Written as 2015-12-31: which Damage decks may be brought depends on it (ET-GEAR-03, -04). */
  readonly day?: string | undefined;
}

export interface ScenarioChoice extends TableChoice {
  readonly edition: SecondEdition;
  /** By id or name. */
  readonly scenario: string;
  /** Figures that the organiser has set otherwise than usual. */
  readonly options?: Readonly<Record<string, number>> | undefined;
  readonly reference?: Reference | undefined;
}

export interface SeatChoice {
  readonly name: string;
  /** Each player is a side of their own where left out. */
  readonly team?: number | undefined;
  readonly squad: SquadDraft;
  /**
   * Of a format with tiers, where all of them are handed in and checked together: the lists of all tiers, in their order. That of the tier
   * which is played is `squad`, whatever stands in its place.
   */
  readonly tiers?: readonly SquadDraft[] | undefined;
  readonly deck?: string | undefined;
}
