/**
 * A game as chosen by the person who starts it: a first-edition format, or a second-edition scenario (the bare dogfight counts as a
 * scenario). `prepareGame` turns it into a set-up or reports every problem with it.
 */
import type { DamageDeckId, FormatEdition, GameFormatId, SecondEdition, SomeAgreements } from "@broadside/formats";
import type { FormatOptions, SquadDraft } from "@broadside/squads";
import type { PlayerId } from "./player.ts";
import type { GameSetup, Reference } from "./setup.ts";

export type GameChoice = FormatChoice | ScenarioChoice;

/** What a format and a scenario both need. */
interface TableChoice {
  readonly seats: readonly SeatChoice[];
  /** The game ends after this round. */
  readonly roundLimit?: number | undefined;
  /** Needs only the agreements that differ from the defaults or, at an event, from the event settings. */
  readonly agreements?: SomeAgreements | undefined;
  /** The event that the game belongs to. */
  readonly event?: EventChoice | undefined;
  /**
   * True if the organiser has agreed to whatever needs consent: another number of players (EB-LIST-13-Q), or an edition that the scenario
   * wasn't made for.
   */
  readonly organiserAllows?: boolean | undefined;
}

export interface FormatChoice extends TableChoice {
  readonly edition: FormatEdition;
  readonly format: GameFormatId;
  /** The tier being played, counting from 1, for a format with tiers. */
  readonly tier?: number | undefined;
  /** The organiser's settings for lists. */
  readonly options?: FormatOptions | undefined;
  /** The Damage deck for every seat that brings none. */
  readonly deck?: DamageDeckId | undefined;
  readonly hugeObstacle?: GameSetup["hugeObstacle"];
}

export interface EventChoice {
  readonly tier: string;
  /** True if the organiser has announced beforehand that a huge ship may be an obstacle (HS-HOBS-04). */
  readonly announced: boolean;
  /** The date, such as 2015-12-31. It decides which Damage decks players may bring (ET-GEAR-03, -04). */
  readonly day?: string | undefined;
}

export interface ScenarioChoice extends TableChoice {
  readonly edition: SecondEdition;
  /** The scenario's id or name. */
  readonly scenario: string;
  /** Numbers in the scenario that the organiser has changed. */
  readonly options?: Readonly<Record<string, number>> | undefined;
  readonly reference?: Reference | undefined;
}

export interface SeatChoice {
  /** The player's id. If omitted, the set-up gets a placeholder for the seat. */
  readonly player?: PlayerId | undefined;
  readonly name: string;
  /** The level of a bot that sits here from the start. */
  readonly bot?: string | undefined;
  /** If omitted, each player is a side of their own. */
  readonly team?: number | undefined;
  readonly squad: SquadDraft;
  /**
   * For a format in which the lists of all tiers are submitted and checked together: those lists, in order. The tier being played uses
   * `squad` instead of its entry here.
   */
  readonly tiers?: readonly SquadDraft[] | undefined;
  readonly deck?: string | undefined;
}
