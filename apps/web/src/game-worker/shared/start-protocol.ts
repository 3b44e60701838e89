/** The messages between page and worker before a game starts. */
import type { GameProblem, ListOffer, ListTable } from "@broadside/content";
import type { EditionId, Family, Range, ScenarioType } from "@broadside/formats";

/** A game that can be started: a first-edition format or a second-edition scenario. */
export interface GameOffer {
  /** The id of the format or scenario. */
  readonly id: string;
  readonly name: string;
  /** Its other names. */
  readonly aliases: readonly string[];
  /** The page in the Epic Battles rulebook (EB-LIST-01). */
  readonly page?: number | undefined;
  readonly family: GameFamily;
  readonly aim: string;
  /** The editions in which it can be played. The first one is the default. */
  readonly editions: readonly EditionId[];
  readonly seats: Range;
  readonly types: readonly ScenarioType[];
  /**
   * For team games. If the number of seats can vary, `most` is the number of teams that a seat can choose from. If it is fixed, `fixed` is
   * each seat's team.
   */
  readonly teams: { readonly most: number } | { readonly fixed: readonly number[] };
  readonly table: string;
  readonly limits: string;
  /** How many parts of the scenario come from a source, and how many we have reconstructed. */
  readonly share?: { readonly known: number; readonly ours: number };
  readonly isPlayable: boolean;
  readonly options: Readonly<Partial<Record<EditionId, readonly OfferedOption[]>>>;
  /** What an entry contains: a single squad, all of a team's lists, or all of a player's tiers. */
  readonly handedIn: "squad" | "team" | "tiers";
  /** The points limit of each tier. */
  readonly tiers: readonly number[];
  readonly decks: readonly DeckOffer[];
  /** How obstacles are chosen, if players bring them. */
  readonly obstacles?: string;
}

/** The formats of the first edition are one family. Scenarios have several. */
export type GameFamily = "first-edition" | Family;

interface DeckOffer {
  readonly id: string;
  readonly name: string;
}

/** A number that an organiser may set. */
export interface OfferedOption {
  readonly id: string;
  readonly words: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** A scenario to read: its text as Markdown and its diagram as SVG. */
export interface ScenarioPage {
  readonly text: string;
  readonly diagram: string;
}

/** Asks for lists for all seats that have none. `chosen` gives the other seats' lists. */
export interface LineUpRequest {
  readonly table: ListTable;
  readonly chosen: Readonly<Record<number, ListOffer>>;
}

/** Asks for the figures of lists in a game. */
export interface FiguresRequest {
  readonly table: ListTable;
  readonly lists: readonly ListOffer[];
}

/** The facts to show about a checked squad. */
export interface SquadFacts {
  /** `198 points` or `threat 8`. */
  readonly counts: string;
  readonly ships: readonly string[];
  /** Cards that players apply by hand. */
  readonly byHand: readonly string[];
}

/** A quick build that can be chosen. */
export interface OfferedBuild {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly factionName: string;
  readonly threat: number;
}

/** All problems, and the squads of the seats without problems. */
export interface CheckedGame {
  readonly problems: readonly GameProblem[];
  /** The squad of each seat. */
  readonly squads: readonly (SquadFacts | undefined)[];
}
